import type { IconName } from '#ui/kit/Icon.tsx';
import type { JournalFacts } from './journal-picture.ts';

/** What a report of a battle tells besides its picture: short enough for a message, or for a square. */
export interface ReportFacts extends JournalFacts {
  /** In the order of the sides. */
  readonly emblems: readonly string[];
  /** The two at the head, who has won first. */
  readonly facing: readonly string[];
  readonly moments: readonly Highlight[];
  /** "et 3 autres moments". */
  readonly more: (count: number) => string;
}

/** Something that the battle is remembered by. */
export interface Highlight {
  readonly round: number;
  readonly icon: IconName;
  readonly text: string;
}

/** The report as plain text: who fought, how it ended, who lost how many, and what mattered, turn by turn. */
export function reportText({
  title,
  subtitle,
  result,
  sides,
  turns,
  madeWith,
}: ReportFacts): string {
  return [
    title,
    subtitle,
    '',
    ...result,
    '',
    ...sides.map(({ name, losses }) => (losses === '' ? name : `${name} – ${losses}`)),
    ...turns.flatMap((turn) => ['', turn.title, ...turn.events.map(({ text }) => `• ${text}`)]),
    '',
    madeWith,
  ].join('\n');
}

/**
 * As many moments as there is room for, in their order: what concerned a whole side first, then what came
 * last.
 */
export function chosenMoments(
  moments: readonly Highlight[],
  room: number,
): { readonly chosen: readonly Highlight[]; readonly left: number } {
  if (moments.length <= room) return { chosen: moments, left: 0 };
  const weighed = moments
    .map((moment, at) => ({ moment, at }))
    .toSorted((a, b) => Number(ofOne(a.moment)) - Number(ofOne(b.moment)) || b.at - a.at);
  // The last line says how many more there were.
  const kept = weighed.slice(0, Math.max(0, room - 1)).toSorted((a, b) => a.at - b.at);
  return { chosen: kept.map(({ moment }) => moment), left: moments.length - kept.length };
}

/** Somebody's fate, not that of his side or of the battle. */
function ofOne({ icon }: Highlight): boolean {
  return icon !== 'rout' && icon !== 'left-table' && icon !== 'leader';
}
