import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { readOutcome } from '#rules/kit/duty.ts';
import { type BattleStoreState, useBattleShallow } from '#store/hooks.ts';
import { emphasised, useWords } from '#ui/battle/words.ts';

/** A duty in words. Emphasised texts are for `Emphasised`, with the players' names marked. */
export interface DutyWords {
  readonly title: string;
  readonly emphasisedTitle: string;
  /** What to do; null when the title says it. */
  readonly text: string | null;
  /** Emphasised. */
  readonly facts: readonly string[];
  readonly outcome: (id: string) => string;
  /** The result of an outcome, as a sentence. */
  readonly done: (id: string) => string;
}

/** Puts a duty into words. */
export function useDutyWords(duty: Duty): DutyWords {
  const words = useWords();
  const params = useBattleShallow((state) => paramsOf(duty, state));
  const of = `duty.${duty.kind}`;
  const ofOutcome = (part: 'outcome' | 'done', id: string) => {
    const { word, count } = readOutcome(id);
    return words.of(`${of}.${part}.${word}`, count === null ? params : { ...params, count });
  };
  return {
    title: words.of(`${of}.title`, params),
    emphasisedTitle: words.of(`${of}.title`, { ...params, name: emphasised(params.name) }),
    text: words.maybe(`${of}.text`, params),
    facts: duty.facts.map(words.emphasisedMessage),
    outcome: (id) => ofOutcome('outcome', id),
    done: (id) => ofOutcome('done', id),
  };
}

/** What the sentences of a duty name: its owner, and the range of the leader in inches. */
export function paramsOf(duty: Duty, { battle, system }: BattleStoreState) {
  return {
    name: battle === null ? '' : ownerOf(duty, battle),
    range: (battle === null ? null : system.leaderBubble(battle, duty.sideId)?.range) ?? 0,
  };
}

/** The name of the fighter or side whose duty it is. */
export function ownerOf({ fighterId, sideId }: Duty, battle: BattleView): string {
  return fighterId === null
    ? (battle.sides.find(({ id }) => id === sideId)?.name ?? '')
    : (battle.fighters[fighterId]?.label ?? '');
}
