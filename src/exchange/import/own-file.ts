import { MAX_BACKUP_LENGTH, readBackup } from '#exchange/backup.ts';
import { type CodedBytes, codeMeaning, packedIn } from '#exchange/warband-code.ts';
import { setArchived } from '#roster/archive.ts';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { ByteTools } from './files/bytes.ts';
import { inflated } from './files/inflate.ts';
import { IMPORT_LIMITS, Unreadable } from './limits.ts';
import type { NoticeCode } from './notice.ts';

/** The content of one of our own files, or why it is refused. */
export type OwnFile =
  | { readonly format: OwnFormat; readonly warbands: readonly Warband[] }
  | { readonly format: OwnFormat; readonly refused: NoticeCode };

/** `sheet`: a table exported by the app and not edited since. */
type OwnFormat = 'backup' | 'warband' | 'sheet';

/** Dependencies of reading our own files. */
interface OwnFileTools extends ByteTools {
  readonly systemOf: (id: string) => RosterSystem | null;
}

/** Reads a backup, a single warband of one, or a text or link with a warband code; null for any other text. Never throws. */
export function readOwn(text: string, kit: OwnFileTools): OwnFile | null {
  const { systemOf } = kit;
  if (/^\s*\{\s*"app"\s*:\s*"hors-de-combat"/.test(text)) return backup(text, systemOf);
  const packed = text.length < IMPORT_LIMITS.handMade ? packedIn(text) : null;
  const coded = packed === null ? null : packedWarband(packed, kit);
  // If the code is damaged, the list above it can still be read.
  if (coded !== null && ('warbands' in coded || !LIST_ABOVE.test(text))) return coded;
  if (!/^\s*\{[\s\S]{0,4000}"systemId"\s*:/.test(text) || !/"members"\s*:/.test(text)) return null;
  const parsed = parsedWarband(text, systemOf);
  return parsed === null ? null : { format: 'warband', warbands: [parsed] };
}

function backup(text: string, systemOf: (id: string) => RosterSystem | null): OwnFile {
  const reading = readBackup(text.slice(0, MAX_BACKUP_LENGTH));
  if ('backup' in reading) {
    const warbands = reading.backup.warbands.flatMap((row) => {
      const parsed = parseWarband(row, systemOf);
      return parsed.ok ? [parsed.warband] : [];
    });
    return { format: 'backup', warbands };
  }
  return { format: 'backup', refused: REFUSALS[reading.refused] };
}

const REFUSALS = {
  empty: 'Empty',
  'too-big': 'TooBig',
  'not-json': 'Damaged',
  'not-ours': 'NotARoster',
  'newer-format': 'NewerFormat',
  damaged: 'Damaged',
} as const satisfies Readonly<Record<string, NoticeCode>>;

/** Three lines above the link: more than a greeting. */
const LIST_ABOVE = /^(?:.*\S.*\n+){3}/;

/** @param packed the bytes of a code, or 'newer' if only a newer app can read it */
function packedWarband(packed: CodedBytes | 'newer', { decode, systemOf }: OwnFileTools): OwnFile {
  const refused = (code: NoticeCode): OwnFile => ({ format: 'warband', refused: code });
  if (packed === 'newer') return refused('NewerFormat');
  // A type of warband, with nobody in it: `packs-in.ts` reads it.
  if (packed.of === 'pack') return refused('NotARoster');
  try {
    const text = decode(inflated(packed.bytes), 'utf-8');
    const parsed = text === null ? null : parseWarband(codeMeaning(text), systemOf);
    return parsed?.ok === true
      ? { format: 'warband', warbands: [parsed.warband] }
      : refused('Damaged');
  } catch (thrown) {
    return refused(thrown instanceof Unreadable ? thrown.code : 'Damaged');
  }
}

function parsedWarband(
  text: string,
  systemOf: (id: string) => RosterSystem | null,
): Warband | null {
  try {
    const value: unknown = JSON.parse(text);
    const parsed = parseWarband(value, systemOf);
    // Archiving is the sender's own bookkeeping: a warband that is handed on is in use.
    return parsed.ok ? setArchived(parsed.warband, false) : null;
  } catch {
    return null;
  }
}
