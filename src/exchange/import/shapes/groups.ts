import { xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { couldBeName } from '#exchange/import/lists/names.ts';
import { type Named, namedIn, plainlyIn } from '#exchange/import/lists/plain-line.ts';
import { counted, withoutPrices } from '#exchange/import/words/items.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, type Words } from '#exchange/import/words/words.ts';

/**
 * `2 Champions` with `- Hans: hammer` and `Ulf (8 xp)` below it: each of them with what he is, in the place
 * of a line for all; whoever of them has no line stays. Other lines stay as they are.
 */
export function withTypes(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const groups = lines.map((line, at) => {
    const group = groupIn(line, words);
    const people = group === null ? [] : peopleBelow(line, lines.slice(at + 1), words);
    const all = people.reduce((sum, { named }) => sum + (named.count ?? 1), 0);
    const left = (group?.count ?? all) - all;
    const fits = people.length > 0 && left >= 0 && (left === 0 || people.length > 1);
    return group === null || !fits ? null : { group, people, left };
  });
  // One name below one word for somebody may be anything; two such pairs are how the list is written.
  const usual = groups.filter((one) => one !== null).length > 1;
  const all: ListLine[] = [];
  const taken = new Map<ListLine, ListLine>();
  for (const [at, line] of lines.entries()) {
    const told = groups[at] ?? null;
    if (told === null || !(usual || told.people.some(({ named }) => isSure(named)))) {
      all.push(taken.get(line) ?? line);
      continue;
    }
    const { group, people, left } = told;
    if (left > 0) all.push({ ...line, text: `${left} ${group.type}${group.learnt}` });
    for (const { line: own, named } of people) {
      const { name, gear, count, xp } = named;
      const things = gear.map((item) =>
        item.count > 1 ? `${item.count} ${item.text}` : item.text,
      );
      const text = things.length === 0 ? name : `${name}: ${things.join(', ')}`;
      const who = { name, type: group.type, count, xp: xp ?? group.xp, known: true };
      taken.set(own, { ...own, text, who, bullet: line.bullet, indent: line.indent });
    }
  }
  return all;
}

interface Group {
  readonly type: string;
  /** Null where nobody has counted them. */
  readonly count: number | null;
  readonly xp: number | null;
  /** Experience of each, as it stands behind the word for them. */
  readonly learnt: string;
}

/** A line that says what some people are, and nothing else of them. */
function groupIn({ text, cells, who }: ListLine, words: Words): Group | null {
  if (cells !== null || who !== null || text.length > 60) return null;
  const { xp, rest } = xpIn(withoutPrices(text).text);
  const head = rest.trim();
  const bare = head.endsWith(':') ? head.slice(0, -1).trim().replace(LEAD, '') : head;
  const [whole, digits] = /\s*[([](\d)[)\]]$/u.exec(bare) ?? [];
  const { text: type, count } = counted(bare.slice(0, bare.length - (whole?.length ?? 0)));
  if (isRole(sectionOf(type)) || !isCatalogued(words, 'profiles', type)) return null;
  const all = count ?? (digits === undefined ? null : Number(digits));
  return { type, count: all, xp, learnt: xp === null ? '' : ` (${xp} xp)` };
}

/** `Then come two Tainted Ones:`, without what leads over to them. */
const LEAD =
  /^(?:(?:then|next|first|and|finally|also|there|here|then|puis|ensuite|et|enfin|voici|dann|und|zuletzt|dazu|luego|y|después|poi|e|infine)\s+)+(?:(?:come|comes|are|is|viennent|vient|kommen|kommt|vienen|viene|vengono)\s+)?(?:(?:the|my|our|les|mes|nos|die|meine|unsere|los|mis|i|le|gli)\s+)?(?=\p{L}|\d)/iu;

interface Person {
  readonly line: ListLine;
  readonly named: Named;
}

/**
 * Those whom the lines below a group name: the first of them right below it, the others written alike, with
 * whatever stands between them.
 */
function peopleBelow(group: ListLine, lines: readonly ListLine[], words: Words): readonly Person[] {
  const [first] = lines;
  const apart = first?.fresh === true && !(first.bullet && /:\s*$/u.test(group.text));
  if (first === undefined || apart || first.indent < group.indent) return [];
  const people: Person[] = [];
  for (const line of lines) {
    const alike = line.indent === first.indent && line.bullet === first.bullet;
    if (line.cells !== null || line.who !== null || line.heading) break;
    if (sectionOf(line.text) !== null || groupIn(line, words) !== null) break;
    if (plainlyIn(line.text, line.no, words) !== null) break;
    // Without a sign before each, a blank line ends them.
    if (line.fresh && !line.bullet) break;
    const named = alike ? namedIn(line.text, line.no, words) : null;
    if (line === first && (named === null || (named.strung && !couldBeName(named.name, words))))
      return [];
    if (named !== null) people.push({ line, named });
  }
  return people;
}

/** He carries something, or has learnt it: no thing does. */
function isSure({ gear, xp, strung }: Named): boolean {
  return xp !== null || (gear.length > 0 && !strung);
}
