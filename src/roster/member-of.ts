import { isDerivedFrom, labelKey } from './labels.ts';
import { LIMITS, normalizedLine } from './limits.ts';
import type { Member, Warband } from './warband.ts';

type Members = Pick<Warband, 'members'>;

/**
 * The name of a miniature during and after a battle: its label; for a group of one,
 * the group's name without a number, if no other miniature has that name.
 */
export function labelOnTable({ members }: Members): (member: Member, label: string) => string {
  const labels = members.flatMap((member) => member.labels.map(labelKey));
  return ({ name, labels: own }, label) => {
    const alone = own.length === 1 && name !== '' && isDerivedFrom(label, name);
    if (!alone) return label;
    const namesakes = labels.filter((other) => isDerivedFrom(other, labelKey(name)));
    return namesakes.length > 1 ? label : normalizedLine(name, LIMITS.label);
  };
}

/** The member with a miniature of this name on the table; null if there is none any more. */
export function memberByLabel(warband: Members, label: string): Member | null {
  const key = labelKey(label);
  const called = labelOnTable(warband);
  const isOne = (member: Member) =>
    member.labels.some((own) => labelKey(own) === key || labelKey(called(member, own)) === key);
  return warband.members.find(isOne) ?? null;
}
