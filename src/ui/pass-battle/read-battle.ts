import { type BackupRefusal, readBackup } from '#exchange/backup.ts';
import { hasBattleCode } from '#exchange/battle-codes.ts';
import { type BattleMeant, battleMeaning } from '#exchange/battle-content.ts';
import { isBattleId } from '#rules/contract/ids.ts';
import { inflated } from '#sync/deflate.ts';
import { isPairingCode } from '#sync/pairing-code.ts';
import { isRoomCode } from '#sync/room-code.ts';

/** Why a battle cannot be read; `several`: a file with more than one battle, or none. */
export type UnreadBattle = 'damaged' | 'newer' | 'too-big' | 'several';

/** Whether a text has battle codes, invites to a battle, or is a battle file: a backup without warbands. */
export function isOfBattle(text: string): boolean {
  return (
    hasBattleCode(text) || isPairingCode(text) || isRoomCode(text) || WITHOUT_WARBANDS.test(text)
  );
}

const WITHOUT_WARBANDS =
  /^\s*\{\s*"app"\s*:\s*"hors-de-combat"[^[\]]{0,500}"warbands"\s*:\s*\[\s*\]/;

/** The battle in a battle file (`battleFile`); null for any other text. */
export function battleInFile(text: string): BattleMeant | UnreadBattle | null {
  if (!/^\s*\{\s*"app"\s*:\s*"hors-de-combat"/.test(text)) return null;
  const reading = readBackup(text);
  if ('refused' in reading) return UNREAD[reading.refused] ?? 'damaged';
  const [only, ...others] = Object.entries(reading.backup.battles);
  if (only === undefined || others.length > 0) return 'several';
  const [battleId, rows] = only;
  return isBattleId(battleId) ? { battleId, rows } : 'damaged';
}

const UNREAD: Partial<Record<BackupRefusal, UnreadBattle>> = {
  'newer-format': 'newer',
  'too-big': 'too-big',
};

/** The battle in assembled codes. */
export async function battleInCodes(packed: Uint8Array): Promise<BattleMeant | UnreadBattle> {
  const content = await inflated(packed, MAX_BYTES);
  if (content === 'too-big') return 'too-big';
  const text = content === null ? null : decoded(content);
  return (text === null ? null : battleMeaning(text)) ?? 'damaged';
}

/** After inflating: some ten times the longest realistic battle. */
const MAX_BYTES = 5_000_000;

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
