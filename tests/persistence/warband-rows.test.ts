import { expect, test } from 'vitest';
import { readWarbandRows, type SystemWithTypes } from '#persistence/warband-rows.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { warbandOf } from '../support/warbands.ts';

/** A weapon that only some types of warbands bring. */
const PIKE = 'pike';

const systemOf: SystemWithTypes = async (_id, _types, traits) => ({
  ...ROSTER_SYSTEM,
  traits: ROSTER_SYSTEM.traits.filter(({ id }) => id !== PIKE || traits.includes(PIKE)),
});

test.each(['carried', 'in the chest'])(
  'a thing of another type of warband is known when it is %s',
  async (where) => {
    const reiklanders = warbandOf('reikland', [['reikland/captain', 'Otto']]);
    const members = reiklanders.members.map((one) => ({ ...one, traits: { [PIKE]: true } }));
    const row =
      where === 'carried' ? { ...reiklanders, members } : { ...reiklanders, stash: { [PIKE]: 1 } };
    const asked: string[] = [];
    const noting: SystemWithTypes = (id, types, traits) => {
      asked.push(...traits);
      return systemOf(id, types, traits);
    };
    expect(await readWarbandRows([row], noting, () => {})).toEqual([row]);
    expect(asked).toContain(PIKE);
  },
);
