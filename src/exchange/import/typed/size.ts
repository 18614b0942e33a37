import type { Token } from './tokens.ts';
import { isCommon, isMoney, isPiece, linkOf } from './vocabulary.ts';

/** The size of a group in `75 gold crowns (3 models, 25 gc each)`, with its offsets; null for any other line. */
export function sizeIn(
  tokens: readonly Token[],
): { readonly value: number; readonly from: number; readonly to: number } | null {
  const words = tokens.filter(({ is }) => is === 'word');
  const only = words.every(
    ({ text }) => isPiece(text) || isMoney(text) || linkOf(text) !== null || isCommon(text),
  );
  const at = tokens.findIndex(
    ({ is }, place) => is === 'number' && isPiece(tokens[place + 1]?.text ?? ''),
  );
  const [number, piece] = [tokens[at], tokens[at + 1]];
  const value = Number(number?.text);
  if (!only || number === undefined || piece === undefined || value < 1 || value > MAX_SIZE)
    return null;
  return { value, from: number.from, to: piece.to };
}

/** More are no group of any warband. */
const MAX_SIZE = 20;
