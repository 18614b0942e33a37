import { beforeAll, describe, expect, test } from 'vitest';
import { REFUSALS } from '#battle/refusals.ts';
import { i18n } from '#i18n/instance.ts';
import { hasWords } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import { withFurther } from '#rules/skirmish/events/event-table.ts';
import type { SkirmishStatus } from '#rules/skirmish/statuses.ts';
import { EVENT_TABLES } from '#rules/systems/mordheim/event-tables.ts';
import { RULES as MORDHEIM_RULES } from '#rules/systems/mordheim/rules.ts';
import { TRAIT_GROUPS as MORDHEIM_GROUPS } from '#rules/systems/mordheim/things/groups.ts';
import { RULES as WARHAMMER_SKIRMISH_RULES } from '#rules/systems/warhammer-skirmish/rules.ts';
import { TRAIT_GROUPS as WARHAMMER_SKIRMISH_GROUPS } from '#rules/systems/warhammer-skirmish/traits.ts';
import { HOLD_REFUSALS } from '#store/battle-session.ts';
import { battle, plain, wordless } from './saying.ts';
import { MORDHEIM_SCENERY, WARHAMMER_SKIRMISH_SCENERY } from './skirmish-scenery.ts';
import { readSource, type Source } from './source-codes.ts';
import { type Speaker, systemWords } from './system-words.ts';

// Everything that the rules and the log can say has words in every language, with no variable left unfilled.
// Three sources: the system’s tables, its code, and the codes of thousands of battle situations with their
// real variables. Resolvers and the reference have tests of their own.

const LOG = readSource(
  ['src/battle/steps', '!src/battle/steps/duty.shape.ts', 'src/battle/selectors.ts'],
  'say',
  'entry.',
);

const MORDHEIM: Speaker = {
  scenery: MORDHEIM_SCENERY,
  sources: skirmishSources('mordheim'),
  openCodes: (rules) => ({
    'scenario.*.again': (MORDHEIM_SCENERY.system.scenarios?.rows ?? []).flatMap(({ id, again }) =>
      again === null ? [] : id,
    ),
    ...skirmishCodes(rules, MORDHEIM_RULES.statuses.rows, [
      'stupid-no-blows',
      'stupid-straight-ahead',
      'stupid-inactive',
      'must-charge',
      'fear-blocked',
      'armour',
      'changed-mount',
      'mounted',
      'kept-seat',
    ]),
    'event-table.*': withFurther(EVENT_TABLES).map(({ id }) => id),
  }),
  more: (rules) => [
    ...['undecided', ...rules.list('STUPID_BEHAVIOURS')].map((one) => `flag.stupid.value.${one}`),
    ...['attacks', 'inactive', 'advances'].map((one) => `flag.animosity.value.${one}`),
    'injury.no-effect',
    ...['necromancer-leads', 'collapses'].map((one) => `after.succession.${one}`),
  ],
  traitGroups: MORDHEIM_GROUPS,
  chosen: { cast: { spell: 'soulfire' } },
};

const WARHAMMER_SKIRMISH: Speaker = {
  scenery: WARHAMMER_SKIRMISH_SCENERY,
  // It has neither tables of events nor mounts.
  sources: [
    ...skirmishSources('warhammer-skirmish'),
    '!src/rules/skirmish/events/',
    '!src/rules/skirmish/mounts/',
  ],
  openCodes: (rules) => skirmishCodes(rules, WARHAMMER_SKIRMISH_RULES.statuses.rows, []),
  more: () => ['injury.no-effect'],
  traitGroups: WARHAMMER_SKIRMISH_GROUPS,
};

const SPEAKERS = [MORDHEIM, WARHAMMER_SKIRMISH].map((speaker) => {
  const words = systemWords(speaker);
  return [words.system.id, words] as const;
});

/** Refusals that `decide` replaces with its own words, so that players never see the rules’ code. */
const ANSWERED_BEFORE = [
  'unknown-fighter',
  'unknown-action',
  'charge-needs-target',
  'nothing-to-intercept',
];

