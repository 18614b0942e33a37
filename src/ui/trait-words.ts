import { hasWords, type MessageDescriptor } from '#i18n/said.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';

/** The name of a trait, with its value if it has one ("Sauvegarde 5+"). */
export function traitSaid(systemId: string, trait: string, value: FlagValue): MessageDescriptor {
  const plain = { code: `${systemId}-traits:${trait}.name`, params: {} };
  if (typeof value !== 'number') return plain;
  const shown = value < 0 ? `−${-value}` : String(value);
  const valued = { code: `${systemId}-traits:${trait}.with`, params: { value: shown } };
  return hasWords(valued) ? valued : plain;
}
