import { lookOfLine } from '#battle/line-look.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Look, statusLook } from '#ui/battle/looks.ts';
import type { StoryLine } from './story.ts';

/** How a journal line is drawn. */
export function lookOf(line: StoryLine, system: RuleSystem): Look {
  if (line.item.ignored) return { icon: 'info', tone: 'neutral' };
  if (line.kind === 'ended') return { icon: 'victory', tone: 'leader' };
  const look =
    line.kind === 'became' ? { status: line.to } : lookOfLine(line.item.entry, system.signs);
  return 'status' in look ? statusLook(system, look.status) : look;
}
