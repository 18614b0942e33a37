import JSON5 from 'json5';
import { Unreadable } from '#exchange/import/limits.ts';
import { type Value, valueFrom } from './values.ts';

/** Whether a text begins as an object literal with unquoted keys does: `{ name: 'Crows',`, `const crows = {`. */
export function looksLoose(text: string): boolean {
  return LOOSE.test(text);
}

const DECLARATION = String.raw`(?:(?:export\s+)?(?:const|let|var)\s[^={]{1,80}=\s*)?`;

const LOOSE = new RegExp(
  String.raw`^(?:\s*//[^\n]*\n)*\s*${DECLARATION}(?:\[\s*)?\{\s*(?://[^\n]*\s*)?[\p{L}_$][\p{L}\d_$]*\s*:`,
  'u',
);

/**
 * Parses a JavaScript object literal, `{ name: 'Crows', members: [ … ], }`; null for any other text.
 * @throws Unreadable: cut off, too deep or too many values
 */
export function readLooseJson(text: string): Value | null {
  const [start = ''] = START.exec(text) ?? [];
  const body = text.slice(start.length);
  const end = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']')) + 1;
  const whole = /^[\s,;]*$/u.test(body.slice(end)) ? body.slice(0, end) : body;
  try {
    const data: unknown = JSON5.parse(whole.replaceAll(SCRIPT_ONLY, asJson5));
    return valueFrom(data);
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    if (thrown.message.includes('end of input')) throw new Unreadable('CutOff');
    return null;
  }
}

/** Comments, and `const crows =`, before the object itself. */
const START = new RegExp(
  String.raw`^(?:\s*(?://[^\n]*\n|/\*[\s\S]*?\*/))*\s*${DECLARATION}(?=[[{])`,
  'u',
);

/** What scripts have and JSON5 has not; other strings and comments, so that nothing within them is taken for it. */
const SCRIPT_ONLY =
  /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:[^`\\$]|\\[^\n])*`|(?<![\p{L}\d_$])undefined(?![\p{L}\d_$])/gu;

function asJson5(token: string): string {
  if (token === 'undefined') return 'null';
  return token.startsWith('`')
    ? JSON.stringify(token.slice(1, -1).replaceAll(/\\(?:\n|(.))/gsu, '$1'))
    : token;
}
