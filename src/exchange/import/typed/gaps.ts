import type { Gap } from './chunk.ts';
import type { Token } from './tokens.ts';
import { linkOf } from './vocabulary.ts';

/** Signs and little words in a row; more of them say nothing more. */
const MOST_BETWEEN = 20;

/** The first sign of a line is a semicolon: it parts cells. */
function isCelled(tokens: readonly Token[]): boolean {
  return tokens.find(({ is }) => is === 'sign')?.text === ';';
}

/** What parts a token from the last that said something. */
export function gapAt(tokens: readonly Token[], free: readonly boolean[], at: number): Gap {
  const between: string[] = [];
  for (let back = at - 1; back >= 0 && between.length < MOST_BETWEEN; back -= 1) {
    if (free[back] !== true) break;
    between.push(tokens[back]?.text ?? '');
    if (back === 0) return between.some((text) => text === '\t' || text === '|') ? 'cell' : 'start';
  }
  if (at === 0) return 'start';
  const has = (...signs: readonly string[]) => between.some((text) => signs.includes(text));
  const link = (kind: string) => between.some((text) => linkOf(text) === kind);
  if (has('\t', '|')) return 'cell';
  // `Otto .. Schwert .. Helm`
  if (between.filter((text) => text === '.').length > 1) return 'comma';
  if (has('.', '!', '?') && tokens[at]?.spaced === true) return 'sentence';
  // `Wogga; Chamane; masse`
  if (has(';')) return isCelled(tokens) ? 'cell' : 'sentence';
  if (link('called')) return 'called';
  if (link('is')) return 'is';
  if (has('(', '[', '{')) return 'open';
  if (has(':', '=')) return 'colon';
  if (link('with')) return 'with';
  if (has(')', ']', '}')) return has(',') ? 'comma' : link('and') ? 'and' : 'close';
  if (has('-', '–', '—', '>', '→')) return 'dash';
  if (has(',', '·', '•')) return 'comma';
  if (has('/', '+')) return 'slash';
  if (link('and') || has('&')) return 'and';
  return tokens[at]?.wide === true ? 'cell' : 'none';
}
