/** How many items two lists share from their first on. A plain loop: logs have thousands, and each tap looks at all. */
export function sharedStart(one: readonly unknown[], other: readonly unknown[]): number {
  const least = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < least && one[shared] === other[shared]) shared += 1;
  return shared;
}
