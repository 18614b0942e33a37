import { hasWords, type SaidCode, say } from '#i18n/said.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { SourceCode } from './source-codes.ts';

// What tests of words share: codes with their variables, and what is wrong with them.

/** Codes that have no words, and sentences in which something is left blank. */
export function wordless(codes: readonly SaidCode[]): readonly string[] {
  return distinct(codes).flatMap((code) => {
    if (!hasWords(code)) return [code.code];
    const sentence = saidOrMissed(code);
    return BLANK.test(sentence) || sentence.includes(stranger()) || sentence.trim() === ''
      ? [`${code.code}: ${sentence}`]
      : [];
  });
}

/** What it says; what it lacks where words are missing inside it. */
function saidOrMissed(code: SaidCode): string {
  try {
    return say(code);
  } catch (problem) {
    return `{{${String(problem)}}}`;
  }
}

/** How the app notes an id that a game does not know: none of its own may look like that. */
function stranger(): string {
  return say({ code: 'ui:unknown.id', params: { id: '' } });
}

export function distinct(codes: readonly SaidCode[]): readonly SaidCode[] {
  const once = new Map(codes.map((code) => [`${code.code} ${JSON.stringify(code.params)}`, code]));
  return [...once.values()];
}

/** A variable, a nested key or a code that got through to the sentence. */
const BLANK = /\{\{|\$t\(|⟦|\bundefined\b|\bnull\b|NaN|Infinity|\p{L}\.\p{L}/u;

/** In every plural form that the languages here have. */
export function counted({ code, params }: SaidCode): readonly SaidCode[] {
  return [1, 2, 1_000_000].map((count) => ({ code, params: { ...params, count } }));
}

/** Codes that the source spells out. */
export function plain(codes: readonly SourceCode[]): readonly string[] {
  return [...new Set(codes.map(({ code }) => code).filter((code) => !code.includes('*')))];
}

export function battle(code: string, params: Message['params'] = {}): SaidCode {
  return { code: `battle:${code}`, params };
}
