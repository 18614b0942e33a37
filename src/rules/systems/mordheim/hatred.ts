import type { FighterView, Message } from '#rules/contract/battle-view.ts';
import { joinedWords, wordsOf } from '#rules/kit/several.ts';
import type { Kind } from './packs/assemble.ts';
import { parts } from './packs/parts.ts';
import { carries } from './traits.ts';

/**
 * Whether a hatred applies to this foe, and the label of the question: foes recognised by warband or traits
 * need none. Null: only players know.
 * @param whom those hated, one after the other, as words of the rules or of the player's own; '' if unspecified
 * @rule PSY-HATE
 */
export function hatredOf(
  whom: string,
  foe: FighterView | null,
): { readonly hated: boolean | null; readonly named: Message | undefined } {
  const hatreds = wordsOf(whom).map((word) => ({ word, hated: isHated(word, foe) }));
  const sure = hatreds.find(({ hated }) => hated === true);
  if (sure !== undefined) return { hated: true, named: labelOf([sure.word]) };
  const open = hatreds.filter(({ hated }) => hated === null);
  return open.length === 0 && hatreds.length > 0
    ? { hated: false, named: labelOf(hatreds.map(({ word }) => word)) }
    : { hated: null, named: labelOf(open.map(({ word }) => word)) };
}

/** Null: only players know. */
function isHated(word: string, foe: FighterView | null): boolean | null {
  const known = HATED.get(word);
  if (known === undefined || foe === null) return null;
  const hated = known(foe);
  return hated === true || foe.profileId !== '' ? hated : null;
}

/** One word of the rules at most is named beside those of the players. */
function labelOf(words: readonly string[]): Message | undefined {
  const rule = words.find((word) => HATED.has(word));
  const own = joinedWords(words.filter((word) => !HATED.has(word)));
  if (rule === undefined)
    return own === '' ? undefined : { code: 'resolver.hatred.named', params: { whom: own } };
  return own === ''
    ? { code: 'resolver.hatred.known', params: { whom: rule } }
    : { code: 'resolver.hatred.both', params: { whom: rule, own } };
}

/** Kinds that are hated by their name. */
const KINDS = [
  'beastmen',
  'dark-elves',
  'dwarfs',
  'high-elves',
  'outlaws',
  'skaven',
  'walking-dead',
] as const satisfies readonly Kind[];

/** The words of the rules, with who is meant by each. */
const HATED: ReadonlyMap<string, (foe: FighterView) => boolean | null> = new Map(
  Object.entries({
    spellcasters: ({ traits }) => carries(traits, 'wizard'),
    chaos: (foe) => carries(foe.traits, 'daemon') || isOf(foe, 'chaos'),
    'orcs-and-goblins': (foe) => isOf(foe, 'greenskins'),
    ...Object.fromEntries(KINDS.map((kind) => [kind, (foe: FighterView) => isOf(foe, kind)])),
    // Three kinds by the book; players enter which others count as evil.
    'righteous-fury': (foe) => isOf(foe, 'cursed') || (isOf(foe, 'evil') ? null : false),
    // Of men whom something else has taken, only players know.
    manhater: (foe) => isOf(foe, 'men') || (isOf(foe, 'men-once') ? null : false),
  }),
);

/** Whether the pack of his warband says so of him, or of all in it. */
function isOf({ profileId }: Pick<FighterView, 'profileId'>, kind: Kind): boolean {
  const [warband = ''] = profileId.split('/');
  const all = parts().kinds.get(kind) ?? [];
  return all.includes(profileId) || all.includes(warband);
}

/**
 * Foes against whom the hammers of Sigmar are blessed: the undead, the possessed and their leader; not the living
 * who serve either. Mutants and daemons are left to the players: it can be entered for any foe. Null if only
 * players know.
 * @rule WEAPONS
 */
export function isUnholy(foe: FighterView | null): boolean | null {
  return foe === null || foe.profileId === '' ? null : isOf(foe, 'unholy');
}

/** Whether drugs do anything to such a one: not to the undead, nor to those whom a daemon has. @rule MORD-DRUGS */
export function feelsDrugs(profileId: string): boolean {
  return !isOf({ profileId }, 'walking-dead') && profileId !== 'possessed/possessed';
}

/** Whether smells affect him: all except the undead. @rule CC-HIT */
export function isLiving(foe: FighterView | null): boolean {
  return foe === null || !isOf(foe, 'walking-dead');
}
