// Names of the factions: people by their seats, Reed Clan and Qin by the words of the game.
import { t } from "../../lib/i18n.svelte";
import type { Session } from "../../table/session.svelte";
import { goodName, locationName, pieceName, type Faction, type Location, type WallView } from "./view";

export type Namer = (faction: number) => string;

/** Everybody by name; the reader's own faction as "you". */
export function namer(view: WallView, session: Session): Namer {
  return (faction) => nameOf(view, faction, (seat) => (seat === view.you ? t("you") : session.name(seat)));
}

export function nameOf(view: WallView, faction: number, seat: Namer): string {
  const kind = view.factions[faction]?.kind ?? "player";
  return kind === "player" ? seat(faction) : t(`wall-${kind}`);
}

export function pieceWords(piece: string, faction: number, name: Namer): string {
  return t("wall-piece-of", { piece: pieceName(piece), name: name(faction) });
}

/** Everything about a location in one sentence. */
export function locationWords(place: Location, name: Namer): string {
  const there = place.officials.map((one) => `${name(one.faction)} ${one.count}`).join(", ");
  const overseers = place.overseers
    .map((one) => t("wall-overseer-owner", { name: name(one.faction), level: one.level }))
    .join(", ");
  return [
    locationName(place.location),
    place.slots === null
      ? t("wall-special")
      : t("wall-slots", {
          taken: place.officials.reduce((sum, one) => sum + one.count, 0),
          slots: place.slots,
        }),
    there && t("wall-officials-there", { who: there }),
    overseers,
    place.promotion &&
      t("wall-promotion", { price: `${place.promotion.n} ${goodName(place.promotion.good)}` }),
    place.shame && t("wall-lone-shame"),
    place.running && t("wall-running"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The purse of a faction in words, or why it is not known. */
export function stockWords(one: Faction): string {
  return one.kind === "player" && one.goods === null ? t("wall-screened") : "";
}
