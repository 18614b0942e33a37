import { LONGEST_BACKUP, readBackup } from '#exchange/backup.ts';
import { codeMeaning, packedIn } from '#exchange/warband-code.ts';
import { setArchived } from '#roster/archive.ts';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { ByteTools } from './files/bytes.ts';
import { inflated } from './files/inflate.ts';
import { MOST, Unreadable } from './limits.ts';
import type { NoticeCode } from './notice.ts';

/** What one of our own files holds, or why it is refused; null for any other file. */
export type OwnFile =
  | { readonly format: OwnFormat; readonly warbands: readonly Warband[] }
  | { readonly format: OwnFormat; readonly refused: NoticeCode };

/** `sheet`: a table of the app's, with nothing changed that it stands for. */
type OwnFormat = 'backup' | 'warband' | 'sheet';

/** What reading our own files needs from outside. */
interface OwnKit extends ByteTools {
  readonly systemOf: (id: string) => RosterSystem | null;
}

/** Reads a backup, a warband as it lies in one, or a text or link with the code of one. Never throws. */
export function readOwn(text: string, kit: OwnKit): OwnFile | null {
  const { systemOf } = kit;
  if (/^\s*\{\s*"app"\s*:\s*"hors-de-combat"/.test(text)) return backup(text, systemOf);
  const packed = text.length < MOST.handMade ? packedIn(text) : null;
  const coded = packed === null ? null : packedWarband(packed, kit);
  // The list above a code that has suffered is still there to be read.
  if (coded !== null && ('warbands' in coded || !LIST_ABOVE.test(text))) return coded;
  if (!/^\s*\{[\s\S]{0,4000}"systemId"\s*:/.test(text) || !/"members"\s*:/.test(text)) return null;
  const parsed = warbandOf(text, systemOf);
  return parsed === null ? null : { format: 'warband', warbands: [parsed] };
}

function backup(text: string, systemOf: (id: string) => RosterSystem | null): OwnFile {
  const reading = readBackup(text.slice(0, LONGEST_BACKUP));
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

/** Lines of a message above its link: more than a greeting. */
const LIST_ABOVE = /^(?:.*\S.*\n+){3}/;

/** @param packed of a code, or the news that only a newer app can read it */
function packedWarband(packed: Uint8Array | 'newer', { decode, systemOf }: OwnKit): OwnFile {
  const refused = (code: NoticeCode): OwnFile => ({ format: 'warband', refused: code });
  if (packed === 'newer') return refused('NewerFormat');
  try {
    const text = decode(inflated(packed), 'utf-8');
    const parsed = text === null ? null : parseWarband(codeMeaning(text), systemOf);
    return parsed?.ok === true
      ? { format: 'warband', warbands: [parsed.warband] }
      : refused('Damaged');
  } catch (thrown) {
    return refused(thrown instanceof Unreadable ? thrown.code : 'Damaged');
  }
}

function warbandOf(text: string, systemOf: (id: string) => RosterSystem | null): Warband | null {
  try {
    const value: unknown = JSON.parse(text);
    const parsed = parseWarband(value, systemOf);
    // Who hands a warband on has it in use, wherever it lay on his own device.
    return parsed.ok ? setArchived(parsed.warband, false) : null;
  } catch {
    return null;
  }
}
