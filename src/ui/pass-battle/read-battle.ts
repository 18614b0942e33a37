import { LONGEST_BACKUP, readBackup } from '#exchange/backup.ts';
import { hasBattleCode } from '#exchange/battle-codes.ts';
import { type BattleMeant, battleMeaning, isPlainBattleId } from '#exchange/battle-content.ts';
import { inflated } from '#ui/effects/deflate.ts';

/** `several`: a file of more than one battle, or of none · otherwise as a word key says it. */
export type UnreadBattle = 'damaged' | 'newer' | 'too-big' | 'several';

/** Whether a text holds codes of a battle, or is the file of one: a backup without warbands. */
export function isOfBattle(text: string): boolean {
  return hasBattleCode(text) || WITHOUT_WARBANDS.test(text);
}

const WITHOUT_WARBANDS =
  /^\s*\{\s*"app"\s*:\s*"hors-de-combat"[^[\]]{0,500}"warbands"\s*:\s*\[\s*\]/;

/** The battle of a file (`battleFile`); null for a text that is no such file. */
export function battleInFile(text: string): BattleMeant | UnreadBattle | null {
  if (!/^\s*\{\s*"app"\s*:\s*"hors-de-combat"/.test(text)) return null;
  if (text.length > LONGEST_BACKUP) return 'too-big';
  const reading = readBackup(text);
  if ('refused' in reading) return reading.refused === 'newer-format' ? 'newer' : 'damaged';
  const [only, ...others] = Object.entries(reading.backup.battles);
  if (only === undefined || others.length > 0) return 'several';
  const [battleId, rows] = only;
  return isPlainBattleId(battleId) ? { battleId, rows } : 'damaged';
}

/** The battle of codes that have been put together. */
export async function battleInCodes(packed: Uint8Array): Promise<BattleMeant | UnreadBattle> {
  const content = await inflated(packed, MOST_BYTES);
  if (content === 'too-big') return 'too-big';
  const text = content === null ? null : decoded(content);
  return (text === null ? null : battleMeaning(text)) ?? 'damaged';
}

/** Unpacked: some ten times the longest battle that anybody waits for. */
const MOST_BYTES = 5_000_000;

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
