import { Unreadable } from '#exchange/import/limits.ts';

/**
 * Converts a JavaScript object literal, `{ name: 'Crows', members: [ … ], }`, to JSON on the same lines. Null for any
 * other text.
 * @throws Unreadable: cut off
 */
export function looseToJson(text: string): string | null {
  if (!LOOSE.test(text)) return null;
  const start =
    /^(?:\s*(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/))*\s*(?:(?:export\s+)?(?:const|let|var)\s[^={]{1,80}=\s*)?(?=[[{])/u.exec(
      text,
    );
  if (start === null) return null;
  const body = text.slice(start[0].length);
  const parts = [start[0].replaceAll(/[^\n]/gu, '')];
  let comma = -1;
  let at = 0;
  let open = 0;
  while (at < body.length) {
    const [token, rest] = tokenAt(body, at);
    if (token === '') return null;
    at += token.length;
    if ('{['.includes(token)) open += 1;
    // Drop a trailing comma.
    if ('}]'.includes(token)) {
      if (comma >= 0) parts[comma] = '';
      open -= 1;
    }
    parts.push(rest);
    if (token === ',') comma = parts.length - 1;
    else if (rest.trim() !== '') comma = -1;
    if (open === 0 && '}]'.includes(token))
      return /^[\s,;]*$/u.test(body.slice(at, at + 40)) ? parts.join('') : null;
  }
  throw new Unreadable('CutOff');
}

/** The beginning of an object literal with unquoted keys: `{ name: 'Crows',`, `const crows = {`. */
const LOOSE =
  /^(?:\s*\/\/[^\n]*\n)*\s*(?:(?:export\s+)?(?:const|let|var)\s[^={]{1,80}=\s*)?(?:\[\s*)?\{\s*(?:\/\/[^\n]*\s*)?[\p{L}_$][\p{L}\d_$]*\s*:/u;

/** The token at an offset, and its JSON; '' if there is no valid token. */
function tokenAt(text: string, at: number): readonly [string, string] {
  for (const [pattern, made] of TOKENS) {
    pattern.lastIndex = at;
    const [token = ''] = pattern.exec(text) ?? [];
    if (token !== '') return [token, made(token)];
  }
  return ['', ''];
}

const same = (token: string): string => token;
const newlinesOnly = (token: string): string => token.replaceAll(/[^\n]/gu, '');

const TOKENS: readonly (readonly [RegExp, (token: string) => string])[] = [
  [/\s+/uy, same],
  [/\/\/[^\n]*|\/\*[\s\S]*?\*\//uy, newlinesOnly],
  [/"(?:[^"\\\n]|\\[^\n])*"/uy, same],
  [/'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`/uy, quoted],
  [/[{}[\]:,]/uy, same],
  [/-?\d+(?:\.\d+)?(?![\p{L}\d_$])/uy, same],
  [/(?:true|false|null)(?![\p{L}\d_$])/uy, same],
  [/undefined(?![\p{L}\d_$])/uy, () => 'null'],
  // An unquoted key.
  [/[\p{L}_$][\p{L}\d_$]*(?=\s*:)/uy, (token) => `"${token}"`],
];

/** A string in other quotes, unescaped. */
function quoted(token: string): string {
  return JSON.stringify(token.slice(1, -1).replaceAll(/\\(?:\n|(.))/gsu, '$1'));
}
