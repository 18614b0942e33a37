import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { emphasized, useWords } from '#ui/battle/words.ts';

/** What a duty's card says. Texts for `Emphasised` carry the players' names marked. */
export interface DutyWords {
  readonly title: string;
  /** The title with the name marked. */
  readonly loudTitle: string;
  /** What it asks for; null when the title says it. */
  readonly text: string | null;
  readonly facts: readonly string[];
  readonly outcome: (id: string) => string;
  /** What an answer brought, as a sentence. */
  readonly done: (id: string) => string;
}

export function useDutyWords(duty: Duty): DutyWords {
  const words = useWords();
  const params = useBattleShallow(({ battle, system }) => ({
    name: battle === null ? '' : ownerOf(duty, battle),
    range: (battle === null ? null : system.leaderBubble(battle, duty.sideId)?.range) ?? 0,
  }));
  const of = `duty.${duty.kind}`;
  return {
    title: words.of(`${of}.title`, params),
    loudTitle: words.of(`${of}.title`, { ...params, name: emphasized(params.name) }),
    text: words.maybe(`${of}.text`, params),
    facts: duty.facts.map(words.saidLoud),
    outcome: (id) => words.of(`${of}.outcome.${id}`, params),
    done: (id) => words.of(`${of}.done.${id}`, params),
  };
}

/** Whose duty it is, by name. */
export function ownerOf({ fighterId, sideId }: Duty, battle: BattleView): string {
  return fighterId === null
    ? (battle.sides.find(({ id }) => id === sideId)?.name ?? '')
    : (battle.fighters[fighterId]?.label ?? '');
}
