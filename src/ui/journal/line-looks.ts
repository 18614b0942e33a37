import { lookOfLine } from '#battle/line-look.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Look, statusLook } from '#ui/battle/looks.ts';
import type { StoryLine } from './story.ts';

/** Icon and tone of a journal line. `status`: a fighter's status, to be drawn as on the table. */
export type LineLook = Look & { readonly status: boolean };

/** How a journal line is drawn. */
export function lookOf(line: StoryLine, system: RuleSystem): LineLook {
  if (line.item.ignored) return { icon: 'info', tone: 'neutral', status: false };
  if (line.kind === 'ended') return { icon: 'leader', tone: 'leader', status: false };
  const look =
    line.kind === 'became' ? { status: line.to } : lookOfLine(line.item.entry, system.signs);
  return 'status' in look
    ? { ...statusLook(system, look.status), status: true }
    : { ...look, status: false };
}
