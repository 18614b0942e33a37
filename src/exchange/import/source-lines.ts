import type { Draft, LineRole, Part, PartKind, SourceLine } from './draft.ts';

/** The lines of a text with what became of each, for readers that do not keep places themselves. */
export function withLines(draft: Draft, text: string): Draft {
  if (draft.lines.length > 0) return draft;
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
    }
    const left = draft.notices.some(
      (one) => one.line === no && (one.code === 'LineNotUnderstood' || one.code === 'LeftOut'),
    );
    const role: LineRole =
      own.length > 0 ? 'fighter' : parts.length > 0 ? 'more' : left ? 'note' : 'heading';
    return [{ no, text: line, role, parts: parts.toSorted((a, b) => a.from - b.from) }];
  });
  return { ...draft, lines };
}
