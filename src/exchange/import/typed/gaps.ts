import type { Gap } from './chunk.ts';
import type { Token } from './tokens.ts';
import { linkOf } from './vocabulary.ts';

/** Punctuation and connecting words looked at before a token. */
const MAX_BETWEEN = 20;

/** Whether semicolons separate cells: it is the first punctuation on the line. */
function isCellSeparated(tokens: readonly Token[]): boolean {
  return tokens.find(({ is }) => is === 'sign')?.text === ';';
}

/** What separates a token from the last meaningful one. */
export function gapAt(tokens: readonly Token[], free: readonly boolean[], at: number): Gap {
  const between: string[] = [];
  for (let back = at - 1; back >= 0 && between.length < MAX_BETWEEN; back -= 1) {
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
  if (has(';')) return isCellSeparated(tokens) ? 'cell' : 'sentence';
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
