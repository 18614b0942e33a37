import { CAUSES } from '#battle/causes.ts';
import type { MessageDescriptor } from '#i18n/said.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Message } from '#rules/contract/battle-view.ts';
import type { FindGift } from '#rules/contract/finds.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { readOutcome } from '#rules/kit/duty.ts';
import { BIG_ONE, LEADER_FALLEN, SECOND_LEADERSHIP } from '#rules/kit/light-side.ts';
import { scenarioChanges } from '#rules/kit/scenarios.ts';
import { injuryAsked } from '../support/injuries.ts';
import { momentsOf, type Scenery } from './battle-moments.ts';
import { battle, counted, distinct, plain } from './saying.ts';
import { readSource, type Source, type SourceCode } from './source-codes.ts';

/** A system whose words are checked for completeness. */
export interface Speaker {
  readonly scenery: Scenery;
  /** The source files of its rules, shared ones included; see `readSource`. */
  readonly sources: readonly string[];
  /** The possible values of the variable part of a code; a new code must be added here. */
  readonly openCodes: (rules: Source) => Readonly<Record<string, readonly string[]>>;
  /** Codes that appear in neither its tables nor its source. */
  readonly more: (rules: Source) => readonly string[];
  readonly traitGroups: readonly string[];
  /** By resolver: the choices that are named in its line of the journal. */
  readonly chosen?: Readonly<Record<string, Message['params']>>;
}

export type SystemWords = ReturnType<typeof systemWords>;

const NAME = { name: 'Otto' };
const WOUNDS = { left: 2, lost: 1, of: 3 };
const DECIDED = readSource(['src/battle/steps'], null);

