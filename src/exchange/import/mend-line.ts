import type { Doubt, Draft, DraftFighter, LineRole, SourceLine } from './draft.ts';

/** The same fighter, no longer doubtful in what his player has told of him. */
export function settled(fighter: DraftFighter, told: readonly Doubt[]): DraftFighter {
  return { ...fighter, unsure: fighter.unsure.filter((one) => !told.includes(one)) };
}

/** A draft of other fighters, led by who led it before, if he is among them still. */
export function leaderKept(draft: Draft, fighters: readonly DraftFighter[]): Draft {
  const { leader } = draft;
  const key = leader === null ? undefined : draft.fighters[leader.value]?.key;
  const at = fighters.findIndex((one) => one.key === key);
  return {
    ...draft,
    fighters,
    leader: leader === null || at < 0 ? null : { ...leader, value: at },
  };
}

/** A draft in which a line is what its player says, where it is of a form that is read one way only. */
export function withLine(draft: Draft, no: number, as: LineRole): Draft {
  const line = draft.lines.find((one) => one.no === no);
  if (line === undefined) return draft;
  const own = draft.fighters.filter((one) => one.line === no);
  if (as === 'fighter') return own.length > 0 ? draft : withFreeFighter(draft, line);
  if (line.role === as) return draft;
  const before = draft.fighters.findLast((one) => one.line !== null && one.line < no);
  const given = as === 'more' && before !== undefined;
  const others = draft.fighters.filter((one) => one.line !== no);
  const fighters = given
    ? others.map((one) => (one.key === before.key ? withThingsOf(one, own) : one))
    : others;
  const gone = new Set(own.map(({ key }) => key));
  const parts = given
    ? line.parts.map((part) => (gone.has(part.fighter) ? { ...part, fighter: before.key } : part))
    : [];
  return leaderKept(
    {
      ...draft,
      lines: draft.lines.map((one) => (one.no === no ? { ...line, role: as, parts } : one)),
      notices: draft.notices.filter((notice) => notice.line !== no),
      fighters: draft.fighters,
    },
    fighters,
  );
}

function withThingsOf(fighter: DraftFighter, own: readonly DraftFighter[]): DraftFighter {
  return {
    ...fighter,
    gear: [...fighter.gear, ...own.flatMap(({ gear }) => gear)],
    skills: [...fighter.skills, ...own.flatMap(({ skills }) => skills)],
    injuries: [...fighter.injuries, ...own.flatMap(({ injuries }) => injuries)],
    rules: [...fighter.rules, ...own.flatMap(({ rules }) => rules)],
  };
}

/** Somebody of whom no more is known than that he is on this line. */
function withFreeFighter(draft: Draft, line: SourceLine): Draft {
  const { no, text } = line;
  const name = text.trim().slice(0, MOST_OF_A_NAME);
  const told = <T>(value: T) => ({ value, origin: 'file', line: no }) as const;
  const fighter: DraftFighter = {
    key: `${no}.0`,
    line: no,
    unsure: ['name', 'type'],
    name: told(name),
    type: told(name),
    profileId: told(''),
    choices: [],
    role: { value: 'henchmen', origin: 'guess', line: no },
    count: { value: 1, origin: 'rules', line: no },
    xp: { value: 0, origin: 'rules', line: no },
    stats: {},
    gear: [],
    skills: [],
    injuries: [],
    rules: [],
    missesNext: false,
  };
  const from = text.indexOf(name);
  const part = {
    from,
    to: from + name.length,
    is: 'name',
    sure: false,
    fighter: fighter.key,
  } as const;
  const at = draft.fighters.findIndex((one) => (one.line ?? 0) > no);
  const place = at < 0 ? draft.fighters.length : at;
  return leaderKept(
    {
      ...draft,
      lines: draft.lines.map((one) =>
        one.no === no ? { ...line, role: 'fighter', parts: [part] } : one,
      ),
      notices: draft.notices.filter((notice) => notice.line !== no),
    },
    draft.fighters.toSpliced(place, 0, fighter),
  );
}

const MOST_OF_A_NAME = 40;
