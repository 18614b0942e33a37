import type { ByteTools, Encoding } from '#exchange/import/files/bytes.ts';
import { textOf } from '#exchange/import/files/bytes.ts';
import {
  type Format,
  type Kit,
  type Reading,
  readPasted,
  readRoster,
} from '#exchange/import/read.ts';
import type { Systems } from '#store/hooks.ts';

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
  const kit = await kitOf(systems);
  if (kit === null) return null;
  const reading = readPasted(text, kit);
  return { kit, reading, lines: linesIn(text, reading.format), file: null };
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
  const kit = await kitOf(systems);
  if (kit === null) return null;
  const reading = readRoster(bytes, kit);
  return { kit, reading, lines: linesOf(bytes, kit, reading), file };
}

/** Of the first game whose lists from elsewhere are read; null when there is none. */
async function kitOf(systems: Systems): Promise<Kit | null> {
  for (const id of systems.ids) {
    const lexicon = await systems.lexicon(id);
    const system = systems.listed(id);
    if (lexicon !== null && system !== null)
      return { lexicon, system, systemOf: systems.listed, decode };
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
