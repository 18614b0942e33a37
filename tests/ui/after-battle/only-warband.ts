import { act } from '@testing-library/react';
import type { Warband } from '#roster/warband.ts';
import type { Stores } from '#store/hooks.ts';

/** Has the warbands read. @returns the only one of them, as it stands whenever it is asked for */
export async function onlyWarband({ warbands }: Pick<Stores, 'warbands'>): Promise<() => Warband> {
  await act(() => warbands.getState().load());
  return () => {
    const [only] = warbands.getState().warbands ?? [];
    if (only === undefined) throw new Error('no warband');
    return only;
  };
}
