import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Draft, DraftFighter } from './draft.ts';
import { isUnreadLine } from './notice.ts';
import { plain } from './words/names.ts';
import { isWord, lookUp, type Words } from './words/words.ts';

/** Whether a list is one of this game, another's, or none at all. */
export type Judgement =
  | { readonly is: 'ours' }
  /** `name` is '' if unknown. */
  | { readonly is: 'foreign'; readonly name: string }
  | { readonly is: 'nothing' };

/**
 * Judges by its content a list that does not name its game: other games have captains and swords too.
 * @param written typed by hand, so that it may also be a battle report or a page of rules
 */
export function judge(draft: Draft, text: string, written: boolean, words: Words): Judgement {
  const { fighters } = draft;
  const lower = text.slice(0, 200_000).toLowerCase();
  const says = words.lexicon.alsoCalled.some((name) => lower.includes(name));
  const types = fighters.map((one) => profileIdsOf(one, words));
  const listed = new Set(types.flatMap((ids) => ids?.filter((id) => id !== '').slice(0, 1) ?? []));
  const named = otherGame(lower, words);
  // `Men of Frostgrave` above a captain, a champion and a youngblood is only a name.
  const onlyNamed = written && named?.strength === NAME_STRENGTH;
  const other = onlyNamed && listed.size > 2 && shareWarband(types) ? null : named;
  const known = types.filter((ids) => ids !== null).length;
  const items = fighters.flatMap(({ gear }) => gear);
  const ownItems = items.filter((one) => isOwnItem(one, words)).length;
  const warband = [draft.type.value, draft.name.value].some(
    (one) => lookUp(words, 'warbands', one) !== null,
  );
  const huge = fighters.some(({ count }) => count.value > 15);
  const armed = isArmedList(draft, words);
  const otherwise =
    (!armed && isCasualtyReport(fighters, lower)) ||
    isRulebook(lower) ||
    isPriceList(draft, words) ||
    isIndex(draft) ||
    isCalculator(fighters) ||
    (!armed && isDiary(fighters, lower));
  if (written && (otherwise || isShopOffer(lower))) return { is: 'nothing' };
  if (other !== null && !says && other.strength >= 2 && other.strength > ownItems / 4)
    return { is: 'foreign', name: other.name };
  if (written && !says && isArmy(lower)) return { is: 'foreign', name: other?.name ?? '' };
  if (fighters.length === 0)
    return other !== null && other.strength >= (says ? 6 : 3)
      ? { is: 'foreign', name: other.name }
      : { is: 'nothing' };
  const full = fighters.filter(
    ({ stats }) => Object.values(stats).filter(({ origin }) => origin === 'file').length >= 9,
  ).length;
  if (written && isMostlyProse(draft, text)) return { is: 'nothing' };
  if (!armed && isStory(draft, says, words))
    return other !== null && other.strength >= 2 && !says
      ? { is: 'foreign', name: other.name }
      : { is: 'nothing' };
  if (written && (isMadeOfQuestions(text) || !isOwnedList(draft, types))) return { is: 'nothing' };
  const people = known * 3 >= fighters.length;
  if (areBare(fighters, written)) return { is: 'nothing' };
  const some = written ? known > 0 : known * 4 >= fighters.length;
  // A list of another game played with this game's miniatures.
  if (says && other !== null && (huge || (other.strength >= 5 && other.strength > known)))
    return { is: 'foreign', name: other.name };
  if (says) return some || ownItems > 1 ? { is: 'ours' } : { is: 'nothing' };
  if (huge && !WARBAND_TERMS.test(lower)) return { is: 'foreign', name: other?.name ?? '' };
  if (warband && (known > 0 || ownItems > 1)) return { is: 'ours' };
  if (listed.size > 1 && people) return { is: 'ours' };
  if (known > 1 && people && (ownItems > 2 || full > 1)) return { is: 'ours' };
  if (other !== null && other.strength >= 2) return { is: 'foreign', name: other.name };
  if (listed.size === 1 && people && ownItems > 0) return { is: 'ours' };
  // Fan-made warband from an app: full profiles, experience, and items of this game.
  const learnt = fighters.filter(({ xp }) => xp.origin === 'file').length;
  const half = Math.ceil(fighters.length / 2);
  if (full >= half && learnt >= half && ownItems > 3 && ownItems * 2 > items.length)
    return { is: 'ours' };
  return !written && isArmedAppWarband(fighters, ownItems) ? { is: 'ours' } : { is: 'nothing' };
}

