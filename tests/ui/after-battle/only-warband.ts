import { act } from '@testing-library/react';
import type { Warband } from '#roster/warband.ts';
import type { Stores } from '#store/hooks.ts';

/** Loads the warbands. @returns a getter for the only one, in its current state */
export async function onlyWarband({ warbands }: Pick<Stores, 'warbands'>): Promise<() => Warband> {
  await act(() => warbands.getState().load());
  return () => {
    const [only] = warbands.getState().warbands ?? [];
    if (only === undefined) throw new Error('no warband');
    return only;
  };
}
