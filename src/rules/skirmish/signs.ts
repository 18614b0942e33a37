import type { Sign, Signs } from '../contract/rows.ts';
import type { SkirmishFlagId } from './flags.ts';
import type { SkirmishPhaseId } from './phases.ts';
import type { StatusId } from './statuses.ts';

/** Pictures shared by the skirmish games; each adds its own. */
export const SKIRMISH_SIGNS = {
  statuses: {
    'left-table': 'left-table',
    'in-reserve': 'in-reserve',
    absent: 'absent',
  } satisfies { readonly [Id in StatusId]?: Sign },
  flags: { hidden: 'hidden' } satisfies { readonly [Id in SkirmishFlagId]?: Sign },
  phases: {
    recovery: 'recovery',
    movement: 'movement',
    shooting: 'shooting',
    'close-combat': 'close-combat',
  } satisfies { readonly [Id in SkirmishPhaseId]?: Sign },
  duties: {
    'rout-test': 'rout',
    injury: 'wound',
    // A flag would look like the picture of the Rout test.
    rally: 'fleeing',
    'stand-up': 'knocked-down',
    'stand-up-fleeing': 'knocked-down',
    charge: 'charge',
    'short-charge': 'charge',
    run: 'charge',
    move: 'movement',
    hide: 'hidden',
    shoot: 'shooting',
    cast: 'magic',
    'strikes-last': 'knocked-down',
    'break-off': 'fleeing',
    'all-alone': 'all-alone',
    'all-alone-later': 'all-alone',
    outnumbered: 'all-alone',
    dived: 'charge',
  },
  resolvers: { fall: 'fall' },
  circumstances: { cover: 'cover' },
} as const satisfies Readonly<Record<string, Signs>>;
