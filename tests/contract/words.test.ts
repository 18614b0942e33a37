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

const NAME = { name: 'Otto' };
const RULES = readSource(['src/rules/systems/mordheim'], 'said');
const LOG = readSource(['src/battle/describe.ts', 'src/battle/selectors.ts'], 'say', 'entry.');
const DECIDED = readSource(['src/battle/decide.ts'], 'say');
const MOMENTS = moments();
/** Fighters' own pages change less from moment to moment than what is due. */
const PAGES = MOMENTS.filter((_, index) => index % 4 === 0);
const MET = distinct([...MOMENTS.flatMap(spokenAt), ...PAGES.flatMap(spokenOnPages)]);
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
    expect(idsIn(language, 'duty')).toEqual(plain(RULES.kinds).toSorted());
  });

  test('say every code of the rules', () => {
    const codes = RULES.said.flatMap(closed).map((code) => of(code, numbers(code)));
    expect(codes.filter((code) => !hasWords(code)).map(({ code }) => code)).toEqual([]);
  });

  test('say every duty, reason and answer of a battle, with its names and numbers', () => {
    expect(wordless(MET)).toEqual([]);
  });

  test('say every line of the journal, with nothing that it does not come with', () => {
    const lines = [...inJournal(), ...MET.filter(({ code }) => code.startsWith('battle:entry.'))];
    expect(wordless(lines)).toEqual([]);
    const tried = new Set(lines.map(({ code }) => code));
    // Lines made of others want real ids and are tried above; the rest stands by itself.
    const alone = LOG.said.filter(({ code }) => !tried.has(`battle:${code}`));
    expect(alone.filter(({ code }) => nests(language, code))).toEqual([]);
    expect(wordless(alone.flatMap(filledIn))).toEqual([]);
    expect(alone.length).toBeGreaterThan(10);
  });

  test('say every refusal', () => {
    const refusals = [...REFUSALS, 'held-elsewhere'].map((code) => battle(`refused.${code}`));
    const frowned = [...plain(RULES.values('refused')), ...illegalChanges()].filter(
      (code) => !ANSWERED_BEFORE.includes(code),
    );
    expect(wordless([...refusals, ...frowned.map((code) => of(`illegal.${code}`))])).toEqual([]);
    expect(frowned).toContain('only-in-recovery.knocked-down');
  });

  test('are missed where there are none, and where a name is not filled in', () => {
    expect(wordless([of('status.asleep.word'), of('rout-ld.leader-standing')])).toEqual([
      'mordheim:status.asleep.word',
      expect.stringContaining('mordheim:rout-ld.leader-standing: '),
    ]);
    expect(
      wordless([battle('entry.status-set', { ...NAME, system: 'mordheim', status: 'asleep' })]),
    ).toHaveLength(1);
  });
});

describe('the moments that the words are tried on', () => {
  const met = new Set(MET.map(({ code }) => code));

  test('bring up every kind of duty', () => {
    const kinds = plain(RULES.kinds);
    expect(kinds.filter((kind) => !met.has(`mordheim:duty.${kind}.title`))).toEqual([]);
    expect(kinds.length).toBeGreaterThan(20);
  });

  test('bring up every outcome', () => {
    const outcomes = plain(RULES.outcomes);
    const missed = outcomes.filter((id) => ![...met].some((one) => one.endsWith(`.outcome.${id}`)));
    expect(missed).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(15);
  });

  test('bring up every fact and reason', () => {
    const codes = plain(RULES.said);
    expect(codes.filter((code) => !met.has(`mordheim:${code}`))).toEqual([]);
    expect(codes.length).toBeGreaterThan(20);
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

/** What is due at a moment, with the variables it is said with. */
function spokenAt(view: BattleView): readonly SaidCode[] {
  return [
    ...system.duties(view).flatMap(ofDuty),
    ...view.sides.flatMap((side) => told(system.rout?.(view, side.id).reason ?? null)),
  ];
}

/** What the fighters' pages and their injury rolls say. */
function spokenOnPages(view: BattleView): readonly SaidCode[] {
  return Object.values(view.fighters).flatMap(({ id }) => [
    ...system
      .capabilities(view, id)
      .flatMap(({ id: deed, answer, reason }) => [
        of(`capability.${deed}`),
        battle(`answer.${answer}`),
        ...told(reason),
      ]),
    ...system
      .possibleTests(view, id)
      .flatMap(({ kind, test: { reason } }) => [of(`possible.${kind}`), ...told(reason)]),
    ...(system.injury?.options(view, id, []) ?? []).map((one) => of(`injury.option.${one.id}`)),
    ...(system.injury?.shortcuts(view, id) ?? []).map((one) => of(`injury.shortcut.${one.id}`)),
  ]);
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
  const causes = plain([...RULES.values('cause'), ...DECIDED.values('cause')]);
  expect(causes).toEqual(expect.arrayContaining(['rout', 'wiped-out', 'agreed']));
  return [
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
  return PAGES.flatMap((view) =>
    Object.values(view.fighters).flatMap(({ id }) =>
      STATUSES.flatMap((to) => system.mayChangeStatus(view, id, to)?.refused ?? []),
    ),
  );
}

/** Codes that the source spells out. */
function plain(codes: readonly SourceCode[]): readonly string[] {
  return [...new Set(codes.map(({ code }) => code).filter((code) => !code.includes('*')))];
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

/** A line of the journal with the variables that the source gives it. */
function filledIn({ code, params }: SourceCode): readonly SaidCode[] {
  if (params === null) return [];
  const names = Object.fromEntries(params.map((name) => [name, 'Otto']));
  const line = journalLine(code, names);
  return params.includes('count') ? counted(line) : [line];
}

function idsIn(language: string, group: string): readonly string[] {
  const words: unknown = i18n.getResource(language, system.id, group);
  return Object.keys(typeof words === 'object' && words !== null ? words : {}).toSorted();
}

/** Whether a sentence is made of others. */
function nests(language: string, code: string): boolean {
  return String(i18n.getResource(language, 'battle', code)).includes('$t(');
}

function told(said: Said | null): readonly SaidCode[] {
  if (said === null) return [];
  const code = of(said.code, said.params);
  return said.params['count'] === undefined ? [code] : counted(code);
}

/** In every plural form that the languages here have. */
function counted({ code, params }: SaidCode): readonly SaidCode[] {
  return [1, 2, 1_000_000].map((count) => ({ code, params: { ...params, count } }));
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
