import { labelKey } from './labels.ts';
import type { Member, Warband } from './warband.ts';

/** The member of whom a miniature on the table is called so; null when nobody is, or not any more. */
export function memberCalled({ members }: Warband, label: string): Member | null {
  const key = labelKey(label);
  return members.find(({ labels }) => labels.some((own) => labelKey(own) === key)) ?? null;
}