/** Everything that a system can say, from its tables, its source and thousands of battle situations. */
export function systemWords(speaker: Speaker) {
  const { system } = speaker.scenery;
  const rules = readSource(speaker.sources, 'message');
  const openCodes = speaker.openCodes(rules);
  const moments = momentsOf(speaker.scenery);
  /** Fighters’ pages vary less between situations than duties do. */
  const pages = moments.filter((_, index) => index % 4 === 0);
  const statuses = system.statuses.map((row) => row.id);
  const causes = plain([...rules.values('cause'), ...DECIDED.values('cause')]);

  function inTables(): readonly MessageDescriptor[] {
    return [
      of('name'),
      ...system.characteristics.flatMap(({ id }) =>
        each(`characteristic.${id}`, ['short', 'name']),
      ),
      ...system.roles.flatMap(({ id }) => counted(of(`role.${id}`))),
      ...each('wound', ['lose', 'left', 'fewer', 'more']),
      of('wound.lost', NAME),
      of('wound.count', WOUNDS),
      ...counted(of('wound.set', { ...NAME, ...WOUNDS })),
      ...(system.resolvers.length === 0 ? [] : [of('resolver-tab')]),
      ...statuses.flatMap((id) =>
        each(`status.${id}`, ['word', 'short', 'inline', 'set', 'became'], NAME),
      ),
      ...system.flags.flatMap(({ id, announceEnd }) =>
        each(`flag.${id}`, ['word', 'set', ...(announceEnd ? ['ended'] : [])], {
          ...NAME,
          ...countOf(id),
        }),
      ),
      ...system.counters.flatMap(({ id }) => [
        of(`counter.${id}.name`),
        ...counted(of(`counter.${id}.short`)),
      ]),
      ...system.phases.flatMap(({ id, steps }) => [
        ...each(`phase.${id}`, ['name', 'short', 'empty']),
        ...steps.flatMap((step) => [of(`step.${step}`), of(`step-tab.${step}`)]),
      ]),
      ...system.houseRules.flatMap(({ id, options }) => [
        ...each(`houseRule.${id}`, ['name', 'hint']),
        ...options.map((option) => of(`houseRule.${id}.options.${option}`)),
      ]),
      ...(system.scenarios?.rows ?? []).flatMap((row) => [
        of(`scenario.${row.id}.name`),
        of(scenarioChanges(row).code, scenarioChanges(row).params),
        of(`scenario-source.${row.source.id}`, { number: row.source.number }),
        ...(row.again === null ? [] : [of(`scenario.${row.id}.again`)]),
        ...(row.neutral === null ? [] : [of(`scenario.${row.id}.neutral`)]),
        ...(row.neutral?.kinds ?? []).map(({ id }) => of(`scenario.neutral.${id}`)),
        ...row.goals.map(({ id }) => of(`scenario.goal.${id}`)),
        ...row.markers.map((id) => of(`scenario.marker.${id}`)),
      ]),
      ...(system.scenarios?.tables ?? []).map(({ id }) => of(`scenario-table.${id}`)),
      ...speaker.traitGroups.map((group) => of(`trait-group.${group}`)),
      ...(system.traits.some(({ beforeBattle }) => beforeBattle === true)
        ? [of('before-battle')]
        : []),
      ...(system.magic === null
        ? []
        : [...each('spell', ['title', 'sure']), of('spell.need', { need: 7 })]),
      ...(system.afterBattle?.injuries ?? [])
        .flatMap(({ rows }) => rows.flatMap((row) => [row, ...row.further]))
        .flatMap(({ id }) => each(`after.injury.${id}`, ['short', 'name'])),
      ...(system.afterBattle?.captivity?.captorMay ?? []).flatMap(({ id, gives }) => [
        ...each(`after.captor.${id}`, ['name', 'hint']),
        ...gives.flatMap(notesOf).map((note) => of(`after.find-note.${note}`)),
      ]),
      ...(system.afterBattle?.captivity?.remarks ?? []).map(({ id }) =>
        of(`after.captor-remark.${id}`),
      ),
      ...(system.afterBattle?.drugs ?? []).flatMap(({ results }) =>
        results.map(({ id }) => of(`after.drug.${id}`)),
      ),
      ...(system.afterBattle?.exploration.remarks ?? []).map(({ id }) =>
        of(`after.exploration-remark.${id}`, NAME),
      ),
      ...(system.afterBattle?.income ?? []).map((id) => of(`after.income.${id}`)),
      ...(system.gear?.items ?? []).map(({ shelf }) => of(`after.shelf.${shelf}`)),
      ...(system.afterBattle?.exploration.finds ?? []).flatMap(({ id, gives, byWarband }) => [
        of(`after.find.${id}`),
        ...[gives, ...Object.values(byWarband)]
          .flatMap((gifts) => gifts.flatMap(notesOf))
          .map((note) => of(`after.find-note.${note}`)),
      ]),
      ...(system.advances?.skills.lists ?? []).map(({ id }) => of(`after.skills.${id}`)),
      ...speaker.more(rules).map((code) => of(code, { value: 4 })),
    ];
  }

  /** Situation by situation, as all that they say together would be millions of words. */
  function* spoken(): Generator<MessageDescriptor> {
    for (const view of moments) yield* spokenAt(view);
    for (const view of pages) yield* spokenOnPages(view);
  }

  /** The duties of a situation, with their variables. */
  function spokenAt(view: BattleView): readonly MessageDescriptor[] {
    return [
      ...system.duties(view).flatMap(ofDuty),
      ...(system.fights?.(view) ?? []).flatMap(({ order, effects }) => [
        ...order.flatMap(({ reason }) => told(reason)),
        ...effects.flatMap(({ said }) => told(said)),
      ]),
      ...view.sides.flatMap((side) => told(system.rout?.(view, side.id).reason ?? null)),
      ...view.sides.flatMap(({ id }) =>
        (system.afterBattle?.toHeed?.(view, id) ?? []).flatMap((said) => told(said)),
      ),
    ];
  }

  /** The texts of fighters’ pages and injury rolls. */
  function spokenOnPages(view: BattleView): readonly MessageDescriptor[] {
    return Object.values(view.fighters).flatMap(({ id }) => [
      ...system
        .capabilities(view, id)
        .flatMap(({ id: deed, answer, reach, reason }) => [
          of(`capability.${deed}`),
          battle(`answer.${answer}`),
          ...told(reach),
          ...told(reason),
        ]),
      ...system
        .possibleTests(view, id)
        .flatMap(({ kind, test: { reason } }) => [of(`possible.${kind}`), ...told(reason)]),
      ...(system.magic?.known(view, id) ?? []).flatMap(({ reach, why }) => [
        ...told(reach),
        ...why.flatMap(told),
      ]),
      ...told(system.magic?.bar(view, id) ?? null),
      ...spokenOfInjury(view, id),
    ]);
  }

  function spokenOfInjury(view: BattleView, id: FighterId): readonly MessageDescriptor[] {
    const status = system.statuses.find((row) => row.id === view.fighters[id]?.status);
    if (system.injury === null || status?.onTable !== true) return [];
    const { fields, step } = injuryAsked(system, view, id);
    return [
      ...fields.flatMap(({ named = null }) => told(named)),
      ...told(step.said),
      ...(step.faces ?? []).flatMap(({ said }) => told(said)),
      ...(step.instead ?? []).flatMap(({ said }) => told(said)),
    ];
  }

  function ofDuty(duty: Duty): readonly MessageDescriptor[] {
    const { kind, facts, test: tested, outcomes, action } = duty;
    const reason = tested?.reason ?? null;
    return [
      of(`duty.${kind}.title`, NAME),
      ...facts.flatMap(told),
      ...told(reason),
      ...outcomes.flatMap(({ id }) => {
        const { word, count } = readOutcome(id);
        const number = count === null ? {} : { count };
        return [
          of(`duty.${kind}.outcome.${word}`, { ...reason?.params, ...number }),
          journal('duty-resolved', { name: 'Otto', kind, outcome: word, ...number }),
        ];
      }),
      ...(action === null
        ? []
        : [
            of(`action.${action.id}.title`),
            ...(action.aims.length === 0 ? [] : each(`action.${action.id}`, ['aims', 'failed'])),
            ...action.aims.flatMap(({ said }) => told(said)),
            journal('action-taken', { name: 'Otto', target: '', action: action.id }),
            ...(action.targetIds.length === 0
              ? []
              : [journal('action-taken-at', { name: 'Otto', target: 'Greta', action: action.id })]),
          ]),
    ];
  }

  function inJournal(): readonly MessageDescriptor[] {
    return [
      ...statuses.flatMap((status) => [
        journal('status-set', { name: 'Otto', status }),
        journal('became', { name: 'Otto', status }),
      ]),
      ...system.flags.flatMap(({ id: flag, announceEnd }) => [
        journal('flag-set', { name: 'Otto', flag, ...countOf(flag) }),
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
      ...system.resolvers.map(({ id }) =>
        journal('settled', { resolver: id, name: 'Otto', other: 'Greta', ...speaker.chosen?.[id] }),
      ),
      ...system.sideFacts.map(({ id }) => of(`light.${id}`)),
      ...[
        ...system.sideFacts.map(({ id }) => id),
        LEADER_FALLEN,
        SECOND_LEADERSHIP,
        BIG_ONE,
      ].flatMap((fact) => [
        journal('side-told', { side: 'Reikland', fact }),
        journal('side-told-value', { side: 'Reikland', fact, value: 3 }),
        journal('side-untold', { side: 'Reikland', fact }),
      ]),
      ...CAUSES.map((cause) => journal('cause-given', { name: 'Otto', cause })),
      journal('wound-lost', NAME),
      ...counted(journal('wounds-set', { ...NAME, ...WOUNDS })),
      battle('overruled'),
    ];
  }

  /** Setting a counter records the number, which its words may show. */
  function countOf(flag: string): Message['params'] {
    return system.counters.some(({ id }) => id === flag) ? { value: 3 } : {};
  }

  function illegalChanges(): readonly string[] {
    return pages.flatMap((view) =>
      Object.values(view.fighters).flatMap(({ id }) =>
        statuses.flatMap((to) => system.mayChangeStatus(view, id, to)?.refused ?? []),
      ),
    );
  }

  /** All codes that a code with a variable part can become. @throws Error when it is not listed above */
  function closed({ code, where }: SourceCode): readonly string[] {
    if (!code.includes('*')) return [code];
    const parts = openCodes[code];
    if (parts === undefined) throw new Error(`what can ${code} be? (${where})`);
    return parts.map((part) => code.replace('*', part));
  }

  /** A count for codes that choose a plural form by one. */
  function numbers(code: string): Message['params'] {
    const withCount = rules.said.some((one) => one.code === code && one.params?.includes('count'));
    return withCount ? { count: 2 } : {};
  }

  /** A line of the journal with the variables given in the source. */
  function filledIn({ code, params }: SourceCode): readonly MessageDescriptor[] {
    if (params === null) return [];
    const names = Object.fromEntries(params.map((name) => [name, 'Otto']));
    const line = journalLine(code, names);
    return params.includes('count') ? counted(line) : [line];
  }

  function told(said: Message | null): readonly MessageDescriptor[] {
    if (said === null) return [];
    const code = of(said.code, said.params);
    return said.params['count'] === undefined ? [code] : counted(code);
  }

  function each(path: string, keys: readonly string[], params: Message['params'] = {}) {
    return keys.map((key) => of(`${path}.${key}`, params));
  }

  function of(code: string, params: Message['params'] = {}): MessageDescriptor {
    return { code: `${system.id}:${code}`, params };
  }

  function journal(code: string, params: Message['params']): MessageDescriptor {
    return journalLine(`entry.${code}`, params);
  }

  function journalLine(code: string, params: Message['params']): MessageDescriptor {
    return battle(code, { system: system.id, ...params });
  }

  return {
    system,
    rules,
    of,
    journalLine,
    inTables: inTables(),
    inJournal: inJournal(),
    met: distinct(spoken()),
    causes,
    illegal: illegalChanges(),
    filledIn,
    /** Every code in the source, with variable parts expanded. */
    codes: rules.said.flatMap(closed).map((code) => of(code, numbers(code))),
  };
}

/** The ids of all notes that a find can have. */
function notesOf(gift: FindGift): readonly string[] {
  switch (gift.kind) {
    case 'note':
      return [gift.id];
    case 'table':
      return gift.rows.flatMap(({ gives }) => gives.flatMap(notesOf));
    case 'chance':
      return gift.gives.flatMap(notesOf);
    case 'test':
      return [...gift.passed, ...gift.failed].flatMap(notesOf);
    case 'choose':
    case 'income':
    case 'item':
    case 'lost':
    case 'misses':
      return [];
  }
}
