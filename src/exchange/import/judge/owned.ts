import { isUnnamed } from '#exchange/import/unnamed.ts';
import type { Facts } from './facts.ts';

/**
 * Whether somebody owns this list: at least three known fighters are counted or carry known items, or fewer if
 * hardly anything else is said.
 */
export function isOwned({ known, unread }: Facts): boolean {
  const played = known.filter(
    ({ gear, count }) => count.value > 1 || gear.some(({ itemId }) => itemId !== ''),
  ).length;
  const sure = known.some(({ unsure }) => unsure.length === 0);
  if (played > 4 || (played > 2 && sure)) return true;
  // A captain on their own could belong to any warband.
  const clear = known.some(({ unsure }) => unsure.every((doubt) => doubt === 'type'));
  const named = known.filter((one) => !isUnnamed(one)).length;
  // A catalogue lists nobody twice.
  const twice = known.filter(
    (one) =>
      one.count.value === 1 &&
      known.some((other) => other !== one && other.type.value === one.type.value),
  ).length;
  const some = played + Math.max(named, twice);
  return (
    (clear || known.length > 1) &&
    some > 0 &&
    some * 2 >= known.length &&
    unread <= played * 2 + named
  );
}

/**
 * Whether these are an app's heroes and henchmen, all of them armed and mostly with known items: a warband that
 * players made up.
 */
export function isArmedAppWarband({ fighters, items, ownItems }: Facts): boolean {
  const of = (role: string) =>
    fighters.filter((one) => one.role.origin === 'file' && one.role.value === role).length;
  const armed = fighters.every(({ gear }) => gear.length > 0);
  return of('hero') > 0 && of('henchmen') > 1 && armed && ownItems * 3 >= items * 2;
}
