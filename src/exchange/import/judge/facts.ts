import type { Draft, DraftFighter } from '#exchange/import/draft.ts';
import { isUnreadLine } from '#exchange/import/notice.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isWord, lookUp, type Words } from '#exchange/import/words/words.ts';
import type { Lexicon, OtherGame } from '#rules/contract/lexicon.ts';

/** What is known of a list before it is judged. */
export interface Facts {
  readonly draft: Draft;
  readonly fighters: readonly DraftFighter[];
  /** Typed by hand, so that it may be any text. */
  readonly written: boolean;
  readonly text: string;
  /** The same in small letters. */
  readonly lower: string;
  readonly words: Words;
  /** Names this game. */
  readonly says: boolean;
  /** The other game whose names and words it has; `strength` is 0 for none. */
  readonly other: OtherName;
  /** Those with a known type. */
  readonly known: readonly DraftFighter[];
  /** How many types they have. */
  readonly types: number;
  /** Its type or name is a known warband's. */
  readonly band: boolean;
  readonly items: number;
  /** How many of them are this game's. */
  readonly ownItems: number;
  /** How many fighters carry something of this game's. */
  readonly armed: number;
  /** A list beyond doubt, however long the story around it. */
  readonly armedList: boolean;
  /** How many have all their characteristics in the file. */
  readonly full: number;
  /** More models in a group than any warband has. */
  readonly huge: boolean;
  /** Lines that nobody could read. */
  readonly unread: number;
}

interface OtherName {
  readonly name: string;
  readonly strength: number;
}

/** The facts of a list. @param written typed by hand */
export function factsOf(draft: Draft, text: string, written: boolean, words: Words): Facts {
  const { fighters } = draft;
  const lower = text.slice(0, 200_000).toLowerCase();
  const ids = fighters.map((one) => profileIdsOf(one, words));
  const types = new Set(ids.flatMap((all) => all?.filter((id) => id !== '').slice(0, 1) ?? []));
  const named = otherGame(lower, words);
  // `Men of Frostgrave` above a captain, a champion and a youngblood is only a name.
  const onlyNamed = written && named.strength === NAME_STRENGTH;
  const items = fighters.flatMap(({ gear }) => gear);
  const armed = fighters.filter(({ gear }) => gear.some((one) => isOwnItem(one, words))).length;
  return {
    draft,
    fighters,
    written,
    text,
    lower,
    words,
    says: words.lexicon.alsoCalled.some((name) => lower.includes(name)),
    other: onlyNamed && types.size > 2 && shareWarband(ids) ? NO_OTHER : named,
    known: fighters.filter((_, at) => ids[at] !== null),
    types: types.size,
    band: [draft.type.value, draft.name.value].some(
      (one) => lookUp(words, 'warbands', one) !== null,
    ),
    items: items.length,
    ownItems: items.filter((one) => isOwnItem(one, words)).length,
    armed,
    armedList: isArmedList(fighters, armed, words),
    full: fighters.filter(
      ({ stats }) => Object.values(stats).filter(({ origin }) => origin === 'file').length >= 9,
    ).length,
    huge: fighters.some(({ count }) => count.value > 15),
    unread: draft.notices.filter(isUnreadLine).length,
  };
}

/** Whether an item is of this game. */
function isOwnItem({ itemId, text }: DraftFighter['gear'][number], words: Words): boolean {
  return itemId !== '' || isWord(words, 'items', text);
}

/** Whether one warband has all of these types. */
function shareWarband(types: readonly (readonly string[] | null)[]): boolean {
  const [first = [], ...others] = types.map((ids) => (ids ?? []).map((id) => id.split('/')[0]));
  return first.some((band) => band !== '' && others.every((bands) => bands.includes(band)));
}

/** Profile ids for the fighter's type, by name or as the reader understood it; null for none. */
function profileIdsOf(
  { type, profileId, choices }: DraftFighter,
  words: Words,
): readonly string[] | null {
  const match = lookUp(words, 'profiles', type.value);
  if (match !== null) return match.ids;
  const meant = profileId.value === '' ? choices : [profileId.value];
  return meant.length > 0 ? meant : null;
}

/** Whether most fighters are known or all are armed with known items. */
function isArmedList(fighters: readonly DraftFighter[], armed: number, words: Words): boolean {
  const all = fighters.length;
  if (armed < MIN_ARMED) return false;
  const known = fighters.filter(
    ({ type }) => lookUp(words, 'profiles', type.value) !== null,
  ).length;
  // Nearly all types known: animals carry no items.
  if (known * 10 >= all * 9) return armed * 3 >= all;
  if (armed * 3 < all * 2) return false;
  return known * 2 > all || armed === all;
}

/** Any story may mention fewer. */
const MIN_ARMED = 5;

/** Weight of another game's name, against 1 for each of its terms. */
const NAME_STRENGTH = 3;

const NO_OTHER: OtherName = { name: '', strength: 0 };

function otherGame(text: string, words: Words): OtherName {
  const spaced = ` ${plain(text)} `;
  const single = new Set(spaced.split(' '));
  const says = (term: string) =>
    term.includes(' ') ? spaced.includes(` ${term} `) : single.has(term);
  const found = termsOf(words.lexicon).map(({ name, names, ownWords, except }) => {
    const rest = except.reduce((all, one) => all.replaceAll(` ${one} `, ' '), spaced);
    const named = names.some((one) => rest.includes(` ${one} `));
    const counted = ownWords.filter((one) => says(one) || says(`${one}s`)).length;
    return { name, strength: (named ? NAME_STRENGTH : 0) + counted };
  });
  const [best = NO_OTHER] = found.toSorted((a, b) => b.strength - a.strength);
  return best.strength > 0 ? best : NO_OTHER;
}

/** What other games are told by, as it is compared: made once for all lists. */
function termsOf(lexicon: Lexicon): readonly Required<OtherGame>[] {
  const known = TERMS.get(lexicon);
  if (known !== undefined) return known;
  const terms = lexicon.otherGames.map(({ name, names, ownWords, except = [] }) => ({
    name,
    names: names.map(plain),
    ownWords: ownWords.map(plain),
    except: except.map(plain),
  }));
  TERMS.set(lexicon, terms);
  return terms;
}

const TERMS = new WeakMap<Lexicon, readonly Required<OtherGame>[]>();