/** Whether an item is of this game. */
function isOwnItem({ itemId, text }: DraftFighter['gear'][number], words: Words): boolean {
  return itemId !== '' || isWord(words, 'items', text);
}

/** Questions about the rules, not a list. */
function isMadeOfQuestions(text: string): boolean {
  const lines = text.split('\n').filter(isFilled);
  const questions = lines.filter((line) => line.includes('?')).length;
  return questions > 1 && questions * 3 >= lines.length;
}

/**
 * Whether somebody owns this list: at least three known fighters are counted or carry known items, or fewer if
 * hardly anything else is said.
 */
function isOwnedList(
  { fighters, notices }: Draft,
  types: readonly (readonly string[] | null)[],
): boolean {
  const known = fighters.filter((_, at) => types[at] !== null);
  const played = known.filter(
    ({ gear, count }) => count.value > 1 || gear.some(({ itemId }) => itemId !== ''),
  ).length;
  const sure = known.some(({ unsure }) => unsure.length === 0);
  if (played > 4 || (played > 2 && sure)) return true;
  // A captain on their own could belong to any warband.
  const clear = known.some(({ unsure }) => unsure.every((doubt) => doubt === 'type'));
  const unread = notices.filter(isUnreadLine).length;
  const named = known.filter(({ name, type }) => name.value !== type.value).length;
  const some = played + named;
  return (
    (clear || known.length > 1) &&
    some > 0 &&
    some * 2 >= known.length &&
    unread <= played * 2 + named
  );
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

/**
 * Whether these are an app's heroes and henchmen, all of them armed and mostly with known items: a warband that
 * players made up.
 */
function isArmedAppWarband(fighters: readonly DraftFighter[], ownItems: number): boolean {
  const of = (role: ListRole) =>
    fighters.filter((one) => one.role.origin === 'file' && one.role.value === role).length;
  const items = fighters.flatMap(({ gear }) => gear).length;
  const armed = fighters.every(({ gear }) => gear.length > 0);
  return of('hero') > 0 && of('henchmen') > 1 && armed && ownItems * 3 >= items * 2;
}

/**
 * Whether no fighter has a name, items, advances or a count: a catalogue rather than a warband. A short typed
 * list of types may still be a real warband.
 */
export function areBare(
  fighters: readonly DraftFighter[],
  written: boolean,
  most = MAX_BARE,
): boolean {
  // A single one is as likely a stray word.
  if (written && fighters.length < most && fighters.length > 1) return false;
  return fighters.every(
    ({ name, type, count, xp, gear, skills, injuries, role }) =>
      (name.value === '' || name.value === type.value) &&
      count.value === 1 &&
      (xp.origin !== 'file' || fighters.length > most) &&
      gear.every(({ itemId }) => itemId === '') &&
      skills.length + injuries.length === 0 &&
      (written || role.origin !== 'file'),
  );
}

const MAX_BARE = 25;

/**
 * Whether this is a battle report, a diary or a page of rules: mostly unread lines, and fighters without known
 * items. A list with a story around it has armed fighters.
 */
function isStory({ fighters, notices }: Draft, named: boolean, words: Words): boolean {
  const all = fighters.length;
  const unread = notices.filter(isUnreadLine).length;
  const known = fighters.filter(({ profileId }) => profileId.value !== '').length;
  const armed = fighters.filter(({ gear }) => gear.some((one) => isOwnItem(one, words))).length;
  const odd = fighters.filter(({ gear }) => gear.some(({ itemId }) => itemId === '')).length;
  if (unread >= 8 && unread > all * 8) return true;
  if (!named && all < 3 && unread > all * 2) return true;
  if (all > 3 && odd * 2 > all && armed * 4 < all && unread * 2 > all) return true;
  if (known + armed === 0) return unread > all;
  const bare = known * 5 >= all * 4 && odd === 0 && unread <= all * 4;
  return unread >= all * 2 && armed * 2 < all && !bare;
}

/** Whether most fighters are known or all are armed with known items: a list, however long the story around it. */
function isArmedList({ fighters }: Draft, words: Words): boolean {
  const armed = fighters.filter(({ gear }) => gear.some((one) => isOwnItem(one, words))).length;
  const known = fighters.filter(
    ({ type }) => lookUp(words, 'profiles', type.value) !== null,
  ).length;
  if (armed < MIN_ARMED) return false;
  // Nearly all types known: animals carry no items.
  if (known * 10 >= fighters.length * 9) return armed * 3 >= fighters.length;
  if (armed * 3 < fighters.length * 2) return false;
  return known * 2 > fighters.length || armed === fighters.length;
}

/** Any story may mention fewer. */
const MIN_ARMED = 5;

/** Whether the text is mostly sentences about something else, with a handful of fighters. */
function isMostlyProse({ fighters, notices }: Draft, text: string): boolean {
  if (fighters.length > 4) return false;
  const lines = text.split('\n');
  const unread = new Set(
    notices.flatMap((one) => (isUnreadLine(one) && one.line !== null ? [one.line] : [])),
  );
  const sentences = [...unread].filter((no) => SENTENCE.test(lines[no - 1] ?? ''));
  return sentences.length > fighters.length && sentences.length * 2 > lines.filter(isFilled).length;
}

/** At least seven words and closing punctuation. */
const SENTENCE = /(?:\p{L}+[^\p{L}\n]+){7,}.*[.!?]/u;

function isFilled(line: string): boolean {
  return /\p{L}/u.test(line);
}

/** Whether this reports events turn by turn or day by day. */
function isDiary({ length }: readonly DraftFighter[], lower: string): boolean {
  const turns = [...lower.matchAll(TURNS)].length;
  const days = [...lower.matchAll(DAYS)].length;
  return (turns > 2 && turns * 3 >= length) || (days > 3 && days > length);
}

const TURNS = /^[^\p{L}\n]{0,6}(?:turn|round|tour|runde|spielzug|zug|turno)\s\d{1,2}(?!\d)/gmu;

const DAYS =
  /^[^\p{L}\n]{0,8}(?:\d{1,2}\.?(?:st|nd|rd|th|er)?\s(?:of\s|de\s)?(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iyj]|jun|juin|jul|juil|aug|ago|août|sep|oct|okt|ott|nov|dec|déc|dez|dic)|(?:january|february|march|april|june|july|august|september|october|november|december)\s\d)/gmu;

