import type { LineRole } from '#exchange/import/draft.ts';
import type { Encoding } from '#exchange/import/files/bytes.ts';
import { canReadAnyway, readPasted, readRoster, textInFile } from '#exchange/import/read.ts';
import type { ImportResult } from '#exchange/import/result.ts';
import type { ImportTools, ReadOptions } from '#exchange/import/source.ts';
import type { Systems } from '#store/hooks.ts';

/** An input of the importer with its result. */
export interface Given {
  readonly kit: ImportTools;
  readonly reading: ImportResult;
  /** The whole text; null for formats that players do not read. */
  readonly text: string | null;
  /** The file's name; null for pasted text. */
  readonly file: string | null;
  /** Reads it again with the player's mends. */
  readonly reread: (roles: ReadonlyMap<number, LineRole>) => ImportResult;
  /** Reads it although it was refused; null if that would show nothing. */
  readonly anyway: (() => Given) | null;
}

/** Reads a pasted list. Rejects with `NotFetched` while the game's words are unavailable. */
export async function readText(text: string, systems: Systems): Promise<Given | null> {
  const kit = await kitOf(systems);
  if (kit === null) return null;
  return given((ways) => readPasted(text, kit, ways), kit, text, null, false);
}

/** Reads a file of any format, by its content. Rejects with `NotFetched` while the game's words are unavailable. */
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
    // By mending it the player confirms that it is of this game.
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
  const text = typeof source === 'string' ? source : textInFile(source, kit);
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** The tools for the first game with a lexicon; null for none. */
async function kitOf(systems: Systems): Promise<ImportTools | null> {
  for (const id of systems.ids) {
    const lexicon = await systems.lexicon(id);
    const system = systems.loaded(id);
    if (lexicon !== null && system !== null)
      return { lexicon, system, systemOf: systems.listed, decode };
  }
  return null;
}

/** As the importer wants it. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
