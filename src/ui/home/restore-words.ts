import { list } from '#i18n/format.ts';
import type { MessageDescriptor } from '#i18n/said.ts';
import type { RestoreCounts } from '#store/hooks.ts';

/** The text of a file in pieces, read so that it holds up no tap; null if it can't be read. */
export async function readFile(file: File): Promise<readonly string[] | null> {
  try {
    const decoder = new TextDecoder();
    const pieces: string[] = [];
    for (let at = 0; at < file.size; at += PIECE) {
      const bytes = await file.slice(at, at + PIECE).arrayBuffer();
      pieces.push(decoder.decode(bytes, { stream: true }));
    }
    return [...pieces, decoder.decode()];
  } catch {
    return null;
  }
}

/** Bytes. */
const PIECE = 1_000_000;

/** Why a file was refused, as reported by the device store. */
export interface RestoreRefusal {
  readonly refused: string;
  readonly detail: { readonly part: string; readonly count: number } | null;
}

/** Puts a refusal into sentences: what happened, what to do, and which part of a file is damaged. */
export function refusalOf({ refused, detail }: RestoreRefusal): readonly MessageDescriptor[] {
  const main = { code: mainCode(refused), params: {} };
  if (detail === null) return [main];
  return [main, { code: `ui:backup.damaged.${detail.part}`, params: { count: detail.count } }];
}

/** Puts the outcome of a restore into sentences; warbands that differ have a choice of their own. */
export function restoredWords(counts: RestoreCounts): readonly MessageDescriptor[] {
  const { battles, warbands, differing, unreadable, packs, differingPacks } = counts;
  const { conflicts, ahead, photosMissing } = counts;
  const said = [
    ...counted('battles', battles),
    ...counted('warbands', warbands),
    ...named('unreadable', unreadable),
    ...named('packs', packs),
    ...named('differing-packs', differingPacks),
    ...counted('conflicts', conflicts),
    ...counted('ahead', ahead),
    ...counted('photos-missing', photosMissing),
  ];
  if (said.length > 0 || differing.length > 0) return said;
  return [{ code: 'ui:backup.restored.nothing', params: {} }];
}

function counted(what: string, count: number): readonly MessageDescriptor[] {
  return count === 0 ? [] : [{ code: `ui:backup.restored.${what}`, params: { count } }];
}

function named(what: string, names: readonly string[]): readonly MessageDescriptor[] {
  if (names.length === 0) return [];
  const params = { count: names.length, names: list(names) };
  return [{ code: `ui:backup.restored.${what}`, params }];
}

/** Prefix of the codes for a failed write. Those without a sentence of their own share one. */
const NOT_SAVED = 'not-saved-';
const OWN_SENTENCE: readonly string[] = ['quota', 'read-only', 'closed', 'no-storage', 'copy-gone'];

function mainCode(refused: string): string {
  const reason = refused.startsWith(NOT_SAVED) ? refused.slice(NOT_SAVED.length) : refused;
  if (OWN_SENTENCE.includes(reason)) return `home:restore.refused.${reason}`;
  return refused.startsWith(NOT_SAVED) ? 'ui:backup.failed' : `ui:backup.refused.${reason}`;
}
