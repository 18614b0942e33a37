import type { BattleId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Stores } from '#store/hooks.ts';
import type { SetupDraft } from './draft.ts';
import { type StandInNames, startCommand } from './side-setups.ts';

/** A battle that has begun, or why it has not: a code of the battle's refusals, null where a piece of the app is missing. */
export type BattleStart = { readonly battleId: BattleId } | { readonly refused: string | null };

/** Begins the battle of a draft. Its examples are the player's own from now on. */
export async function beginBattle(
  { battles, device, warbands }: Pick<Stores, 'battles' | 'device' | 'warbands'>,
  draft: SetupDraft,
  system: RuleSystem,
  standIns: StandInNames,
): Promise<BattleStart> {
  // Missing when the app was opened once, and the network went before all of it had come.
  const session = await battles
    .getState()
    .create(system.id)
    .catch(() => null);
  if (session === null) return { refused: null };
  const { battleId, send, settled } = session;
  const result = send(startCommand(draft, system, standIns));
  if ('refused' in result) {
    battles.getState().leave(battleId);
    return { refused: result.refused };
  }
  warbands
    .getState()
    .playedWith(draft.sides.flatMap((side) => (side.kind === 'warband' ? side.warband.id : [])));
  // From now on everybody knows of a battle in progress: a new version waits for its end.
  settled()
    .then(() => battles.getState().refresh())
    // The battle's own screen says what is wrong with the disk.
    .catch(() => undefined);
  // The answer may take the browser a while, and the battle goes on without it.
  void device.getState().askPersistence();
  return { battleId };
}
