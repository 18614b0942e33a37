/**
 * An outline with drawers of properties, `** Otto  :hero:` and below it `:XP: 20`: headings, words before colons and
 * lists as they are written elsewhere. What is done with is crossed out, what is to be done is left away.
 */
export function withoutOutline(text: string): string {
  if (!/^\s*:PROPERTIES:\s*$/mu.test(text) && !/^#\+(?:TITLE|STARTUP|AUTHOR):/imu.test(text))
    return text;
  return text.split('\n').map(plainly).join('\n');
}

function plainly(line: string): string {
  const [, title] = /^#\+TITLE:\s*(.*)$/iu.exec(line) ?? [];
  if (title !== undefined) return `# ${title}`;
  if (/^#\+|^\s*:(?:PROPERTIES|END|LOGBOOK):\s*$|^\s*(?:CLOSED|SCHEDULED|DEADLINE):/iu.test(line))
    return '';
  const [, stars = '', raw = ''] = /^(\*+)\s+(.*)$/u.exec(line) ?? [];
  if (stars !== '') {
    const [, tags = ''] = /\s:([\p{L}\d_:@]+):\s*$/u.exec(raw) ?? [];
    const told = raw.replace(/\s+:[\p{L}\d_:@]+:\s*$/u, '').trim();
    if (/^TODO\s/u.test(told)) return '';
    const name = told.replace(/^(?:DONE|CANCELLED)\s+/u, '');
    const gone = name !== told || GONE.test(tags);
    return `${'#'.repeat(stars.length)} ${gone ? `~~${name}~~` : name}`;
  }
  return line
    .replace(/^(\s*):([\p{L}_ ]+):\s*(.*)$/u, (_, blank: string, key: string, value: string) => {
      return `${blank}${key.replaceAll('_', ' ')}: ${value}`;
    })
    .replace(/^(\s*[-+]\s+)\[[ Xx-]\]\s+/u, '$1')
    .replace(/^(\s*[-+]\s+.*?)\s+::\s+/u, '$1: ');
}

const GONE = /(?:^|:)(?:dead|mort|morte|tot|muerto|morto|gone|retired)(?:$|:)/iu;
