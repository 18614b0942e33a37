import type { EventData } from '#battle/events.ts';
import { isPlayed } from '#battle/played.ts';
import type { JournalItem, JournalTurn } from '#battle/selectors.ts';
import type { BattleState } from '#battle/state.ts';
import { list, timeOfDay } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { keptOfTest } from '#rules/dice/dice.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { howLong } from '#ui/battle/how-long.ts';
import { woundsSet } from '#ui/battle/settled-words.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import type { StoryLine, StoryPart, StoryTurn } from './story.ts';

/** The current battle's title: the name given by the players, else "Reikland contre Skavens". */
export function useBattleTitle(): string {
  const titleOf = useTitleOf();
  const battle = useBattle((state) => state.battle);
  return battle === null ? '' : titleOf(battle);
}

/** The title of any battle, with the sides in the given order. */
export function useTitleOf(): (battle: Pick<BattleState, 'name' | 'sides'>) => string {
  const { t } = useTranslation('journal');
  return ({ name, sides }) => {
    if (name !== '') return name;
    const [first = '', second = ''] = sides.map((side) => side.name);
    return sides.length === 2
      ? t('versus', { first, second })
      : list(sides.map((side) => side.name));
  };
}

/** How long it took from the first step to the last; null where that says nothing. */
export function usePlayed(turns: readonly JournalTurn[]): string | null {
  const start = turns[0]?.items[0]?.time;
  const end = turns.at(-1)?.items.findLast(({ entry }) => isPlayed(entry))?.time;
  return start === undefined || end === undefined ? null : howLong(start, end);
}

/** The house rules agreed on at the start, without those at their defaults. */
export function useHouseRules(turns: readonly JournalTurn[]): readonly string[] {
  const { t } = useTranslation('journal');
  const words = useWords();
  const system = useRuleSystem();
  return chosenRules(turns, system).map(({ id, value }) =>
    t('house-rule', {
      rule: words.of(`houseRule.${id}.name`),
      value: words.of(`houseRule.${id}.options.${value}`),
    }),
  );
}

function chosenRules(turns: readonly JournalTurn[], { houseRules }: RuleSystem) {
  const start = turns[0]?.items[0]?.entry;
  if (start?.type !== 'BattleStarted') return [];
  return houseRules.flatMap((row) => {
    const value = row.options.find((option) => option === start.data.houseRules[row.id]);
    return value === undefined || value === row.default ? [] : [{ id: row.id, value }];
  });
}

export interface JournalLine {
  /** Includes who is credited, if anybody. */
  readonly text: string;
  /** Results not included in the text. */
  readonly results: readonly string[];
  /** The dice, or the rule that was overruled. */
  readonly detail: string | null;
  readonly time: string;
}

/** Puts a line of the journal into words, for sharing. */
export function useJournalLine(): (line: StoryLine) => JournalLine {
  const { t } = useTranslation('journal');
  const partsOf = useLineParts();
  const credited = ({ text, by }: LinePart) => (by === null ? text : t('credited', { text, by }));
  return (line) => {
    const parts = partsOf(line);
    const { results, detail, note } = parts;
    return {
      text: credited(parts),
      results: results.map(credited),
      detail: note ?? detail,
      time: timeOfDay(line.item.time),
    };
  };
}

/** A sentence, and who is credited with what it says; null for nobody. */
export interface LinePart {
  readonly text: string;
  readonly by: string | null;
}

/** What a line of the journal says, in parts. */
export interface LineParts extends LinePart {
  readonly results: readonly LinePart[];
  readonly dice: readonly number[];
  /** The dice in words, with what they were thrown against. */
  readonly detail: string | null;
  /** Why it did not count, or the rule that was overruled. */
  readonly note: string | null;
}

