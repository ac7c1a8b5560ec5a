# Amit minden lecke mond.

lesson-not = Arra később kerül sor. Ebben a lépésben arról van szó, ami az asztalon világít.