/**
 * Whether this records casualties: the same fighter comes up several times (`Slayer #1`), or most lines report
 * somebody's fate.
 */
function isCasualtyReport(fighters: readonly DraftFighter[], lower: string): boolean {
  const fates = [...lower.matchAll(FATES)].length;
  if (fates > 3 && fates * 3 > fighters.length) return true;
  const numbered = fighters.map(({ name }) => plain(name.value)).filter((name) => /\d$/.test(name));
  if (numbered.length - new Set(numbered).size > 2) return true;
  // `Jarl: kill`, and further below `Jarl: tannery`.
  const names = fighters.map(({ name, type, profileId }) =>
    plain(profileId.value === '' ? type.value : name.value),
  );
  const again = fighters.filter(({ gear, count }, at) => {
    const before = names.indexOf(names[at] ?? '');
    const bare = count.value === 1 && gear.every(({ itemId }) => itemId === '');
    return bare && before < at - 1 && names[at - 1] !== names[at];
  });
  return again.length > 3 && again.length * 3 > fighters.length;
}

const FATES =
  /(?<=\p{L} )kills (?=\p{L})|(?<!\p{L})(?:ooa|out of action|killed|full recovery|hors de combat|gekillt|ausgeschaltet|erholt sich|fuera de combate|fuori combattimento)(?!\p{L})/gu;

