import type { Doubt, Draft, DraftFighter, LineRole, SourceLine } from './draft.ts';

/** Removes the doubts that the player has answered. */
export function withoutDoubts(fighter: DraftFighter, answered: readonly Doubt[]): DraftFighter {
  return { ...fighter, unsure: fighter.unsure.filter((one) => !answered.includes(one)) };
}

/** Replaces the fighters and keeps the leader if still among them. */
export function withFighters(draft: Draft, fighters: readonly DraftFighter[]): Draft {
  const { leader } = draft;
  const key = leader === null ? undefined : draft.fighters[leader.value]?.key;
  const at = fighters.findIndex((one) => one.key === key);
  return {
    ...draft,
    fighters,
    leader: leader === null || at < 0 ? null : { ...leader, value: at },
  };
}

/** Gives a line the role that the player chose, for formats that are not read again. */
export function withLineRole(draft: Draft, no: number, as: LineRole): Draft {
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
  return withFighters(
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

/** Adds a fighter of whom only the line is known. */
function withFreeFighter(draft: Draft, line: SourceLine): Draft {
  const { no, text } = line;
  const name = text.trim().slice(0, MAX_NAME);
  const typed = <T>(value: T) => ({ value, origin: 'file', line: no }) as const;
  const fighter: DraftFighter = {
    key: `${no}.0`,
    line: no,
    unsure: ['name', 'type'],
    name: typed(name),
    type: typed(name),
    profileId: typed(''),
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
  return withFighters(
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

/** Characters. */
const MAX_NAME = 40;
