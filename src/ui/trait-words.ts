import { hasWords, type SaidCode } from '#i18n/said.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';

/** What a trait is called with the number it holds ("Sauvegarde 5+"), or without one. */
export function traitSaid(systemId: string, trait: string, value: FlagValue): SaidCode {
  const plain = { code: `${systemId}-traits:${trait}.name`, params: {} };
  if (typeof value !== 'number') return plain;
  const shown = value < 0 ? `−${-value}` : String(value);
  const valued = { code: `${systemId}-traits:${trait}.with`, params: { value: shown } };
  return hasWords(valued) ? valued : plain;
}
