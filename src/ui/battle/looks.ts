import type { Tone as RuleTone } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import type { Tone } from '#ui/kit/tones.ts';

/** What a fighter's state looks like: the shape by its id, the colour by its tone. */
export interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** How a status of the system is shown; one that it does not know looks like nothing in particular. */
export function statusLook(system: RuleSystem, status: string): Look {
  const row = system.statuses.find(({ id }) => id === status);
  const tone = row?.tone ?? 'neutral';
  // Games with states of their own have no pictures for them: the family's does.
  return { icon: iconOr(status, iconOr(tone, 'help')), tone: kitTone(tone) };
}

/** The icon of that name, for ids of rule systems that have one; the other one for those that don't. */
export function iconOr(id: string, otherwise: IconName): IconName {
  return isIcon(id) ? id : otherwise;
}

/** The picture on a duty's card: its own, that of its kind, or that of the status it is about. */
export function dutyIcon(kind: string, tone: RuleTone | 'rout'): IconName {
  const own = DUTY_ICONS.get(kind) ?? kind;
  const family = kind.split('-')[0] ?? '';
  return [own, family, tone].find(isIcon) ?? 'info';
}

/** The kit's colour for a tone of the rules; those who are away have none of their own. */
export function kitTone(tone: RuleTone | 'rout'): Tone {
  return tone === 'away' ? 'neutral' : tone;
}

/** Duties whose picture is that of something else. */
const DUTY_ICONS: ReadonlyMap<string, IconName> = new Map(
  Object.entries<IconName>({
    injury: 'wound',
    // A flag would look like the rout test's.
    rally: 'fleeing',
    'fear-sixes': 'fear',
    'short-charge': 'charge',
    dived: 'charge',
    'first-turn-weapon': 'close-combat',
    'stand-up': 'knocked-down',
    'stand-up-fleeing': 'knocked-down',
    'break-off': 'fleeing',
    'strikes-last': 'knocked-down',
    'stupid-behaviour': 'stupidity',
    'stupid-move': 'stupidity',
    'no-blows': 'stupidity',
    drunken: 'stupidity',
    animosity: 'frenzy',
    'animosity-result': 'frenzy',
    outnumbered: 'all-alone',
    run: 'charge',
    move: 'movement',
    hide: 'hidden',
    shoot: 'shooting',
    cast: 'magic',
  }),
);

function isIcon(id: string): id is IconName {
  return Object.hasOwn(iconShapes, id) || Object.hasOwn(iconGlyphs, id);
}
