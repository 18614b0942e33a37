import { beforeAll, describe, expect, test } from 'vitest';
import { REFUSALS } from '#battle/commands.ts';
import { i18n } from '#i18n/instance.ts';
import { hasWords, type SaidCode, say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { BattleView, Duty, Said } from '#rules/system.ts';
import { FLAG_ROWS } from '#rules/systems/mordheim/flags.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { STATUS_ROWS } from '#rules/systems/mordheim/statuses.ts';
import { TRAIT_GROUPS } from '#rules/systems/mordheim/traits.ts';
import { moments } from './mordheim-moments.ts';
import { readSource, type SourceCode } from './source-codes.ts';

// Everything the rules and the log can say has words in every language, with nothing left blank.
// Three ways to find out what they can say: the system's tables, the source itself, and what comes
// up in thousands of moments of battles, with the variables it really comes with.

const RULES = readSource(['src/rules/systems/mordheim'], 'said');
const LOG = readSource(['src/battle/describe.ts', 'src/battle/selectors.ts'], 'say', 'entry.');
const NAME = { name: 'Otto' };
const MOMENTS = moments();
const MET = distinct(MOMENTS.flatMap(spokenAt));
const STATUSES = STATUS_ROWS.map((row) => row.id);

/** What the open part of a code can be. A new one has to be told here. */
const OPEN_CODES: Readonly<Record<string, readonly string[]>> = {
  'ld.own-leader-*': STATUS_ROWS.filter((row) => !row.lendsBubble).map((row) => row.id),
  'rout-ld.leader-*': STATUS_ROWS.filter((row) => row.lendsRoutLeadershipAsLeader).map(
    (row) => row.id,
  ),
  'rout-ld.highest-leader-*': STATUSES,
  'rout-ld.*': ['nobody', 'no-test'],
  'why.*': [
    ...RULES.list('CIRCUMSTANCES'),
    ...STATUS_ROWS.filter((row) => !row.lendsBubble).map((row) => row.id),
  ],
};

/** Refusals that `decide` answers in words of its own, so that players never see the rules' code. */
const ANSWERED_BEFORE = ['unknown-fighter', 'unknown-action', 'charge-needs-target'];

describe.each(LANGUAGES)('the words in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('name the system and everything in its tables', () => {
    expect(wordless(inTables())).toEqual([]);
    // Only some duties need a line beside their facts.
    const texts = RULES.kinds.map(({ code }) => of(`duty.${code}.text`)).filter(hasWords);
    expect(wordless(texts)).toEqual([]);
  });

  test('have none for what the rules no longer know', () => {
    expect(idsIn(language, 'status')).toEqual(STATUSES.toSorted());
    expect(idsIn(language, 'flag')).toEqual(FLAG_ROWS.map(({ id }) => id).toSorted());
    expect(idsIn(language, 'houseRule')).toEqual(system.houseRules.map(({ id }) => id).toSorted());
    expect(idsIn(language, 'duty')).toEqual(
      [...new Set(RULES.kinds.map(({ code }) => code))].toSorted(),
    );
  });

  test('say every code of the rules', () => {
    const codes = RULES.said.flatMap(closed).map((code) => of(code, numbers(code)));
    expect(codes.filter((code) => !hasWords(code)).map(({ code }) => code)).toEqual([]);
  });

  test('say every duty, reason and answer of a battle, with its names and numbers', () => {
    expect(wordless(MET)).toEqual([]);
  });

  test('say every line of the journal', () => {
    expect(wordless(inJournal())).toEqual([]);
  });

  test('ask the journal for nothing that its lines do not come with', () => {
    const own = LOG.said.filter(({ code }) => !nests(language, code));
    const blank = own.flatMap(({ code, params }) =>
      params === null ? [] : [journalLine(code, given(params))],
    );
    expect(wordless(blank)).toEqual([]);
    expect(blank.length).toBeGreaterThan(10);
  });

  test('say every refusal', () => {
    const codes = [...REFUSALS, 'held-elsewhere'].map((code) => battle(`refused.${code}`));
    const frowned = new Set(
      RULES.refused.map(({ code }) => code).filter((code) => !/\*/u.test(code)),
    );
    const illegal = [...frowned].filter((code) => !ANSWERED_BEFORE.includes(code));
    const fromMoments = illegalChanges().map((code) => of(`illegal.${code}`));
    expect(wordless([...codes, ...illegal.map((code) => of(`illegal.${code}`))])).toEqual([]);
    expect(wordless(fromMoments)).toEqual([]);
  });

  test('are missed where there are none, and where a name is not filled in', () => {
    expect(wordless([of('status.asleep.word'), of('rout-ld.leader-standing')])).toEqual([
      'mordheim:status.asleep.word',
      expect.stringContaining('mordheim:rout-ld.leader-standing: '),
    ]);
    expect(wordless([battle('entry.status-set', { ...NAME, system: 'mordheim', status: 'asleep' })]))
      .toHaveLength(1);
  });
});

