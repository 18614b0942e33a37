import { Unreadable } from '#exchange/import/limits.ts';

/**
 * What stands in a program's own text, `{ name: 'Crows', members: [ … ], }`: the same as JSON, on the same lines. Null
 * for a text that is no such object, whatever else it is.
 */
export function asJson(text: string): string | null {
  if (!LOOSE.test(text)) return null;
  const start =
    /^(?:\s*(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/))*\s*(?:(?:export\s+)?(?:const|let|var)\s[^={]{1,80}=\s*)?(?=[[{])/u.exec(
      text,
    );
  if (start === null) return null;
  const body = text.slice(start[0].length);
  const told = [start[0].replaceAll(/[^\n]/gu, '')];
  let comma = -1;
  let at = 0;
  let open = 0;
  while (at < body.length) {
    const [token, rest] = tokenAt(body, at);
    if (token === '') return null;
    at += token.length;
    if ('{['.includes(token)) open += 1;
    // `, }` ends with nothing behind the comma.
    if ('}]'.includes(token)) {
      if (comma >= 0) told[comma] = '';
      open -= 1;
    }
    told.push(rest);
    if (token === ',') comma = told.length - 1;
    else if (rest.trim() !== '') comma = -1;
    if (open === 0 && '}]'.includes(token))
      return /^[\s,;]*$/u.test(body.slice(at, at + 40)) ? told.join('') : null;
  }
  throw new Unreadable('CutOff');
}

/** `{ name: 'Crows',` or `const crows = {`: an object of a program, whose fields have no quotes. */
const LOOSE =
  /^(?:\s*\/\/[^\n]*\n)*\s*(?:(?:export\s+)?(?:const|let|var)\s[^={]{1,80}=\s*)?(?:\[\s*)?\{\s*(?:\/\/[^\n]*\s*)?[\p{L}_$][\p{L}\d_$]*\s*:/u;

/** A piece of the text, and what it is in JSON; '' for what is nothing of it. */
function tokenAt(text: string, at: number): readonly [string, string] {
  for (const [pattern, made] of TOKENS) {
    pattern.lastIndex = at;
    const [token = ''] = pattern.exec(text) ?? [];
    if (token !== '') return [token, made(token)];
  }
  return ['', ''];
}

const same = (token: string): string => token;
const lines = (token: string): string => token.replaceAll(/[^\n]/gu, '');

const TOKENS: readonly (readonly [RegExp, (token: string) => string])[] = [
  [/\s+/uy, same],
  [/\/\/[^\n]*|\/\*[\s\S]*?\*\//uy, lines],
  [/"(?:[^"\\\n]|\\[^\n])*"/uy, same],
  [/'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`/uy, quoted],
  [/[{}[\]:,]/uy, same],
  [/-?\d+(?:\.\d+)?(?![\p{L}\d_$])/uy, same],
  [/(?:true|false|null)(?![\p{L}\d_$])/uy, same],
  [/undefined(?![\p{L}\d_$])/uy, () => 'null'],
  // The name of a field.
  [/[\p{L}_$][\p{L}\d_$]*(?=\s*:)/uy, (token) => `"${token}"`],
];

/** A text in other quotes, with its own signs of escape undone. */
function quoted(token: string): string {
  return JSON.stringify(token.slice(1, -1).replaceAll(/\\(?:\n|(.))/gsu, '$1'));
}
