import type { DraftFighter } from './draft.ts';
import { isUnnamed } from './unnamed.ts';

/** Joins identical henchmen listed one per line into a group: consecutive, unnamed and equally equipped. */
export function groupAlike(
  fighters: readonly DraftFighter[],
  isHenchman: (one: DraftFighter) => boolean,
): readonly DraftFighter[] {
  return fighters.reduce<readonly DraftFighter[]>((before, one) => {
    const last = before.at(-1);
    if (last === undefined || !isHenchman(one) || !isAlike(last, one)) return [...before, one];
    const count = { ...last.count, value: last.count.value + 1, origin: 'guess' as const };
    const unsure = [...new Set([...last.unsure, ...one.unsure, 'count' as const])];
    return [...before.slice(0, -1), { ...last, count, unsure }];
  }, []);
}

function isAlike(group: DraftFighter, one: DraftFighter): boolean {
  const nameless = [group, one].every(isUnnamed);
  const single = one.count.value === 1 && one.count.origin === 'rules';
  return (
    nameless &&
    single &&
    group.count.origin !== 'file' &&
    group.profileId.value === one.profileId.value &&
    group.xp.value === one.xp.value &&
    thingsOf(group) === thingsOf(one)
  );
}

function thingsOf({ gear }: DraftFighter): string {
  return gear.map(({ text, count }) => `${count} ${text}`).join(', ');
}