/** Whether this is a cost calculator, whose rows hold categories: `cc`, `cc`, `mw`, `armor`. */
function isCalculator(fighters: readonly DraftFighter[]): boolean {
  const kinds = new Map<string, number>();
  for (const { type, profileId } of fighters) {
    const kind = type.value;
    if (profileId.value === '' && /^\p{Ll}{2,5}$/u.test(kind))
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds.values()].some((count) => count > 3);
}

/** Terms that only warband lists use, even with very large groups. */
const WARBAND_TERMS =
  /(?<!\p{L})(?:warband rating|rout test|bandenwert|valeur de (?:la )?bande|valor de (?:la )?banda|valore della banda)(?!\p{L})/u;

/** `25 Joueurs d'Epée (250)` and `280 points`: units of an army and their points. */
function isArmy(lower: string): boolean {
  return [...lower.matchAll(UNITS)].length > 1 && [...lower.matchAll(POINTS)].length > 1;
}

const UNITS = /^[^\p{L}\d\n]{0,4}(?:1[6-9]|[2-9]\d)\s?x?\s+\p{L}{4}/gmu;

const POINTS = /(?<!\d)\d{2,4}\s?(?:points?|pts|punkte|puntos|punti)(?!\p{L})/gu;

/** Whether this offers miniatures for real money. */
function isShopOffer(lower: string): boolean {
  if (
    FOR_SALE.test(lower.slice(0, 400)) &&
    /\d\s?(?:€|euros?(?!\p{L})|£|\$)|(?:£|€|\$)\s?\d/u.test(lower)
  )
    return true;
  return [...lower.matchAll(/\d\s?(?:€|euros?(?!\p{L})|£)|(?:£|€)\s?\d/gu)].length > 2;
}

const FOR_SALE =
  /(?<!\p{L})(?:selling|for sale|wts|zu verkaufen|verkaufe|je vends|vends|à vendre|se vende|vendo|in vendita)(?!\p{L})/u;

/** Whether items stand where fighters should: a price list. */
function isPriceList({ fighters }: Draft, words: Words): boolean {
  const things = fighters.filter(
    ({ name, profileId }) => profileId.value === '' && isWord(words, 'items', name.value),
  ).length;
  return things > 3 && things * 3 > fighters.length;
}

/** Whether this is a table of who may hire whom: `Skaven: Warlock, Witch`, `Undead: Witch`. */
function isIndex({ fighters, lines }: Draft): boolean {
  const bands = lines.filter(({ role, parts }) => role === 'fighter' && parts[0]?.is === 'title');
  return bands.length > 3 && bands.length * 4 > fighters.length;
}

/** Whether this is a recruitment list from a rulebook. */
function isRulebook(lower: string): boolean {
  const kept = [...lower.matchAll(TO_HIRE_AND_KEEP)].filter(
    ([, hired, upkeep]) => Number(upkeep) < Number(hired),
  );
  const offered = [...lower.matchAll(TO_HIRE)].length + [...lower.matchAll(HIRE_AND_UPKEEP)].length;
  if ([...lower.matchAll(RARE)].length > 3) return true;
  if ([...lower.matchAll(RARITY)].length > 5 || [...lower.matchAll(MATRIX)].length > 5) return true;
  const chosen = [...lower.matchAll(UNIT_SIZES)].length + [...lower.matchAll(MAY_CARRY)].length;
  return (
    kept.length > 3 || [...lower.matchAll(MAY_BE_HIRED)].length > 2 || offered > 3 || chosen > 3
  );
}

/** `Gladiateur 8 30 co 15 co`: hire fee and upkeep in a table. */
const TO_HIRE_AND_KEEP =
  /^[^,:;()\n]+\s(\d{1,3})\s?(?:co|gc|gk|po|mo)\s*[+/|–-]?\s*(\d{1,3})\s?(?:co|gc|gk|po|mo)\s*$/gmu;

