import type { SourceLine } from './draft.ts';
import { refuseByText } from './files/forms.ts';
import { withoutMargin } from './files/margin.ts';
import { garbledWord } from './files/windows-1252.ts';
import { EMPTY_WARBAND } from './found.ts';
import { IMPORT_LIMITS, Unreadable } from './limits.ts';
import { letterNotices, type ReadFile, textOfFile } from './read-file.ts';
import { resolve } from './resolve.ts';
import { type Format, HAS_LINES, type ImportResult, isTaken, refused } from './result.ts';
import type { Answer, Given, ImportTools, ReadOptions } from './source.ts';
import { SOURCES } from './sources.ts';
import { HAND_WRITTEN, withNotices } from './verdict.ts';
import { type Words, wordsOf } from './words/words.ts';

/** Reads a file of any format. Never throws: unreadable input is refused with a reason. */
export function readRoster(
  bytes: Uint8Array,
  tools: ImportTools,
  options: ReadOptions = {},
): ImportResult {
  return readInput(() => readFile(bytes, tools), tools, options);
}

/** Reads pasted text. Never throws. */
export function readPasted(
  text: string,
  tools: ImportTools,
  options: ReadOptions = {},
): ImportResult {
  return readInput(
    () => {
      if (text.length > IMPORT_LIMITS.text) throw new Unreadable('TooBig');
      refuseByText(text);
      const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
      return { text: plain, notices: letterNotices(garbledWord(plain)) };
    },
    tools,
    options,
  );
}

/**
 * The text of a file as it is read.
 * @throws Unreadable
 */
export function textInFile(bytes: Uint8Array, tools: ImportTools): string {
  return readFile(bytes, tools).text;
}

function readFile(bytes: Uint8Array, tools: ImportTools): ReadFile {
  return textOfFile(bytes, tools, (text) => refuseOnError(() => readText(text, tools, {})));
}

function readInput(input: () => ReadFile, tools: ImportTools, options: ReadOptions): ImportResult {
  return refuseOnError(() => {
    const { text, notices } = input();
    const reading = refuseOnError(() => readText(text, tools, options));
    const result =
      options.anyway === true && canReadAnyway(reading)
        ? asNotes(text, reading.format, tools)
        : reading;
    return isTaken(result) ? withNotices(result, notices) : result;
  });
}

/** Whether a refused text has lines from which the player could still build a warband. */
export function canReadAnyway({ outcome, format, notices }: ImportResult): boolean {
  if (format !== 'unknown' && format !== 'app-yaml' && !HAS_LINES[format]) return false;
  const code = notices[0]?.code;
  return outcome === 'foreign' || code === 'NotARoster' || code === 'NoFighters';
}

/** A draft without fighters, every line kept as a note. */
function asNotes(text: string, format: Format, tools: ImportTools): ImportResult {
  const nobody = resolve(EMPTY_WARBAND, wordsOf(tools.lexicon), tools.system, HAND_WRITTEN);
  const lines = text.split('\n').flatMap((line, at): readonly SourceLine[] => {
    const says = /[\p{L}\d]/u.test(line);
    return says ? [{ no: at + 1, text: line, role: 'note', parts: [] }] : [];
  });
  const drafts = [{ ...nobody, lines, notices: [] }];
  return {
    outcome: 'partial',
    format,
    system: tools.lexicon.game,
    drafts,
    own: [],
    notices: [],
  };
}

function refuseOnError(read: () => ImportResult): ImportResult {
  try {
    return read();
  } catch (thrown) {
    // A stack overflow means that the file nests too deeply; anything else, that it is damaged.
    const code =
      thrown instanceof Unreadable
        ? thrown.code
        : thrown instanceof RangeError
          ? 'TooDeep'
          : 'Damaged';
    return refused('unknown', code, thrown instanceof Unreadable ? thrown.about : '');
  }
}

/** Asks one source after the other. */
function readText(raw: string, tools: ImportTools, options: ReadOptions): ImportResult {
  if (raw.trim() === '') return refused('unknown', 'Empty');
  let known: Words | null = null;
  const givenOf = (text: string): Given => ({
    raw,
    text,
    tools,
    options,
    // Our own files are read without.
    get words() {
      known ??= wordsOf(tools.lexicon);
      return known;
    },
  });
  let given = givenOf(withoutMargin(raw));
  let otherwise: ImportResult | null = null;
  for (const source of SOURCES) {
    const answer: Answer = source.sniff(given) ? source.read(given) : null;
    if (answer === null) continue;
    if ('text' in answer) given = givenOf(answer.text);
    else if ('otherwise' in answer) otherwise ??= answer.otherwise;
    else return isTaken(answer) ? answer : (otherwise ?? answer);
  }
  return otherwise ?? refused('unknown', 'NotARoster');
}
