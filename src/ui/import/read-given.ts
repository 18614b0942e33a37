import type { ByteTools, Encoding, Inflate } from '#exchange/import/files/bytes.ts';
import { textOf } from '#exchange/import/files/bytes.ts';
import {
  type Format,
  type Kit,
  type Reading,
  readPasted,
  readRoster,
} from '#exchange/import/read.ts';
import type { Systems } from '#store/hooks.ts';
import { inflated } from '#ui/effects/deflate.ts';

/** What was given to read, and what was made of it. */
export interface Given {
  readonly kit: Kit;
  readonly reading: Reading;
  /** As the player sees them in his list; null where a file's lines say nothing to him. */
  readonly lines: readonly string[] | null;
  /** The file's name; null for what was pasted. */
  readonly file: string | null;
}

/** Reads a pasted list. Rejects with a `NotFetched` while its game's words can't be had. */
export async function readText(text: string, systems: Systems): Promise<Given | null> {
  const read = await unpacking((kit) => readPasted(text, kit), systems);
  if (read === null) return null;
  return { ...read, lines: linesIn(text, read.reading.format), file: null };
}

/**
 * Reads a file of any kind; its content decides. Rejects with a `NotFetched` while its game's words
 * can't be had.
 */
export async function readBytes(
  bytes: Uint8Array,
  file: string,
  systems: Systems,
): Promise<Given | null> {
  const read = await unpacking((kit) => readRoster(bytes, kit), systems);
  return read === null ? null : { ...read, lines: linesOf(bytes, read.kit, read.reading), file };
}

/**
 * Reads with what the platform unpacks. It does so in its own time, and the reader can't wait: it asks
 * for one file of a zip after the other, and is asked again with each answer until it has all.
 */
async function unpacking(
  read: (kit: Kit) => Reading,
  systems: Systems,
): Promise<Pick<Given, 'kit' | 'reading'> | null> {
  const answers = new Map<string, ReturnType<Inflate>>();
  const open: { readonly bytes: Uint8Array; readonly most: number }[] = [];
  const kit = await kitOf(systems, (bytes, most) => {
    const answer = answers.get(placeOf(bytes));
    if (answer === undefined) open.push({ bytes, most });
    return answer ?? null;
  });
  if (kit === null) return null;
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const reading = read(kit);
    const [wish] = open.splice(0);
    if (wish === undefined) return { kit, reading };
    answers.set(placeOf(wish.bytes), await inflated(wish.bytes, wish.most));
  }
  return { kit, reading: read(kit) };
}

/** No roster lies in more files than the sheets of a workbook and what they share. */
const MOST_ASKED = 16;

/** Parts of one file, by where they stand in it. */
function placeOf({ byteOffset, length }: Uint8Array): string {
  return `${byteOffset} ${length}`;
}

/** Of the first game whose lists from elsewhere are read; null when there is none. */
async function kitOf(systems: Systems, inflate: Inflate): Promise<Kit | null> {
  for (const id of systems.ids) {
    const lexicon = await systems.lexicon(id);
    const system = systems.listed(id);
    if (lexicon !== null && system !== null)
      return { lexicon, system, systemOf: systems.listed, decode, inflate };
  }
  return null;
}

function linesOf(bytes: Uint8Array, kit: ByteTools, reading: Reading): readonly string[] | null {
  if (reading.outcome === 'refused') return null;
  return linesIn(textOf(bytes, kit), reading.format);
}

function linesIn(text: string, format: Format): readonly string[] | null {
  // Tags and brackets are nothing that anybody has written.
  if (!READABLE.has(format) || text.trimStart().startsWith('<')) return null;
  return text.split(/\r\n?|\n/);
}

const READABLE: ReadonlySet<Format> = new Set<Format>([
  'list',
  'battlescribe-text',
  'newrecruit-text',
]);

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
