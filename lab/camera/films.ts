import { codeAt } from '#exchange/battle-codes.ts';
import { frameReader } from '#ui/effects/read-frame.ts';
import { type Random, randomFrom, seedOf } from '../soak/random.ts';
import { unsteadyHand } from './hand.ts';
import { shoot } from './shoot.ts';

/** A film that is not read within so many pictures counts as never read. */
const LAST = 60;

/**
 * How many pictures of a film it takes until the app’s reader has read all codes, which are shown in turn as the app
 * does, none for longer than one picture.
 * @param codesOf texts of the codes of a film
 */
export async function picturesNeeded(
  codesOf: (random: Random) => readonly string[],
  { seed, films }: Readonly<Record<'seed' | 'films', number>>,
): Promise<readonly number[]> {
  const needed: number[] = [];
  for (let film = 0; film < films; film += 1) {
    const random = randomFrom(seedOf(seed, film));
    needed.push(await picturesUntilRead(codesOf(random), random));
  }
  return needed.toSorted((one, other) => one - other);
}

async function picturesUntilRead(codes: readonly string[], random: Random): Promise<number> {
  const missing = new Set(codes);
  const hand = unsteadyHand(random);
  const looksAt = frameReader();
  for (let step = 0; step < LAST; step += 1) {
    const code = codes[codeAt(step, codes.length)] ?? '';
    const frame = await shoot(code, hand.next().value, random);
    for (const text of looksAt(frame)) missing.delete(text ?? '');
    if (missing.size === 0) return step + 1;
  }
  return Infinity;
}
