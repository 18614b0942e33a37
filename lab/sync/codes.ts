import { codesOf, gather, NOTHING_GATHERED } from '#exchange/battle-codes.ts';
import { battleContent, battleMeaning } from '#exchange/battle-content.ts';
import { deflated, inflated } from '#sync/deflate.ts';
import type { Phone } from '../../tests/support/synced-phone.ts';
import type { Random } from '../soak/random.ts';

/**
 * Hands a battle over by codes in turn: one phone shows them in a loop, the camera of the other misses some, reads
 * others twice, and begins anywhere.
 * @throws Error when the battle is refused there
 */
export async function handOver(from: Phone, to: Phone, random: Random): Promise<void> {
  await from.session()?.settled();
  const content = new TextEncoder().encode(battleContent('b-test', from.entries()));
  const packed = await deflated(content);
  const codes = packed === null ? null : codesOf(packed);
  if (codes === null) throw new Error('A battle too long for codes.');
  const read = await readOff(codes, random);
  const refused = await to.takeIn(read);
  if (refused !== null) throw new Error(`A battle that is ${refused}.`);
}

async function readOff(codes: readonly string[], random: Random): Promise<readonly unknown[]> {
  let gathered = NOTHING_GATHERED;
  while (gathered.packed === null) gathered = gather(gathered, random.one(codes));
  const content = await inflated(gathered.packed, 5_000_000);
  if (content === null || content === 'too-big') throw new Error('Codes that make no battle.');
  const meant = battleMeaning(new TextDecoder().decode(content));
  if (meant === null) throw new Error('Codes that make no battle.');
  return meant.rows;
}
