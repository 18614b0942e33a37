import type { FoundFighter, FoundItem } from '#exchange/import/found.ts';
import { merged } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';

/**
 * Fighters of whom a list says `same as Rolf`, `idem` or `wie oben` with the things of whoever is meant: the one
 * with that name or of that type, or the one above. Where nobody is meant the words stay.
 */
export function withSameThings(fighters: readonly FoundFighter[]): readonly FoundFighter[] {
  const told: FoundFighter[] = [];
  for (const one of fighters) {
    const gear = one.gear.flatMap((item) => {
      const whom = meantBy(item.text);
      const other = whom === null ? undefined : otherOf(whom, told, fighters);
      return other === undefined
        ? [item]
        : other.gear.map(({ text, count }) => again(text, count, item));
    });
    told.push({ ...one, gear: merged(gear) });
  }
  return told;
}

function again(text: string, count: number, { line }: FoundItem): FoundItem {
  return { text, count, line };
}

/** Whose things somebody has too; '' for the one above, null where nothing of the kind is said. */
function meantBy(text: string): string | null {
  const [whole, whom = ''] = SAME.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return ABOVE.test(whom) ? '' : whom;
}

const SAME =
  /^(?:(?:the\s)?same(?:\s(?:kit|gear|equipment|stuff|things|weapons|again))?(?:\s(?:as|like))?|ditto|as(?=\s(?:above|before)$)|idem|ídem|(?:la\s)?même\s(?:chose|équipement|matos)(?:\sque)?|pareil(?:\sque)?|comme|(?:das\s)?gleiche?(?:\s(?:ausrüstung|zeug))?(?:\swie)?|dito|genauso(?:\swie)?|wie|(?:lo\s)?mismo(?:\sequipo)?(?:\sque)?|igual(?:\sque)?|(?:la\s)?stess[ao](?:\s(?:cosa|roba|equipaggiamento))?(?:\s(?:di|che))?|lo\sstesso(?:\sdi)?|uguale(?:\sa)?|come)(?:\s+(.{2,40}))?$/iu;

/** Whoever stands above. */
const ABOVE =
  /^$|^(?:(?:the|l['’]|der|die|el|la|il|los|the two|the one)?\s?)?(?:above|before|him|her|them|others?(?:\sones?)?|previous|last(?:\sone)?|first(?:\sone)?|au-dessus|ci-dessus|autres?|premier|première|oben|andere[nrs]?|vorige[nrs]?|arriba|otr[oa]s?|anterior|sopra|altr[oaei])$/iu;

function otherOf(
  whom: string,
  above: readonly FoundFighter[],
  all: readonly FoundFighter[],
): FoundFighter | undefined {
  const armed = [...above.toReversed(), ...all].filter(
    ({ gear }) => gear.length > 0 && gear.every(({ text }) => meantBy(text) === null),
  );
  if (whom === '') return armed[0];
  const key = fold(whom);
  return (
    armed.find(({ name }) => fold(name) === key) ??
    armed.find(({ name }) => fold(name).split(' ')[0] === key.split(' ')[0]) ??
    armed.find(({ type }) => fold(type) === key)
  );
}
