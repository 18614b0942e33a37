import type { Draft, DraftFighter, LineRole, Part, PartKind, SourceLine } from './draft.ts';
import { isUnreadLine } from './notice.ts';
import { withUnreadLines } from './understood-lines.ts';
import { literal, saidFor } from './words/phrases.ts';

/**
 * Adds the source lines with their parts to a draft whose reader does not track offsets.
 * @param written typed by hand: its reader has already reported unread lines
 */
export function withSourceLines(draft: Draft, text: string, written: boolean): Draft {
  if (draft.lines.length > 0) return draft;
  const { notices } = written ? draft : withUnreadLines(draft, text.split('\n'));
  const lines = text.split('\n').flatMap((line, at): readonly SourceLine[] => {
    if (!/[\p{L}\d]/u.test(line)) return [];
    const no = at + 1;
    const parts: Part[] = [];
    const find = (word: string, is: PartKind, fighter: string, sure: boolean) => {
      const from = line.toLowerCase().indexOf(word.toLowerCase());
      if (word === '' || from < 0) return;
      const to = from + word.length;
      if (parts.every((one) => one.to <= from || one.from >= to))
        parts.push({ from, to, is, sure, fighter });
    };
    const own = draft.fighters.filter((one) => one.line === no);
    for (const one of own) {
      find(one.name.value, 'name', one.key, true);
      find(one.type.value, 'type', one.key, !one.unsure.includes('type'));
    }
    for (const one of draft.fighters) {
      for (const thing of one.gear.filter((item) => item.line === no))
        find(thing.text, 'thing', one.key, thing.itemId !== '' && thing.origin !== 'guess');
      for (const word of one.skills.filter((skill) => skill.line === no))
        find(word.text, 'skill', one.key, word.traitId !== '');
      for (const word of one.injuries.filter((injury) => injury.line === no))
        find(word.text, 'injury', one.key, word.traitId !== '');
      for (const word of one.rules.filter((rule) => rule.line === no))
        find(word.text, 'rule', one.key, word.traitId !== '');
    }
    for (const [is, pattern] of NUMBERS)
      for (const match of line.matchAll(pattern))
        if (own[0] !== undefined) find(match[0], is, own[0].key, true);
    const left = notices.some((one) => one.line === no && isUnreadLine(one));
    const role: LineRole =
      own.length > 0 ? 'fighter' : parts.length > 0 ? 'more' : left ? 'note' : 'heading';
    return [{ no, text: line, role, parts: parts.toSorted((a, b) => a.from - b.from) }];
  });
  return { ...draft, lines };
}

/**
 * Adds lines composed from the fighters and left-out notices, for formats without readable lines, so that they can
 * be mended like a list.
 */
export function withSyntheticLines(draft: Draft): Draft {
  if (draft.lines.length > 0) return draft;
  let last = Math.max(0, ...[...draft.fighters, ...draft.notices].map(({ line }) => line ?? 0));
  const placed = (line: number | null) => line ?? (last += 1);
  const fighters = draft.fighters.map((one) => ({ ...one, line: placed(one.line) }));
  const notices = draft.notices.map((one) =>
    isUnreadLine(one) ? { ...one, line: placed(one.line) } : one,
  );
  const lines = new Map<number, SourceLine>();
  for (const one of fighters) lines.set(one.line, withWordsOf(one, lines.get(one.line)));
  for (const { line, about } of notices.filter(isUnreadLine))
    if (line !== null && !lines.has(line))
      lines.set(line, { no: line, text: about, role: 'note', parts: [] });
  return {
    ...draft,
    fighters,
    notices,
    lines: [...lines.values()].toSorted((a, b) => a.no - b.no),
  };
}

/** A line of a fighter's words, appended to those of another fighter on the same line. */
function withWordsOf(fighter: DraftFighter, before: SourceLine | undefined): SourceLine {
  const { key, line, name, type, unsure } = fighter;
  const words: (readonly [PartKind, string, boolean])[] = [
    ['name', name.value, !unsure.includes('name')],
    ['type', type.value === name.value ? '' : type.value, !unsure.includes('type')],
  ];
  for (const { text, itemId, origin } of fighter.gear)
    words.push(['thing', text, itemId !== '' && origin !== 'guess']);
  for (const [is, all] of [
    ['skill', fighter.skills],
    ['injury', fighter.injuries],
    ['rule', fighter.rules],
  ] as const)
    for (const word of all) words.push([is, word.text, word.traitId !== '']);
  let text = before === undefined ? '' : `${before.text} · `;
  const parts = [...(before?.parts ?? [])];
  for (const [is, word, sure] of words.filter(([, one]) => one !== '')) {
    if (parts.at(-1)?.fighter === key) text += ', ';
    parts.push({ from: text.length, to: text.length + word.length, is, sure, fighter: key });
    text += word;
  }
  return { no: line ?? 0, text, role: 'fighter', parts };
}

/** Numbers and connecting words, which are not rest. */
const NUMBERS: readonly (readonly [PartKind, RegExp])[] = [
  ['xp', new RegExp(String.raw`\d+\s?${saidFor(({ experience }) => experience)}(?!\p{L})`, 'giu')],
  [
    'price',
    new RegExp(String.raw`\d+\s?${saidFor(({ money }) => money, literal)}(?!\p{L})`, 'giu'),
  ],
  ['count', /\d+\s?x\b|\bx\s?\d+|\d+/giu],
  [
    'link',
    new RegExp(
      String.raw`(?<!\p{L})${saidFor(({ links }) => [...links.and, ...links.with, ...links.article], literal)}(?!\p{L})`,
      'giu',
    ),
  ],
];
