import { createStore } from 'zustand/vanilla';
import type { ActorId, BattleId } from '#rules/contract/ids.ts';

// Which phone is at the other end of a link: its document is written under a number made of its name, which all that
// arrives has with it. No message of its own is needed, and none that an older app would not understand.

/** The number under which a phone writes its document (`Y.Doc.clientID`): FNV-1a, of 32 bits. */
export function endOf(actor: ActorId): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of actor) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** Of each battle, the phones that were at the other end of a link, by `endOf`: whether they are now. */
export const ends = createStore<
  Readonly<Partial<Record<BattleId, Readonly<Partial<Record<number, boolean>>>>>>
>()(() => ({}));

/** @param now the ends of the links that are open */
export function reportEnds(battleId: BattleId, now: readonly number[]): void {
  const before = ends.getState()[battleId] ?? {};
  const known = [...Object.keys(before).map(Number), ...now];
  const next = Object.fromEntries(known.map((end) => [end, now.includes(end)]));
  const isSame = known.every((end) => before[end] === next[end]);
  if (!isSame) ends.setState({ [battleId]: next });
}
