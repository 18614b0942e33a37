import type { SaidCode } from '#i18n/said.ts';

/** The text of a file; null when the phone does not hand it out. */
export async function readFile(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch {
    return null;
  }
}

/** Why a file was refused, as the device's store says it. */
export interface RestoreRefusal {
  readonly refused: string;
  readonly detail: { readonly part: string; readonly count: number } | null;
}

/** The sentences for a refusal: what happened and what to do, and for a damaged file where it is damaged. */
export function refusalOf({ refused, detail }: RestoreRefusal): readonly SaidCode[] {
  const main = { code: mainCode(refused), params: {} };
  if (detail === null) return [main];
  return [main, { code: `ui:backup.damaged.${detail.part}`, params: { count: detail.count } }];
}

/** What a restore brought, in sentences. */
export function restoredWords(counts: {
  readonly battles: number;
  readonly warbands: number;
}): readonly SaidCode[] {
  const { battles, warbands } = counts;
  if (battles === 0 && warbands === 0) return [{ code: 'ui:backup.restored.nothing', params: {} }];
  return [
    ...(battles > 0 ? [{ code: 'ui:backup.restored.battles', params: { count: battles } }] : []),
    ...(warbands > 0 ? [{ code: 'ui:backup.restored.warbands', params: { count: warbands } }] : []),
  ];
}

/** What a device says that could not write; without a sentence of their own the others share one. */
const NOT_SAVED = 'not-saved-';
const OWN_SENTENCE: readonly string[] = ['quota', 'read-only', 'closed', 'no-storage', 'copy-gone'];

function mainCode(refused: string): string {
  const reason = refused.startsWith(NOT_SAVED) ? refused.slice(NOT_SAVED.length) : refused;
  if (OWN_SENTENCE.includes(reason)) return `home:restore.refused.${reason}`;
  return refused.startsWith(NOT_SAVED) ? 'ui:backup.failed' : `ui:backup.refused.${reason}`;
}