describe('the moments that the words are tried on', () => {
  const met = new Set(MET.map(({ code }) => code));

  test('bring up every kind of duty', () => {
    const kinds = RULES.kinds.map(({ code }) => `mordheim:duty.${code}.title`);
    expect(kinds.filter((code) => !met.has(code))).toEqual([]);
    expect(kinds.length).toBeGreaterThan(20);
  });

  test('bring up every outcome', () => {
    const named = RULES.outcomes.filter(({ code }) => code !== '*');
    const missed = named.filter(
      ({ code }) => ![...met].some((one) => one.endsWith(`.outcome.${code}`)),
    );
    expect(missed).toEqual([]);
  });

  test('bring up every fact and reason', () => {
    const plain = RULES.said.filter(({ code }) => !code.includes('*'));
    expect(plain.filter(({ code }) => !met.has(`mordheim:${code}`))).toEqual([]);
    expect(plain.length).toBeGreaterThan(20);
  });
});

/** Codes that have no words, and sentences in which something is left blank. */
function wordless(codes: readonly SaidCode[]): readonly string[] {
  return distinct(codes).flatMap((code) => {
    if (!hasWords(code)) return [code.code];
    const sentence = say(code);
    return BLANK.test(sentence) || sentence.trim() === '' ? [`${code.code}: ${sentence}`] : [];
  });
}

function distinct(codes: readonly SaidCode[]): readonly SaidCode[] {
  const once = new Map(codes.map((code) => [`${code.code} ${JSON.stringify(code.params)}`, code]));
  return [...once.values()];
}

