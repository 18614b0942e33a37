import type { ReferenceEntry } from '#rules/contract/reference.ts';

type Reference = readonly ReferenceEntry[];

/** The page of this id; null when there is none. */
export function pageOf(reference: Reference, id: string): ReferenceEntry | null {
  return reference.find((entry) => entry.id === id) ?? null;
}

/** The page that explains a rule; null when none does. */
export function pageOfRule(reference: Reference, rule: string): ReferenceEntry | null {
  return reference.find(({ rules }) => rules.includes(rule)) ?? null;
}

/** The page that explains a status; null when none does. */
export function pageOfStatus(reference: Reference, status: string): ReferenceEntry | null {
  return reference.find(({ statuses }) => statuses.includes(status)) ?? null;
}

/** Pages by section, both in the order to read them. */
export function bySection(
  reference: Reference,
): readonly { readonly section: string; readonly entries: Reference }[] {
  const sections = [...new Set(reference.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    entries: reference.filter((entry) => entry.section === section),
  }));
}
