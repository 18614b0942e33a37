import type { Tone as RuleTone, Sign, Signs } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

/** What a fighter's state looks like: the shape by its sign, the colour by its tone. */
export interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** How a status of the system is shown; one that it does not know looks like nothing in particular. */
export function statusLook(system: RuleSystem, status: string): Look {
  const row = system.statuses.find(({ id }) => id === status);
  const tone = row?.tone ?? 'neutral';
  const sign = signIn(system.signs.statuses, status);
  return { icon: sign ?? toneIcon(tone, 'help'), tone: kitTone(tone) };
}

/** The picture that a game has for one of its ids, which a log may have brought; null for none. */
export function signIn(signs: Signs, id: string): Sign | null {
  return Object.hasOwn(signs, id) ? (signs[id] ?? null) : null;
}

/** The picture on a duty's card: that of its kind, or that of its tone. */
export function dutyIcon(system: RuleSystem, kind: string, tone: RuleTone | 'rout'): IconName {
  return signIn(system.signs.duties, kind) ?? toneIcon(tone, 'info');
}

/** The picture of all that has this tone; the other one for a tone that says nothing of the kind. */
export function toneIcon(tone: RuleTone | 'rout', otherwise: IconName): IconName {
  return tone === 'away' || tone === 'neutral' ? otherwise : tone;
}

/** The kit's colour for a tone of the rules; those who are away have none of their own. */
export function kitTone(tone: RuleTone | 'rout'): Tone {
  return tone === 'away' ? 'neutral' : tone;
}
