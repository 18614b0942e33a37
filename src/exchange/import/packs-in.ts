import { readBackup } from '#exchange/backup.ts';
import { listIn, parsedJson } from '#exchange/plain-json.ts';
import { codeMeaning, packedIn } from '#exchange/warband-code.ts';
import { packKey } from '#roster/pack-key.ts';
import type { ByteTools } from './files/bytes.ts';
import { inflated } from './files/inflate.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** Types of warbands that somebody has made himself, as they come in a file, a link or a code; all unchecked. */
export interface PacksGiven {
  /** The game of the warbands that they come with; null if a pack came by itself. */
  readonly systemId: string | null;
  readonly packs: readonly unknown[];
  /** The row of the one warband that they come with; null if there is none, or several. */
  readonly warband: RawRow | null;
}

type RawRow = Readonly<Record<string, unknown>>;

/** Of one text. More than one warband can need, and few enough to be looked at. */
export const MOST_PACKS = 20;

/**
 * The packs in one of the app's own files, texts and links; null where there are none. Never throws. Nothing of them
 * is checked, but that there are not too many.
 */
export function packsIn(text: string, { decode }: ByteTools): PacksGiven | null {
  const given = inCode(text, decode) ?? inJson(text.replace(/^\uFEFF/, ''));
  return given === null || given.packs.length === 0 ? null : given;
}

function inCode(text: string, decode: ByteTools['decode']): PacksGiven | null {
  const packed = text.length < IMPORT_LIMITS.handMade ? packedIn(text) : null;
  if (packed === null || packed === 'newer') return null;
  try {
    const content = decode(inflated(packed.bytes), 'utf-8') ?? '';
    // Read as it is, so that what is damaged is said by whoever reads packs.
    if (packed.of === 'pack') return { systemId: null, packs: [content], warband: null };
    return withWarband(codeMeaning(content));
  } catch {
    return packed.of === 'pack' ? { systemId: null, packs: [''], warband: null } : null;
  }
}

function inJson(text: string): PacksGiven | null {
  if (!/^\s*\{/.test(text) || text.length > IMPORT_LIMITS.text) return null;
  if (!/"(?:pack|packs|settings)"\s*:/.test(text)) return null;
  const value = parsedJson(text);
  if (!isRecord(value)) return IS_PACK.test(text) ? alone(text) : null;
  if (value['app'] === 'hors-de-combat') return inBackup(text);
  if ('pack' in value && 'profiles' in value) return alone(text);
  return withWarband(value);
}

/** Begins as a pack does, if nothing of it can be read. */
const IS_PACK = /^\s*\{\s*"pack"\s*:/;

function alone(text: string): PacksGiven {
  return { systemId: null, packs: [text], warband: null };
}

function withWarband(row: unknown): PacksGiven | null {
  if (!isRecord(row) || typeof row['systemId'] !== 'string') return null;
  const { packs, ...warband } = row;
  return { systemId: row['systemId'], packs: listIn(packs).slice(0, MOST_PACKS), warband };
}

/** Those that its warbands need: a backup may have many more, which nobody asked for. */
function inBackup(text: string): PacksGiven | null {
  const reading = readBackup(text);
  if ('refused' in reading) return null;
  const { settings, warbands } = reading.backup;
  const [systemId] = warbands.flatMap((row) =>
    typeof row['systemId'] === 'string' ? [row['systemId']] : [],
  );
  if (systemId === undefined) return null;
  const wanted = new Set(warbands.map((row) => packKey(systemId, String(row['catalogueId']))));
  const packs = Object.entries(settings).flatMap(([key, row]) =>
    wanted.has(key) && isRecord(row) ? [row['pack']] : [],
  );
  return { systemId, packs: packs.slice(0, MOST_PACKS), warband: null };
}

function isRecord(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
