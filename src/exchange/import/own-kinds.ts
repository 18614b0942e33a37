import { isAnybodys } from '#rules/kit/anybodys.ts';
import type { Draft, DraftFighter } from './draft.ts';
import { withoutDoubts } from './mend-line.ts';
import type { NoticeCode } from './notice.ts';

// A list whose warband nobody here knows can become a type of its own. Until the player accepts it, that is a mend like
// any other: it answers what the warband is, and what its own fighters are.

/** Neither hired nor somebody whom any warband may have. */
export function isOwnKind({ role, profileId }: DraftFighter): boolean {
  return role.value !== 'hiredSword' && !isAnybodys(profileId.value);
}

/** Whether a list says enough for a type of its own, and nothing here fits it. */
export function mayBeOwnType({ catalogueId, kinds, fighters }: Draft): boolean {
  return catalogueId.value === '' && kinds.length === 0 && fighters.some(isOwnKind);
}

/** Whether it becomes one by what the player has said last. */
export function becomesOwnType(mends: readonly { readonly do: string }[]): boolean {
  return mends.findLast((one) => one.do === 'warband' || one.do === 'own-type')?.do === 'own-type';
}

/** What the list itself calls its warband and its fighters is no longer open. */
export function asOwnType(draft: Draft): Draft {
  return {
    ...draft,
    catalogueId: { value: '', origin: 'file', line: null },
    kinds: [],
    notices: draft.notices.filter(({ code }) => !ANSWERED.includes(code)),
    fighters: draft.fighters.map((one) =>
      isOwnKind(one) ? withoutDoubts({ ...one, choices: [] }, ['type']) : one,
    ),
  };
}

const ANSWERED: readonly NoticeCode[] = ['AmbiguousWarband', 'UnknownWarband'];
