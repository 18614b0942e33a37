import { hasWords, type MessageDescriptor, say } from '#i18n/said.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { SourceCode } from './source-codes.ts';

// Shared by the tests of words: codes with their variables, and what is wrong with their sentences.

/** Codes without words, and sentences with an unfilled variable. */
export function wordless(codes: readonly MessageDescriptor[]): readonly string[] {
  return distinct(codes).flatMap((code) => {
    if (!hasWords(code)) return [code.code];
    const sentence = saidOrMissed(code);
    return BLANK.test(sentence) || sentence.includes(stranger()) || sentence.trim() === ''
      ? [`${code.code}: ${sentence}`]
      : [];
  });
}

/** The sentence; what is missing where it lacks words. */
function saidOrMissed(code: MessageDescriptor): string {
  try {
    return say(code);
  } catch (problem) {
    return `{{${String(problem)}}}`;
  }
}

/** How the app shows an id that a game does not know: a valid id must never look like this. */
function stranger(): string {
  return say({ code: 'ui:unknown.id', params: { id: '' } });
}

export function distinct(codes: Iterable<MessageDescriptor>): readonly MessageDescriptor[] {
  const once = new Map<string, MessageDescriptor>();
  for (const code of codes) once.set(`${code.code} ${JSON.stringify(code.params)}`, code);
  return [...once.values()];
}

/** A variable, nested key or code left in the sentence. */
const BLANK = /\{\{|\$t\(|⟦|\bundefined\b|\bnull\b|NaN|Infinity|\p{L}\.\p{L}/u;

/** In every plural form of the languages here. */
export function counted({ code, params }: MessageDescriptor): readonly MessageDescriptor[] {
  return [1, 2, 1_000_000].map((count) => ({ code, params: { ...params, count } }));
}

/** Codes that are spelled out in the source. */
export function plain(codes: readonly SourceCode[]): readonly string[] {
  return [...new Set(codes.map(({ code }) => code).filter((code) => !code.includes('*')))];
}

export function battle(code: string, params: Message['params'] = {}): MessageDescriptor {
  return { code: `battle:${code}`, params };
}
