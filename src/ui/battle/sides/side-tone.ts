import type { SideId } from '#rules/contract/ids.ts';
import { useBattle } from '#store/hooks.ts';
import type { Tone } from '#ui/kit/tones.ts';
import { sideTone } from '#ui/side-colours.ts';

/** The colour of a side, unique within the battle. */
export function useSideTone(id: SideId): Tone {
  return useBattle(({ battle }) => (battle === null ? 'neutral' : sideTone(battle.sides, id)));
}
