import { NOTHING, STAYS_PUT } from '../../parts/skirmish/deeds.ts';
import type { OwnCircumstance } from '../../parts/skirmish/rules.ts';
import type { Flags } from '../../system.ts';
import { readStupidBehaviour } from './stupidity.ts';
import { carries, carriesAny } from './traits.ts';

/** What bars or bends deeds in Mordheim only, weightiest first. @rule PSY-STUP, PSY-FEAR-B, PSY-FRENZY */
export const OWN_CIRCUMSTANCES: readonly OwnCircumstance[] = [
  {
    id: 'stupid-no-blows',
    effect: NOTHING,
    applies: ({ flags }) => stupidity(flags) === 'no-blows',
  },
  {
    id: 'stupid-straight-ahead',
    effect: { ...NOTHING, move: 'half' },
    applies: ({ flags }) => stupidity(flags) === 'straight-ahead',
  },
  {
    id: 'stupid-inactive',
    effect: NOTHING,
    applies: ({ flags }) => stupidity(flags) === 'inactive',
  },
  {
    id: 'must-charge',
    effect: { ...STAYS_PUT, charge: 'forced', hide: 'no', shoot: 'no' },
    applies: ({ flags }) => flags['must-charge'] !== undefined,
  },
  {
    id: 'fear-blocked',
    effect: { ...STAYS_PUT, hide: 'no', shoot: 'no' },
    applies: ({ flags }) => flags['fear-blocked'] !== undefined,
  },
  {
    id: 'armour',
    effect: { cast: 'no' },
    applies: ({ traits }) =>
      carriesAny(traits, ['armour', 'shield']) && !carries(traits, 'prayers'),
  },
];

/** A stupid fighter whose die was not noted at least strikes no blows and goes nowhere. */
function stupidity(flags: Flags): string {
  const value = flags['stupid'];
  return value === undefined ? '' : (readStupidBehaviour(value) ?? 'inactive');
}