/** A variable, a nested key or a code that got through to the sentence. */
const BLANK = /\{\{|\$t\(|⟦|\bundefined\b|\bnull\b|NaN|Infinity|\p{L}\.\p{L}/u;

function inTables(): readonly SaidCode[] {
  return [
    of('name'),
    ...system.characteristics.flatMap(({ id }) => each(`characteristic.${id}`, ['short', 'name'])),
    ...STATUSES.flatMap((id) =>
      each(`status.${id}`, ['word', 'short', 'inline', 'set', 'became'], NAME),
    ),
    ...FLAG_ROWS.flatMap(({ id, announceEnd }) =>
      each(`flag.${id}`, ['word', 'set', ...(announceEnd ? ['ended'] : [])], NAME),
    ),
    ...system.phases.flatMap(({ id, steps }) => [
      ...each(`phase.${id}`, ['name', 'short', 'empty']),
      ...steps.map((step) => of(`step.${step}`)),
    ]),
    ...system.houseRules.flatMap(({ id, options }) => [
      ...each(`houseRule.${id}`, ['name', 'hint']),
      ...options.map((option) => of(`houseRule.${id}.options.${option}`)),
    ]),
    ...TRAIT_GROUPS.map((group) => of(`trait-group.${group}`)),
    ...each('flag.stupid.value', ['undecided', ...RULES.list('STUPID_BEHAVIOURS')]),
    ...each('flag.animosity.value', ['attacks', 'inactive', 'advances']),
    ...each('injury', ['save', 'no-effect'], { value: 4 }),
  ];
}

/** Everything that is said at a moment, with the variables it is said with. */
function spokenAt(view: BattleView): readonly SaidCode[] {
  const fighters = Object.values(view.fighters);
  return [
    ...system.duties(view).flatMap(ofDuty),
    ...view.sides.flatMap((side) => told(system.rout?.(view, side.id).reason ?? null)),
    ...fighters.flatMap(({ id }) => [
      ...system.capabilities(view, id).flatMap(({ id: deed, answer, reason }) => [
        of(`capability.${deed}`),
        battle(`answer.${answer}`),
        ...told(reason),
      ]),
      ...system.possibleTests(view, id).flatMap(({ kind, test: { reason } }) => [
        of(`possible.${kind}`),
        ...told(reason),
      ]),
      ...(system.injury?.options(view, id, []) ?? []).map((one) => of(`injury.option.${one.id}`)),
      ...(system.injury?.shortcuts(view, id) ?? []).map((one) => of(`injury.shortcut.${one.id}`)),
    ]),
  ];
}

function ofDuty(duty: Duty): readonly SaidCode[] {
  const { kind, facts, test: tested, outcomes, action } = duty;
  const reason = tested?.reason ?? null;
  return [
    of(`duty.${kind}.title`, NAME),
    ...facts.flatMap(told),
    ...told(reason),
    ...outcomes.flatMap(({ id }) => [
      of(`duty.${kind}.outcome.${id}`, reason?.params ?? {}),
      journal('duty-resolved', { name: 'Otto', kind, outcome: id }),
    ]),
    ...(action === null
      ? []
      : [
          ...each(`action.${action.id}`, ['title', 'hint']),
          journal('action-taken', { name: 'Otto', target: '', action: action.id }),
          ...(action.targetIds.length === 0
            ? []
            : [journal('action-taken-at', { name: 'Otto', target: 'Greta', action: action.id })]),
        ]),
  ];
}

function inJournal(): readonly SaidCode[] {
  const causes = ['rout', 'voluntary-rout', 'wiped-out', 'agreed'];
  return [
    ...LOG.said.filter(({ code }) => code.includes('*')).map(({ code }) => battle(code)),
    ...STATUSES.flatMap((status) => [
      journal('status-set', { name: 'Otto', status }),
      journal('became', { name: 'Otto', status }),
    ]),
    ...FLAG_ROWS.flatMap(({ id: flag, announceEnd }) => [
      journal('flag-set', { name: 'Otto', flag }),
      journal('flag-cleared', { name: 'Otto', flag }),
      ...(announceEnd ? [journal('flag-ended', { name: 'Otto', flag })] : []),
    ]),
    ...system.phases.map(({ id: phase }) =>
      journal('phase-entered', { side: 'Reikland', phase, round: 3 }),
    ),
    ...system.houseRules.flatMap(({ id: rule, options }) =>
      options.map((value) => journal('house-rule-set', { rule, value })),
    ),
    ...causes.flatMap((cause) => [
      of(`cause.${cause}`),
      journal('side-left', { side: 'Reikland', cause }),
    ]),
    battle('overruled'),
  ];
}

function illegalChanges(): readonly string[] {
  return MOMENTS.flatMap((view) =>
    Object.values(view.fighters).flatMap(({ id }) =>
      STATUSES.flatMap((to) => system.mayChangeStatus(view, id, to)?.refused ?? []),
    ),
  );
}

/** The codes that an open code of the source can come to. @throws Error for an open code not told above */
function closed({ code, where }: SourceCode): readonly string[] {
  if (!code.includes('*')) return [code];
  const parts = OPEN_CODES[code];
  if (parts === undefined) throw new Error(`what can ${code} be? (${where})`);
  return parts.map((part) => code.replace('*', part));
}

/** A count for codes that need one to choose their plural. */
function numbers(code: string): Said['params'] {
  const withCount = RULES.said.some((one) => one.code === code && one.params?.includes('count'));
  return withCount ? { count: 2 } : {};
}

function given(params: readonly string[]): Said['params'] {
  return Object.fromEntries(params.map((name) => [name, name === 'count' ? 2 : 'Otto']));
}

function idsIn(language: string, group: string): readonly string[] {
  const words: unknown = i18n.getResource(language, system.id, group);
  return Object.keys(typeof words === 'object' && words !== null ? words : {}).toSorted();
}

/** Whether a sentence is made of others, which want real ids: those are said one by one above. */
function nests(language: string, code: string): boolean {
  return String(i18n.getResource(language, 'battle', code)).includes('$t(');
}

function told(said: Said | null): readonly SaidCode[] {
  if (said === null) return [];
  const { code, params } = said;
  if (params['count'] === undefined) return [of(code, params)];
  return [1, 2, 1_000_000].map((count) => of(code, { ...params, count }));
}

function each(path: string, keys: readonly string[], params: Said['params'] = {}) {
  return keys.map((key) => of(`${path}.${key}`, params));
}

function of(code: string, params: Said['params'] = {}): SaidCode {
  return { code: `mordheim:${code}`, params };
}

function battle(code: string, params: Said['params'] = {}): SaidCode {
  return { code: `battle:${code}`, params };
}

function journal(code: string, params: Said['params']): SaidCode {
  return journalLine(`entry.${code}`, params);
}

function journalLine(code: string, params: Said['params']): SaidCode {
  return battle(code, { system: system.id, ...params });
}