/** @param mark marks the name of whomever a sentence is about */
export function useLineParts(
  mark: (name: string) => string = (name) => name,
): (line: StoryLine) => LineParts {
  const { t } = useTranslation('journal');
  const words = useWords();
  const say = useSay();
  const system = useRuleSystem();
  const fighters = useBattle((state) => state.battle?.fighters);
  const logged = (said: Message) => words.logged(about(said, mark));
  const dropped = (entry: JournalItem['entry']) =>
    droppedIn(entry, logged, fighters).map((text) => ({ text, by: null }));
  return (line) => {
    const { entry, ignored, said } = line.item;
    const nothing = { by: null, results: [], dice: [], detail: null, note: null };
    if (ignored) return { ...nothing, text: logged(said), note: t('ignored') };
    if (line.kind === 'entry' && entry.type === 'Settled') {
      const names = Object.fromEntries(
        Object.entries(line.item.names).map(([id, name]) => [id, mark(name)]),
      );
      const known = { names, words, fighters, system };
      const dice = diceOf(entry.data);
      return {
        ...nothing,
        text: logged(said),
        results: [
          ...resultsOf(entry.data, known).map(({ id, text }) => ({
            text,
            by: line.by[id] ?? null,
          })),
          ...marksOf(entry.data, known).map((text) => ({ text, by: null })),
          ...dropped(entry),
        ],
        dice: entry.data.answers.flatMap((answer) => answer.dice),
        detail: dice === '' ? null : t('dice', { dice }),
      };
    }
    const by = line.kind === 'became' ? line.by[line.fighterId] : Object.values(line.by)[0];
    return {
      ...nothing,
      text: textOf(line, words, logged, mark),
      by: by ?? null,
      results: line.kind === 'entry' ? dropped(entry) : [],
      dice: line.kind === 'entry' ? thrownIn(entry) : [],
      detail: line.kind === 'entry' ? detailOf(line.item, words, say) : null,
      note: line.kind === 'entry' ? overruledIn(entry, words) : null,
    };
  };
}

/** A message with the name of whomever it is about marked: a fighter, or else a side. */
function about({ code, params }: Message, mark: (name: string) => string): Message {
  const key = ['name', 'side'].find((one) => (params[one] ?? '') !== '');
  return key === undefined
    ? { code, params }
    : { code, params: { ...params, [key]: mark(String(params[key])) } };
}

function textOf(
  line: StoryLine,
  words: Words,
  logged: Words['logged'],
  mark: (name: string) => string,
): string {
  switch (line.kind) {
    case 'became':
      return words.of(`status.${line.to}.became`, {
        name: mark(line.item.names[line.fighterId] ?? '?'),
      });
    case 'ended':
      return line.winners.length === 0
        ? logged({ code: 'entry.battle-ended-drawn', params: {} })
        : logged({ code: 'entry.battle-ended', params: { side: list(line.winners) } });
    case 'entry':
      return logged(line.item.said);
  }
}

/** The dice of a test or of an injury. */
function thrownIn(entry: JournalItem['entry']): readonly number[] {
  return entry.type === 'DutyResolved' || entry.type === 'InjuryRolled' ? entry.data.dice : [];
}

function overruledIn(entry: JournalItem['entry'], words: Words): string | null {
  return entry.type === 'StatusSet' && entry.data.against !== null
    ? words.maybe(`illegal.${entry.data.against}`)
    : null;
}

/** What is needed to put a settled step into words. */
interface Known {
  /** The fighters' names at that time. */
  readonly names: JournalItem['names'];
  readonly words: Words;
  readonly fighters: BattleState['fighters'] | undefined;
  readonly system: RuleSystem;
}

/**
 * Flags set on anybody, and counters of wear such as broken armour. Left out are the flag named after the
 * resolver, such as "shot", which the headline says, and the main counters, which the rows of the table show.
 */
function marksOf(
  { changes, resolver }: EventData<'Settled'>,
  { names, words, system }: Known,
): readonly string[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'flag' || change.value === null || change.flag === resolver) return [];
    const { flag, fighterId, value } = change;
    const shown = system.flags.some(({ id, toggle }) => toggle && id === flag);
    const worn = system.counters.some(
      ({ id, from, main }) => id === flag && from !== undefined && !main,
    );
    if (!shown && !worn) return [];
    const name = names[fighterId] ?? '?';
    return [words.of(`flag.${flag}.set`, worn ? { name, value: Number(value) } : { name })];
  });
}

/** Markers dropped by the same entry. */
function droppedIn(
  { data }: JournalItem['entry'],
  logged: Words['logged'],
  fighters: BattleState['fighters'] | undefined,
): readonly string[] {
  const changes = 'changes' in data ? data.changes : [];
  return changes.flatMap((change) => {
    if (change.kind !== 'dropped') return [];
    const { fighterId, marker, count } = change;
    const name = fighters?.[fighterId]?.label ?? '?';
    return [logged({ code: 'entry.dropped', params: { name, marker, count } })];
  });
}

