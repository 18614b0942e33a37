import type { LineRole } from '#exchange/import/draft.ts';
import { type Encoding, textOf } from '#exchange/import/files/bytes.ts';
import {
  canReadAnyway,
  type ImportResult,
  type ImportTools,
  type ReadOptions,
  readPasted,
  readRoster,
} from '#exchange/import/read.ts';
import type { Systems } from '#store/hooks.ts';

/** What was given to read, and what was made of it. */
export interface Given {
  readonly kit: ImportTools;
  readonly reading: ImportResult;
  /** The whole text, where it is one that a player has written or seen; else null. */
  readonly text: string | null;
  /** The file's name; null for what was pasted. */
  readonly file: string | null;
  /** Reads it again, with what the player says of its lines. */
  readonly reread: (roles: ReadonlyMap<number, LineRole>) => ImportResult;
  /** Reads it whatever it looks like; null where that would show nothing. */
  readonly anyway: (() => Given) | null;
}

/** Reads a pasted list. Rejects with a `NotFetched` while its game's words can't be had. */
export async function readText(text: string, systems: Systems): Promise<Given | null> {
  const kit = await kitOf(systems);
  if (kit === null) return null;
  return given((ways) => readPasted(text, kit, ways), kit, text, null, false);
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
  return given((ways) => readRoster(bytes, kit, ways), kit, bytes, file, false);
}

function given(
  read: (ways: ReadOptions) => ImportResult,
  kit: ImportTools,
  source: string | Uint8Array,
  file: string | null,
  anyway: boolean,
): Given {
  const reading = read({ anyway });
  let last = { said: '', reading };
  const reread = (roles: ReadonlyMap<number, LineRole>) => {
    const said = [...roles].join(' ');
    // Whoever mends it has said that it is one of this game.
    if (said !== last.said) last = { said, reading: read({ anyway: true, roles }) };
    return last.reading;
  };
  const again = () => given(read, kit, source, file, true);
  return {
    kit,
    reading,
    text: textIn(source, kit, reading),
    file,
    reread,
    anyway: !anyway && canReadAnyway(reading) ? again : null,
  };
}

function textIn(
  source: string | Uint8Array,
  kit: ImportTools,
  { drafts }: ImportResult,
): string | null {
  if (!drafts.some(({ lines }) => lines.length > 0)) return null;
  const text = typeof source === 'string' ? source : textOf(source, kit);
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Of the first game whose lists from elsewhere are read; null when there is none. */
async function kitOf(systems: Systems): Promise<ImportTools | null> {
  for (const id of systems.ids) {
    const lexicon = await systems.lexicon(id);
    const system = systems.listed(id);
    if (lexicon !== null && system !== null)
      return { lexicon, system, systemOf: systems.listed, decode };
  }
  return null;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
