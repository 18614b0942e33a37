import { fitted, heading, plain, shortened, write } from '#ui/painting/lettering.ts';
import type { Mark, Measure } from '#ui/painting/picture.ts';
import { INKS } from '#ui/painting/woodcut.ts';
import type { FighterFacts } from './warband-facts.ts';

/** How a fighter is laid out: lines of equipment, and the profile as a table or in a line. */
export interface FighterSetting {
  readonly lines: 1 | 2;
  readonly table: boolean;
}

/** A fighter's area on the sheet, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Scale of everything; 1 as designed. */
  readonly unit: number;
}

const LINE = 31;

/** Height of a fighter in px at unit 1. */
export function fighterHeight({ lines, table }: FighterSetting): number {
  return 44 + lines * LINE + (table ? 54 : 32) + 14;
}

/** A fighter's name, equipment and profile. */
export function fighterMarks(
  fighter: FighterFacts,
  place: Place,
  { lines, table }: FighterSetting,
  measure: Measure,
): readonly Mark[] {
  const { x, y, width, unit } = place;
  const size = Math.round(26 * unit);
  const first = y + 76 * unit;
  const things = broken(fighter.things, { room: width, size, lines }, measure);
  const numbers = { ...place, y: first + (lines - 1) * LINE * unit };
  return [
    ...whoMarks(fighter, place, measure),
    ...things.map((text, index) =>
      write(text, plain(size), INKS.ink, { x, y: first + index * LINE * unit, align: 'left' }),
    ),
    ...(table ? numberTable(fighter, numbers) : numberLine(fighter, numbers, measure)),
  ];
}

/** Crown, name, count and type; experience on the right. */
function whoMarks(
  fighter: FighterFacts,
  { x, y, width, unit }: Place,
  measure: Measure,
): readonly Mark[] {
  const large = Math.round(40 * unit);
  const small = Math.round(26 * unit);
  const base = y + 42 * unit;
  const end = x + width;
  const crown = 34 * unit;
  const nameAt = fighter.leader ? x + crown + 8 : x;
  const right = end - measure(fighter.experience, plain(small)) - 16;
  const count = fighter.count === '' ? 0 : measure(fighter.count, plain(small)) + 14;
  const room = right - nameAt - count;
  const sizes = { max: large, min: Math.round(large * 0.55) };
  const nameFont = heading(fitted((one) => measure(fighter.name, heading(one)), room, sizes));
  const name = shortened(fighter.name, room, nameFont, measure);
  const countAt = nameAt + measure(name, nameFont) + 14;
  const kindAt = countAt + count;
  const left = { y: base, align: 'left' } as const;
  return [
    ...(fighter.leader
      ? [
          {
            kind: 'icon',
            icon: 'leader',
            x,
            y: base - crown * 0.86,
            size: crown,
            colour: INKS.red,
          } as const,
        ]
      : []),
    write(fighter.experience, plain(small), INKS.red, { x: end, y: base, align: 'right' }),
    write(name, nameFont, INKS.ink, { ...left, x: nameAt }),
    write(fighter.count, plain(small), INKS.red, { ...left, x: countAt }),
    ...kindMarks(
      fighter.kind,
      { ...left, x: kindAt },
      { room: right - kindAt, size: small },
      measure,
    ),
  ];
}

/** The type, paler than the name; nothing if it would be cut to a few letters. */
function kindMarks(
  kind: string,
  place: { readonly x: number; readonly y: number; readonly align: 'left' },
  { room, size: max }: { readonly room: number; readonly size: number },
  measure: Measure,
): readonly Mark[] {
  if (room < 70) return [];
  const sizes = { max, min: Math.round(max * 0.75) };
  const font = plain(fitted((one) => measure(kind, plain(one)), room, sizes));
  const text = shortened(kind, room, font, measure);
  return [{ ...write(text, font, INKS.ink, place), opacity: 0.8 }];
}

/** The centre of each cell; all have the same width. */
function cellsOf({ numbers }: FighterFacts, { x, width, unit }: Place) {
  const step = Math.min(width / Math.max(1, numbers.length), 76 * unit);
  return numbers.map((number, index) => ({ ...number, middle: x + (index + 0.5) * step }));
}

/** The profile with numbers below their headings. */
function numberTable(fighter: FighterFacts, place: Place): readonly Mark[] {
  const { y, unit } = place;
  return cellsOf(fighter, place).flatMap(({ head, value, middle }) => {
    const above = { x: middle, y: y + 25 * unit, align: 'center' } as const;
    return [
      write(head, plain(Math.round(20 * unit)), INKS.red, above),
      write(value, heading(Math.round(32 * unit)), INKS.ink, { ...above, y: y + 54 * unit }),
    ];
  });
}

/** The profile with numbers next to their headings. */
function numberLine(fighter: FighterFacts, place: Place, measure: Measure): readonly Mark[] {
  const { y, unit } = place;
  const small = plain(Math.round(20 * unit));
  const large = heading(Math.round(27 * unit));
  return cellsOf(fighter, place).flatMap(({ head, value, middle }) => {
    const before = measure(head, small) + 3;
    const x = middle - (before + measure(value, large)) / 2;
    const left = { x, y: y + 32 * unit, align: 'left' } as const;
    return [
      write(head, small, INKS.red, left),
      write(value, large, INKS.ink, { ...left, x: x + before }),
    ];
  });
}

/** Equipment broken into lines between items; what does not fit is replaced by an ellipsis. */
function broken(
  things: string,
  { room, size, lines }: { readonly room: number; readonly size: number; readonly lines: 1 | 2 },
  measure: Measure,
): readonly string[] {
  const font = plain(size);
  const parts = things.split(', ');
  const upTo = (count: number) => `${parts.slice(0, count).join(', ')},`;
  let count = parts.length;
  while (count > 1 && measure(upTo(count), font) > room) count -= 1;
  if (lines === 1 || count === parts.length) return [shortened(things, room, font, measure)];
  const rest = parts.slice(count).join(', ');
  return [upTo(count), shortened(rest, room, font, measure)];
}