/** Each fighter's new status, or else the wounds left. */
function resultsOf({ changes }: EventData<'Settled'>, { names, words, fighters }: Known) {
  const statuses = changes.filter((change) => change.kind === 'status');
  const wounds = changes
    .filter((change) => change.kind === 'wounds')
    .filter(({ fighterId }) => !statuses.some((status) => status.fighterId === fighterId));
  const name = (id: keyof JournalItem['names']) => names[id] ?? '?';
  return [
    ...statuses.map(({ fighterId: id, to }) => ({
      id,
      text: words.of(`status.${to}.set`, { name: name(id) }),
    })),
    ...wounds.map(({ fighterId: id, to }) => ({
      id,
      text: woundsSet(words, name(id), fighters?.[id], to),
    })),
  ];
}

/** All dice, grouped by throw. */
function diceOf({ answers }: EventData<'Settled'>): string {
  return answers.flatMap(({ dice }) => (dice.length === 0 ? [] : [dice.join(', ')])).join(' · ');
}

/** Dice and value of a test, or injury dice. */
function detailOf(
  { entry }: JournalItem,
  words: Words,
  say: ReturnType<typeof useSay>,
): string | null {
  if (entry.type === 'DutyResolved') {
    const { test, dice } = entry.data;
    if (test === null) return null;
    const params = {
      characteristic: words.of(`characteristic.${test.characteristic}.short`),
      value: test.value ?? '–',
    };
    return dice.length === 0
      ? say({ code: 'journal:against', params })
      : say({ code: 'battle:test.against', params: { total: keptOfTest(dice), ...params } });
  }
  if (entry.type === 'InjuryRolled' && entry.data.dice.length > 0) {
    return say({
      code: 'journal:injury-roll',
      params: { dice: list(entry.data.dice.map(String)) },
    });
  }
  return null;
}

/** "Manche 3 · Reikland". */
export function useTurnTitle(): (turn: Pick<JournalTurn, 'position'>) => string {
  const { t } = useTranslation('journal');
  const sides = useBattle((state) => state.battle?.sides);
  return ({ position }) =>
    t('turn', {
      round: position.round,
      side: sides?.find((side) => side.id === position.sideId)?.name ?? '',
    });
}

/** "Mouvement · Charges"; null before the first phase. */
function usePartTitle(): (part: StoryPart) => string | null {
  const { t } = useTranslation('journal');
  const words = useWords();
  const onlyPhase = useRuleSystem().phases.length === 1;
  return ({ phase, step }) => {
    if (phase === null) return null;
    // The name of a game's only phase is redundant.
    if (onlyPhase) return step === null ? null : words.of(`step.${step}`);
    const name = words.of(`phase.${phase}.name`);
    return step === null ? name : t('step', { phase: name, step: words.of(`step.${step}`) });
  };
}

/** The journal's content for sharing. */
export interface JournalContent {
  readonly story: readonly StoryTurn[];
  readonly title: string;
  readonly played: string | null;
  /** House rules agreed on at the start. */
  readonly rules: readonly string[];
}

/** The whole journal as plain text, oldest turn first. */
export function useJournalText({ story, title, rules }: JournalContent): () => string {
  const { t } = useTranslation('journal');
  const lineOf = useJournalLine();
  const titleOf = useTurnTitle();
  const partTitleOf = usePartTitle();
  const lineText = (line: StoryLine) => {
    const { time, text, results, detail } = lineOf(line);
    const more = [...results, ...(detail === null ? [] : [detail])];
    return more.length === 0 ? `${time}  ${text}` : `${time}  ${text} (${more.join(' · ')})`;
  };
  const partText = (part: StoryPart) => {
    const name = partTitleOf(part);
    return [...(name === null ? [] : [name]), ...part.lines.map(lineText)];
  };
  return () =>
    [
      title,
      ...(rules.length === 0 ? [] : ['', t('house-rules'), ...rules]),
      ...story.flatMap((turn) => ['', titleOf(turn), ...turn.parts.flatMap(partText)]),
    ].join('\n');
}