describe.each(SPEAKERS)('%s', (_id, words) => {
  const { system } = words;

  describe.each(LANGUAGES)('the words in %s', (language) => {
    beforeAll(async () => {
      await startI18n(language);
    });

    test('name the system and every row of its tables', () => {
      expect(wordless(words.inTables)).toEqual([]);
      // Only some duties need an explanation beside their facts.
      const texts = words.rules.kinds
        .map(({ code }) => words.of(`duty.${code}.text`))
        .filter(hasWords);
      expect(wordless(texts)).toEqual([]);
    });

    test('contain nothing that the rules no longer know', () => {
      expect(idsIn(language, system.id, 'status')).toEqual(
        system.statuses.map(({ id }) => id).toSorted(),
      );
      expect(idsIn(language, system.id, 'flag')).toEqual(
        system.flags.map(({ id }) => id).toSorted(),
      );
      expect(idsIn(language, system.id, 'houseRule')).toEqual(
        system.houseRules.map(({ id }) => id).toSorted(),
      );
      expect([...new Set(idsIn(language, system.id, 'role').map(withoutForm))]).toEqual(
        system.roles.map(({ id }) => id).toSorted(),
      );
      expect(idsIn(language, system.id, 'duty')).toEqual(plain(words.rules.kinds).toSorted());
    });

    test('cover every code of the rules', () => {
      const codes = words.codes;
      expect(codes.filter((code) => !hasWords(code)).map(({ code }) => code)).toEqual([]);
    });

    test('cover every duty, reason and answer of a battle, with its names and numbers', () => {
      expect(wordless(words.met)).toEqual([]);
    });

    test('cover every line of the journal, using only its variables', () => {
      const lines = [
        ...words.inJournal,
        ...words.met.filter(({ code }) => code.startsWith('battle:entry.')),
        ...system.traits
          .filter((row) => row.of === 'fighter')
          .flatMap(({ id: item }) =>
            ['entry.item-used', 'entry.item-unused'].map((code) =>
              words.journalLine(code, { name: 'Otto', item }),
            ),
          ),
      ];
      expect(wordless(lines)).toEqual([]);
      expect(words.causes).toEqual(expect.arrayContaining(['rout', 'wiped-out', 'agreed']));
      const tried = new Set(lines.map(({ code }) => code));
      // The line of a calculation is the resolver’s own, where it has one.
      if (system.resolvers.length === 0) tried.add('battle:entry.settled');
      if (system.traits.every((row) => row.of !== 'fighter')) {
        for (const code of ['used', 'unused']) tried.add(`battle:entry.item-${code}`);
      }
      // Lines composed of others need real ids and are tested above; these stand alone.
      const alone = LOG.said.filter(({ code }) => !tried.has(`battle:${code}`));
      expect(alone.filter(({ code }) => nests(language, code))).toEqual([]);
      expect(wordless(alone.flatMap(words.filledIn))).toEqual([]);
      expect(alone.length).toBeGreaterThan(10);
    });

    test('cover every refusal', () => {
      const refusals = [...REFUSALS, ...HOLD_REFUSALS].map((code) => battle(`refused.${code}`));
      const frowned = [...plain(words.rules.values('refused')), ...words.illegal].filter(
        (code) => !ANSWERED_BEFORE.includes(code),
      );
      expect(
        wordless([...refusals, ...frowned.map((code) => words.of(`illegal.${code}`))]),
      ).toEqual([]);
      expect(frowned).toContain('only-in-recovery.knocked-down');
    });

    test('are reported where they are missing, and where a name is not filled in', () => {
      expect(
        wordless([words.of('status.asleep.word'), words.of('rout-ld.leader-standing')]),
      ).toEqual([
        `${system.id}:status.asleep.word`,
        expect.stringContaining(`${system.id}:rout-ld.leader-standing: `),
      ]);
      expect(
        wordless([
          battle('entry.status-set', { name: 'Otto', system: system.id, status: 'asleep' }),
        ]),
      ).toHaveLength(1);
    });
  });

  describe('the situations in which the words are tested', () => {
    const met = new Set(words.met.map(({ code }) => code));

    test('produce every kind of duty', () => {
      const kinds = plain(words.rules.kinds);
      expect(kinds.filter((kind) => !met.has(`${system.id}:duty.${kind}.title`))).toEqual([]);
      expect(kinds.length).toBeGreaterThan(20);
    });

    test('produce every outcome', () => {
      const outcomes = plain(words.rules.outcomes);
      const missed = outcomes.filter(
        (id) => ![...met].some((one) => one.endsWith(`.outcome.${id}`)),
      );
      expect(missed, 'no moment of the scenery brings these up').toEqual([]);
      expect(outcomes.length).toBeGreaterThan(15);
    });

    test('produce every fact and reason', () => {
      const codes = plain(words.rules.said);
      expect(codes.filter((code) => !met.has(`${system.id}:${code}`))).toEqual([]);
      expect(codes.length).toBeGreaterThan(20);
    });
  });
});

function skirmishSources(id: string): readonly string[] {
  const folder = `src/rules/systems/${id}`;
  return [
    'src/rules/kit/duty.ts',
    'src/rules/skirmish',
    '!src/rules/skirmish/injury-roll.ts',
    '!src/rules/skirmish/duel/',
    '!src/rules/skirmish/movement/',
    '!src/rules/skirmish/reference/',
    folder,
    `!${folder}/hatred.ts`,
    `!${folder}/skill-conditions.ts`,
    `!${folder}/resolvers`,
    `!${folder}/reference`,
  ];
}

function skirmishCodes(
  rules: Source,
  rows: readonly SkirmishStatus[],
  circumstances: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const statuses = rows.map((row) => row.id);
  const lendless = rows.filter((row) => !row.lendsBubble).map((row) => row.id);
  return {
    'ld.own-leader-*': lendless,
    'rout-ld.leader-*': rows.filter((row) => row.lendsRoutLeadershipAsLeader).map((row) => row.id),
    'rout-ld.highest-leader-*': statuses,
    'rout-ld.*': ['nobody', 'no-test'],
    'why.*': [...circumstances, ...rules.list('CIRCUMSTANCES'), ...lendless],
  };
}

function idsIn(language: string, system: string, group: string): readonly string[] {
  const words: unknown = i18n.getResource(language, system, group);
  return Object.keys(typeof words === 'object' && words !== null ? words : {}).toSorted();
}

/** A key without its plural form. */
function withoutForm(key: string): string {
  return key.replace(/_[a-z]+$/, '');
}

/** Whether a sentence is composed of others. */
function nests(language: string, code: string): boolean {
  return String(i18n.getResource(language, 'battle', code)).includes('$t(');
}
