import { describe, expect, it } from "vitest";
import { softened } from "./hyphens";

const shown = (name: string) => softened(name).replaceAll("\u00ad", "-");

describe("softened", () => {
  it("parts long words before a syllable, never near their ends", () => {
    expect(shown("Peloponnészosz")).toBe("Pelo-pon-né-szosz");
    expect(shown("Pénzkölcsönzők")).toBe("Pénz-köl-csönzők");
    expect(shown("Moneylenders")).toBe("Money-len-ders");
    expect(shown("Konfucianismus")).toBe("Konfu-cia-nismus");
  });

  it("leaves short words alone", () => {
    expect(softened("Olimpiai játékok")).toBe("Olimpiai játékok");
    expect(shown("Vítězoslavný návrat")).toBe("Vítě-zos-lavný návrat");
    expect(shown("Cech obchodníků")).toBe("Cech obchod-níků");
  });
});
