import type { IconName } from '#ui/kit/Icon.tsx';
import type { JournalFacts } from './journal-picture.ts';

/** The content of a battle's report, which is short enough for a message or a square picture. */
export interface ReportFacts extends JournalFacts {
  /** In the order of the sides. */
  readonly emblems: readonly string[];
  /** The two emblems at the top, the winner's first. */
  readonly facing: readonly string[];
  readonly moments: readonly Highlight[];
  /** "et 3 autres moments". */
  readonly more: (count: number) => string;
}

/** A memorable moment of the battle. */
export interface Highlight {
  readonly round: number;
  readonly icon: IconName;
  readonly text: string;
}

/** The report as plain text: sides, result, losses, and main events turn by turn. */
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

/** The report's text, for screen readers. */
export function reportWords(facts: ReportFacts): string {
  const lines = reportText(facts).split('\n');
  return lines.filter((line) => line !== '').join('. ');
}

/**
 * Chooses as many highlights as there is room for, in chronological order. Those of a whole side take precedence,
 * then the latest.
 */
export function chosenMoments(
  moments: readonly Highlight[],
  room: number,
): { readonly chosen: readonly Highlight[]; readonly left: number } {
  if (moments.length <= room) return { chosen: moments, left: 0 };
  const weighed = moments
    .map((moment, at) => ({ moment, at }))
    .toSorted((a, b) => Number(ofOne(a.moment)) - Number(ofOne(b.moment)) || b.at - a.at);
  // One line is reserved for how many more there were.
  const kept = weighed.slice(0, Math.max(0, room - 1)).toSorted((a, b) => a.at - b.at);
  return { chosen: kept.map(({ moment }) => moment), left: moments.length - kept.length };
}

/** About a single fighter, rather than a side or the battle. */
function ofOne({ icon }: Highlight): boolean {
  return icon !== 'rout' && icon !== 'left-table' && icon !== 'leader';
}
