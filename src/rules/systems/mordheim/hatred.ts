import type { FighterView, Message } from '#rules/contract/battle-view.ts';
import { carries } from './traits.ts';

/**
 * Whether a hatred is for this foe, and what to call it when players are asked: those who are known by
 * their warband or their gifts need no question. Null: only players can tell.
 * @param whom those hated, as a word of the rules or of the player's own; '' where nobody is named
 * @rule PSY-HATE
 */
export function hatredOf(
  whom: string,
  foe: FighterView | null,
): { readonly hated: boolean | null; readonly named: Message | undefined } {
  const known = HATED[whom];
  if (known === undefined) {
    const named = { code: 'resolver.hatred.named', params: { whom } };
    return { hated: null, named: whom === '' ? undefined : named };
  }
  const named = { code: 'resolver.hatred.known', params: { whom } };
  if (foe === null) return { hated: null, named };
  const hated = known(foe);
  return { hated: hated === true || foe.profileId !== '' ? hated : null, named };
}

/** The words of the rules, with who is meant by each. */
const HATED: Readonly<Record<string, (foe: FighterView) => boolean | null>> = {
  spellcasters: ({ traits }) => carries(traits, 'wizard'),
  chaos: ({ profileId, traits }) =>
    carries(traits, 'daemon') || CHAOS.some((warband) => profileId.startsWith(`${warband}/`)),
  'orcs-and-goblins': ({ profileId }) => GREENSKINS.includes(profileId),
  // Three kinds by the book; which others are as evil is for players to say.
  'righteous-fury': ({ profileId }) =>
    of(profileId, CURSED) || (of(profileId, EVIL) ? null : false),
  manhater: ({ profileId }) => of(profileId, MEN) || (of(profileId, MEN_ONCE) ? null : false),
};

const CURSED = ['skaven', 'undead', 'possessed'] as const;
const EVIL = ['beastmen', 'orcs', 'carnival'] as const;
const MEN = [
  'reikland',
  'middenheim',
  'marienburg',
  'witch-hunters',
  'sisters',
  'averland',
  'ostland',
  'kislev',
  'ostermark',
] as const;
/** Men whom something else has taken. */
const MEN_ONCE = ['possessed', 'undead', 'carnival'] as const;

function of(profileId: string, warbands: readonly string[]): boolean {
  return warbands.some((warband) => profileId.startsWith(`${warband}/`));
}

const CHAOS = ['possessed', 'beastmen', 'carnival'] as const;

/** Not the squigs and trolls that go with them. */
const GREENSKINS: readonly string[] = ['boss', 'shaman', 'big-un', 'boy', 'goblin'].map(
  (profile) => `orcs/${profile}`,
);

/** Those against whom the hammers of Sigmar are blessed; null where only players can tell. @rule WEAPONS */
export function isUnholy(foe: FighterView | null): boolean | null {
  if (foe === null || foe.profileId === '') return null;
  return UNHOLY.has(foe.profileId);
}

/**
 * The dead who walk, those whom a daemon has taken and the one who leads them; not the living who serve
 * either. Of mutants and of daemons themselves tables think as they like: it can be told of anybody.
 */
const UNHOLY: ReadonlySet<string> = new Set([
  'possessed/magister',
  'possessed/possessed',
  'undead/vampire',
  'undead/zombie',
  'undead/dire-wolf',
]);

/** Whoever has a nose: the dead who walk have none. @rule CC-HIT */
export function isLiving(foe: FighterView | null): boolean {
  return foe === null || !WALKING_DEAD.has(foe.profileId);
}

const WALKING_DEAD: ReadonlySet<string> = new Set([
  'undead/vampire',
  'undead/zombie',
  'undead/dire-wolf',
]);
