import { sameContent } from './same-content.ts';

/**
 * Merges a warband that was changed both here and elsewhere, field by field and member by member: local
 * changes are kept, and everything else is taken from the other. If both changed the same thing, the
 * local change wins, as it is the later one.
 * @param mine the local state
 * @param base the last common state
 * @param theirs a row of the disk; fields unknown to this version are kept
 */
export function mergedWarband(mine: unknown, base: unknown, theirs: unknown): unknown {
  return merged(mine, base, theirs);
}

function merged(mine: unknown, base: unknown, theirs: unknown): unknown {
  if (sameContent(mine, base)) return theirs;
  if (sameContent(theirs, base)) return mine;
  if (isList(mine) && isList(base) && isList(theirs)) return mergedMembers(mine, base, theirs);
  if (isRecord(mine) && isRecord(base) && isRecord(theirs)) return mergedFields(mine, base, theirs);
  return mine;
}

function mergedFields(mine: Fields, base: Fields, theirs: Fields): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const fields = names.map((name) => [name, merged(mine[name], base[name], theirs[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** In local order, with the other's new members at the end. Other lists are merged as one value. */
function mergedMembers(
  mine: readonly unknown[],
  base: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] {
  if (![...mine, ...base, ...theirs].every(isMember)) return mine;
  const before = byId(base);
  const there = byId(theirs);
  const here = byId(mine);
  const kept = mine.map((one) => {
    const { id } = isMember(one) ? one : { id: '' };
    // Deleted elsewhere: stays deleted, unless it is new or was changed here.
    if (!there.has(id)) return sameContent(one, before.get(id)) ? undefined : one;
    return before.has(id) ? merged(one, before.get(id), there.get(id)) : one;
  });
  const newcomers = theirs.filter((one) => {
    const id = isMember(one) ? one.id : '';
    return !here.has(id) && !sameContent(one, before.get(id));
  });
  return [...kept.filter((one) => one !== undefined), ...newcomers];
}

function byId(members: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(members.filter(isMember).map((member) => [member.id, member]));
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMember(value: unknown): value is { readonly id: string } {
  return isRecord(value) && typeof value['id'] === 'string';
}
