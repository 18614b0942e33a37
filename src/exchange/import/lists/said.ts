import { cellNumber } from '#exchange/import/words/heads.ts';
import { areItems, itemsIn } from '#exchange/import/words/items.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import {
  isRole,
  saysExperience,
  sectionOf,
  withoutGrade,
} from '#exchange/import/words/sections.ts';
import { look, type Words } from '#exchange/import/words/words.ts';
import type { ListBuilder } from './builder.ts';
import { nameAndType } from './fighter-line.ts';
import { isKey, meaningOf } from './keys.ts';
import type { ListLine } from './lines.ts';
import { crownsIn } from './signs.ts';

/** What a word before a colon says of the warband, or of the fighter above. */
export function takeKey(
  built: ListBuilder,
  words: Words,
  line: ListLine,
  key: string,
  value: string,
): void {
  const meaning = meaningOf(key);
  const section = sectionOf(key);
  if (saysExperience(key)) {
    // `20+2+3 = 25`; and a form that nobody has filled in says nothing.
    const sum = /=\s*(\d{1,3})\s*$/u.exec(value)?.[1] ?? value.replaceAll(/^\D+/g, '');
    if (value !== '') built.change({ xp: cellNumber(sum) });
  } else if (isRole(section) && (value === '' || /^\d+$/.test(value))) built.openSection(section);
  else if (meaning === 'warband') built.openWarband(value);
  else if (meaning === 'warbandType') built.type = value;
  else if (meaning === 'gold') built.gold ??= crownsIn(value);
  else if (meaning === 'name' && value !== '') openNamed(built, words, line, value);
  else if (meaning === 'type' && value !== '') openTyped(built, words, line, value);
  else if (meaning === 'count') {
    // `Models: 8` below somebody counted, or below a sum, is all of them.
    const his = !built.summed && (built.current?.found.count ?? null) === null;
    if (his) built.change({ count: cellNumber(value.replaceAll(/^\D+/g, '')) });
  } else if (meaning === 'skip' && section !== 'stash') {
    // What the rating of a warband is made of stands below, one by one.
    if (value === '' && /rating|valeur|wert|valor/iu.test(key)) built.openSection('notes');
  } else if (section !== null && !isRole(section)) {
    if (
      built.current === null ||
      section === 'stash' ||
      section === 'notes' ||
      section === 'dead'
    ) {
      if (value === '') built.openSection(section);
      return;
    }
    if (value === '') built.section = section;
    else putParted(built, words, section, value, line.no);
  }
}

/** `Mutation: great claw. Mace`: a sentence of nothing but things is what he carries. */
function putParted(
  built: ListBuilder,
  words: Words,
  section: Section,
  value: string,
  line: number,
): void {
  const parts =
    section === 'gear' ? [value] : value.split(/(?<=\p{L}{2})\s*(?:\.|;)\s+(?=\p{Lu})/u);
  const carried = parts.slice(1).filter((part) => areItems(itemsIn(part, line, words), words, 1));
  const others = parts.filter((part) => !carried.includes(part));
  built.put(section, others.join('; '), line);
  if (carried.length > 0) built.put('gear', carried.join(', '), line);
}

/**
 * `Bande⇥Les Fils⇥Or⇥27` in the cells of a sheet: keys and what stands beside each. Null for any other row.
 */
export function keysOfCells(
  cells: readonly string[],
): readonly { readonly key: string; readonly value: string }[] | null {
  const filled = cells.filter((cell) => cell !== '');
  const pairs = filled.flatMap((cell, at) =>
    at % 2 === 0 ? [{ key: cell.replace(/\s*:$/u, ''), value: filled[at + 1] ?? '' }] : [],
  );
  const all = filled.length % 2 === 0 && pairs.every(({ key }) => meaningOf(key) !== undefined);
  return all && pairs.length > 0 && pairs.length < 5 && pairs.some(({ value }) => isTold(value))
    ? pairs
    : null;
}

/** Beside a key, and no key itself as in the heading of a table. */
function isTold(value: string): boolean {
  return !isKey(value);
}

function openNamed(built: ListBuilder, words: Words, line: ListLine, value: string): void {
  const called = nameAndType(value, words);
  const above = built.current === null && built.fighters.length === 0 && built.role === null;
  if (above && built.type !== '' && !built.told && !called.known && !line.bullet) {
    built.name = value;
    built.told = true;
    return;
  }
  if (
    built.current === null &&
    built.fighters.length === 0 &&
    built.name === '' &&
    !called.known &&
    built.role === null &&
    !line.bullet
  ) {
    const warband = look(words, 'warbands', withoutGrade(value));
    if (warband !== null) {
      built.type = value;
      return;
    }
  }
  if (
    built.current !== null &&
    !built.current.named &&
    built.current.found.name === built.current.found.type
  ) {
    built.current.found = { ...built.current.found, name: value };
    built.current.named = true;
    return;
  }
  built.begin(line, {
    called: { ...called, name: called.name || called.type },
    gear: [],
  });
  if (built.current !== null) built.current.named = true;
}

function openTyped(built: ListBuilder, words: Words, line: ListLine, value: string): void {
  const called = nameAndType(value, words);
  const own = built.current?.found;
  if (own === undefined) {
    const warband = look(words, 'warbands', withoutGrade(value));
    if (warband !== null && (!called.known || built.fighters.length === 0)) built.type = value;
    else if (called.known) built.begin(line, { called, gear: [] });
    return;
  }
  if (built.current !== null && (own.type === '' || own.type === own.name)) {
    built.current.found = {
      ...own,
      type: called.type || value,
      count: own.count ?? called.count,
    };
  } else built.begin(line, { called, gear: [] });
}
