# What all lessons say.

lesson-not = That comes later. This step is about what is lit on the table.