/** A row of ticks for the warbands that may hire a fighter. */
const MATRIX = /\|\s*[-+x✓✔]\s*\|(?:\s*[-+x✓✔](?:\s*\([^()|]*\))?\s*\|){2,}/gu;

/** `rarity: common` on its own line below an item. */
const RARE = /^\s*(?:rarity|rareté|seltenheit|rareza|rarità)\s?:/gmu;

/** `Rare 9` next to a price. */
const RARITY =
  /(?<!\p{L})(?:rare|rara|raro|selten|rarity|rareté|seltenheit)\s?:?\s?\d{1,2}(?!\d|\s?(?:gc|co|gk|mo|po)(?!\p{L}))/gu;

/** `35 gold crowns to hire`. */
const TO_HIRE =
  /\d\s?(?:gold crowns|crowns|gc|couronnes(?: d['’]or)?|co)\s(?:to hire|pour recruter)/gu;

/** `Contratación: 80 co + 30 co de mantenimiento`. */
const HIRE_AND_UPKEEP =
  /(?<!\p{L})(?:hire(?: fee)?|hiring(?: fee| cost)?|contratación|coste de contratación|recrutement|prime|engagement|anwerbung|anheuern|sold|ingaggio|assunzione)\s*:?\s*\d{1,3}[^\n\d]{1,12}\d{1,3}[^\n]{0,12}(?:upkeep|mantenimiento|solde|entretien|unterhalt|mantenimento)/gu;

/** `0-2 Long Beards - 30GC`: how many a warband may have. */
const UNIT_SIZES =
  /^[^\p{L}\d\n]{0,4}[01]\s?[-–]\s?\d{1,2}\s+\p{L}{3}[^\n]{0,40}\d\s?(?:gcs?|gold|co|gk|po|mo|crowns)(?!\p{L})/gmu;

/** `Miners may be armed with equipment from the miner list`. */
const MAY_CARRY =
  /(?<!\p{L})(?:may (?:be (?:\p{L}+ )?(?:armed|equipped)|choose|use|have) (?:with )?(?:weapons?|equipment|armou?r|items)|(?:peu(?:t|vent)|doi(?:t|vent)) (?:être (?:\p{L}+ )?(?:armée?s?|équipée?s?)|choisir (?:ses|leurs|des|leur) (?:armes|équipements?))|(?:darf|dürfen|kann|können) (?:mit|seine|ihre)? ?(?:waffen|ausrüstung)|puede[n]? (?:ir |ser |estar )?(?:armad[oa]s?|equipad[oa]s?|armarse|equiparse|elegir armas)|(?:può|possono) (?:essere (?:armat[oaie]|equipaggiat[oaie])|scegliere armi))/gu;

const MAY_BE_HIRED =
  /(?<!\p{L})(?:(?:your |the )?warband (?:must|may|can) (?:include|never|have)|(?:votre|la) bande (?:doit|peut) (?:comprendre|inclure|compter|recruter|avoir)|(?:deine|die) bande (?:muss|darf|kann)|(?:tu|la) banda (?:debe|puede) (?:incluir|tener|contar|reclutar|llevar)|la (?:tua )?banda (?:deve|può) (?:includere|avere))/gu;

/** Weight of another game's name, against 1 for each of its terms. */
const NAME_STRENGTH = 3;

function otherGame(
  text: string,
  words: Words,
): { readonly name: string; readonly strength: number } | null {
  const folded = ` ${plain(text)} `;
  const found = words.lexicon.otherGames.map(({ name, names, ownWords, except = [] }) => {
    const said = except.reduce((rest, one) => rest.replaceAll(` ${plain(one)} `, ' '), folded);
    const named = names.some((one) => said.includes(` ${plain(one)} `));
    const counted = ownWords.filter(
      (one) => folded.includes(` ${plain(one)} `) || folded.includes(` ${plain(one)}s `),
    ).length;
    return { name, strength: (named ? NAME_STRENGTH : 0) + counted };
  });
  const [best] = found.toSorted((a, b) => b.strength - a.strength);
  return best !== undefined && best.strength > 0 ? best : null;
}
