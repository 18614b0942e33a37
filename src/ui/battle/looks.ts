import type { Outcome } from '#rules/contract/advice.ts';
import type { Tone as RuleTone } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signOf } from '#rules/kit/signs.ts';
import type { ButtonTone } from '#ui/kit/Button.tsx';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

/** How a status is drawn: icon and colour. */
export interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** How a status is drawn; neutral for an unknown one, which an old log may hold. */
export function statusLook(system: RuleSystem, status: string): Look {
  const row = system.statuses.find(({ id }) => id === status);
  const tone = row?.tone ?? 'neutral';
  const sign = signOf(system.signs.statuses, status);
  return { icon: sign ?? toneIcon(tone, 'help'), tone: kitTone(tone) };
}

/** The icon on a duty's card: that of its kind, else that of its tone. */
export function dutyIcon(system: RuleSystem, kind: string, tone: RuleTone | 'rout'): IconName {
  return signOf(system.signs.duties, kind) ?? toneIcon(tone, 'info');
}

/** The icon of a tone; `fallback` for the tones that have none. */
export function toneIcon(tone: RuleTone | 'rout', fallback: IconName): IconName {
  return tone === 'away' || tone === 'neutral' ? fallback : tone;
}

/** The kit's colour for a tone of the rules; `away` has none of its own. */
export function kitTone(tone: RuleTone | 'rout'): Tone {
  return tone === 'away' ? 'neutral' : tone;
}

/** The colour of an answer's button: only a test that went well has one, as red is left to the rout. */
export function answerTone({ tone }: Outcome): ButtonTone {
  return tone === 'pass' ? 'pass' : 'neutral';
}
