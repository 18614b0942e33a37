/**
 * Characteristics on several lines of a form, `M 5  WS 5  BS 3` above `S 4  T 4  W 1`: on one line, where they begin.
 */
export function withStatsJoined(text: string): string {
  const lines = text.split('\n');
  const told = [...lines];
  for (let at = 0; at < told.length; at += 1) {
    const first = told[at] ?? '';
    if (!isPart(first)) continue;
    let end = at + 1;
    while (end < told.length && end - at < MOST && isPart(told[end] ?? '')) end += 1;
    if (end - at < 2) continue;
    told[at] = told.slice(at, end).join('  ');
    for (let below = at + 1; below < end; below += 1) told[below] = '';
    at = end - 1;
  }
  return told.join('\n');
}

/** Nobody needs more lines for nine of them. */
const MOST = 4;

/** Two, three or four short words, each with a figure. */
function isPart(line: string): boolean {
  return (
    line.length < 80 && /^\s*(?:\p{L}{1,3}[ :=]\s*(?:\d{1,2}|-)(?:[ ,;|]+|$)){2,4}\s*$/u.test(line)
  );
}
