import type { BattleId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Stores } from '#store/hooks.ts';
import type { SetupDraft } from './draft.ts';
import { type DefaultNames, startCommand } from './side-setups.ts';

/** The battle that has started, or the code of its refusal; null if a part of the app can't be fetched. */
export type BattleStart = { readonly battleId: BattleId } | { readonly refused: string | null };

/** Starts the battle of a draft. Examples that take part become the player's own. */
export async function beginBattle(
  { battles, device, warbands }: Pick<Stores, 'battles' | 'device' | 'warbands'>,
  draft: SetupDraft,
  system: RuleSystem,
  defaultNames: DefaultNames,
): Promise<BattleStart> {
  // Fails if the game was never fetched and the network is gone.
  const session = await battles
    .getState()
    .create(system.id)
    .catch(() => null);
  if (session === null) return { refused: null };
  const { battleId, send, settled } = session;
  const result = send(startCommand(draft, system, defaultNames));
  if ('refused' in result) {
    battles.getState().leave(battleId);
    return { refused: result.refused };
  }
  warbands
    .getState()
    .playedWith(draft.sides.flatMap((side) => (side.kind === 'warband' ? side.warband.id : [])));
  // Refresh the summaries, so that an update waits for the end of the battle.
  settled()
    .then(() => battles.getState().refresh())
    // The battle's own screen reports storage errors.
    .catch(() => undefined);
  // The browser may take a while to answer; don't wait for it.
  void device.getState().askPersistence();
  return { battleId };
}
