import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Draft, DraftFighter } from './draft.ts';
import { plain } from './words/names.ts';
import { isWord, look, type Words } from './words/words.ts';

/** Whether a list is one of this game, another's, or none at all. */
export type Judgement =
  | { readonly is: 'ours' }
  /** `name` is '' when nobody says which. */
  | { readonly is: 'foreign'; readonly name: string }
  | { readonly is: 'nothing' };

/**
 * Judges a list that does not carry its game's name, by what stands in it: other games have captains
 * and swords too.
 * @param written it was typed by hand, as reports and rules are too
 */
export function judge(draft: Draft, text: string, written: boolean, words: Words): Judgement {
  const { fighters } = draft;
  const lower = text.slice(0, 200_000).toLowerCase();
  const says = words.lexicon.alsoCalled.some((name) => lower.includes(name));
  const types = fighters.map((one) => idsOf(one, words));
  const listed = new Set(types.flatMap((ids) => ids?.filter((id) => id !== '').slice(0, 1) ?? []));
  const named = otherGame(lower, words);
  // `Men of Frostgrave` above a captain, a champion and a youngblood: a title is only one.
  const onlyNamed = written && named?.strength === NAMED;
  const other = onlyNamed && listed.size > 2 && areOfOne(types) ? null : named;
  const known = types.filter((ids) => ids !== null).length;
  const items = fighters.flatMap(({ gear }) => gear);
  const ownItems = items.filter(
    ({ itemId, text: word }) => itemId !== '' || isWord(words, 'items', word),
  ).length;
  const warband = [draft.type.value, draft.name.value].some(
    (one) => look(words, 'warbands', one) !== null,
  );
  const huge = fighters.some(({ count }) => count.value > 15);
  const armed = isArmedList(draft, words);
  const otherwise =
    (!armed && isRecord(fighters, lower)) ||
    isRulebook(lower) ||
    isPriceList(draft, words) ||
    isIndex(draft) ||
    isCalculator(fighters) ||
    (!armed && isDiary(fighters, lower));
  if (written && (otherwise || isPaidInMoney(lower))) return { is: 'nothing' };
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
  if (written && isAboutOthers(draft, text)) return { is: 'nothing' };
  if (!armed && isStory(draft, says, words))
    return other !== null && other.strength >= 2 && !says
      ? { is: 'foreign', name: other.name }
      : { is: 'nothing' };
  if (written && (asks(text) || !isSomebodys(draft, types))) return { is: 'nothing' };
  const people = known * 3 >= fighters.length;
  if (areBare(fighters, written)) return { is: 'nothing' };
  const some = written ? known > 0 : known * 4 >= fighters.length;
  // A list of another game, whose player has the models of this one.
  if (says && other !== null && (huge || (other.strength >= 5 && other.strength > known)))
    return { is: 'foreign', name: other.name };
  if (says) return some || ownItems > 1 ? { is: 'ours' } : { is: 'nothing' };
  if (huge && !PLAYED.test(lower)) return { is: 'foreign', name: other?.name ?? '' };
  if (warband && (known > 0 || ownItems > 1)) return { is: 'ours' };
  if (listed.size > 1 && people) return { is: 'ours' };
  if (known > 1 && people && (ownItems > 2 || full > 1)) return { is: 'ours' };
  if (other !== null && other.strength >= 2) return { is: 'foreign', name: other.name };
  if (listed.size === 1 && people && ownItems > 0) return { is: 'ours' };
  // An app's fighters of a list that nobody else has, with nine numbers, experience and things of this game.
  const learnt = fighters.filter(({ xp }) => xp.origin === 'file').length;
  const half = Math.ceil(fighters.length / 2);
  if (full >= half && learnt >= half && ownItems > 3 && ownItems * 2 > items.length)
    return { is: 'ours' };
  return !written && isWarband(fighters, ownItems) ? { is: 'ours' } : { is: 'nothing' };
}

/** Somebody asks about the rules, line by line. */
function asks(text: string): boolean {
  const lines = text.split('\n').filter(isFilled);
  const questions = lines.filter((line) => line.includes('?')).length;
  return questions > 1 && questions * 3 >= lines.length;
}

/**
 * At least three whom the game has are several or carry what it has; of fewer, where hardly anything else is
 * said beside them.
 */
function isSomebodys(
  { fighters, notices }: Draft,
  types: readonly (readonly string[] | null)[],
): boolean {
  const known = fighters.filter((_, at) => types[at] !== null);
  const played = known.filter(
    ({ gear, count }) => count.value > 1 || gear.some(({ itemId }) => itemId !== ''),
  ).length;
  const sure = known.some(({ unsure }) => unsure.length === 0);
  if (played > 4 || (played > 2 && sure)) return true;
  // A captain may be any warband’s.
  const clear = known.some(({ unsure }) => unsure.every((doubt) => doubt === 'type'));
  const unread = notices.filter(
    ({ code }) => code === 'LeftOut' || code === 'LineNotUnderstood',
  ).length;
  const named = known.filter(({ name, type }) => name.value !== type.value).length;
  const some = played + named;
  return (
    (clear || known.length > 1) &&
    some > 0 &&
    some * 2 >= known.length &&
    unread <= played * 2 + named
  );
}

/** Whether there is a warband that all of them may be of. */
function areOfOne(types: readonly (readonly string[] | null)[]): boolean {
  const [first = [], ...others] = types.map((ids) => (ids ?? []).map((id) => id.split('/')[0]));
  return first.some((band) => band !== '' && others.every((bands) => bands.includes(band)));
}

/** Whom the catalogue has by what he is called, or what his reader took that for; null for nobody. */
function idsOf({ type, profileId, choices }: DraftFighter, words: Words): readonly string[] | null {
  const match = look(words, 'profiles', type.value);
  if (match !== null) return match.ids;
  const meant = profileId.value === '' ? choices : [profileId.value];
  return meant.length > 0 ? meant : null;
}

/**
 * Heroes and henchmen as an app keeps them, every one of them armed and with little that the game does not have:
 * a warband of players' own.
 */
function isWarband(fighters: readonly DraftFighter[], ownItems: number): boolean {
  const of = (role: ListRole) =>
    fighters.filter((one) => one.role.origin === 'file' && one.role.value === role).length;
  const items = fighters.flatMap(({ gear }) => gear).length;
  const armed = fighters.every(({ gear }) => gear.length > 0);
  return of('hero') > 0 && of('henchmen') > 1 && armed && ownItems * 3 >= items * 2;
}

/**
 * Nobody has a name, a thing or anything learnt, and nobody counts them: all who may be had. A few typed types
 * may be somebody’s list.
 */
export function areBare(
  fighters: readonly DraftFighter[],
  written: boolean,
  most = MOST_BARE,
): boolean {
  // One alone is as likely the `server` of something else.
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

const MOST_BARE = 25;

/**
 * A report, a diary, a page of rules: most of it is about nobody, and whoever seems to be in it carries
 * nothing that the game has. A list with a story around it has people who are armed.
 */
function isStory({ fighters, notices }: Draft, named: boolean, words: Words): boolean {
  const all = fighters.length;
  const unread = notices.filter(
    ({ code }) => code === 'LeftOut' || code === 'LineNotUnderstood',
  ).length;
  const known = fighters.filter(({ profileId }) => profileId.value !== '').length;
  const armed = fighters.filter(({ gear }) =>
    gear.some(({ itemId, text }) => itemId !== '' || isWord(words, 'items', text)),
  ).length;
  const odd = fighters.filter(({ gear }) => gear.some(({ itemId }) => itemId === '')).length;
  if (unread >= 8 && unread > all * 8) return true;
  if (!named && all < 3 && unread > all * 2) return true;
  if (all > 3 && odd * 2 > all && armed * 4 < all && unread * 2 > all) return true;
  if (known + armed === 0) return unread > all;
  const bare = known * 5 >= all * 4 && odd === 0 && unread <= all * 4;
  return unread >= all * 2 && armed * 2 < all && !bare;
}

/**
 * People with things of the game, most of them such as it has or every one of them armed: a list, however long
 * the story around it is.
 */
function isArmedList({ fighters }: Draft, words: Words): boolean {
  const armed = fighters.filter(({ gear }) =>
    gear.some(({ itemId, text }) => itemId !== '' || isWord(words, 'items', text)),
  ).length;
  const known = fighters.filter(({ type }) => look(words, 'profiles', type.value) !== null).length;
  if (armed < LEAST_ARMED) return false;
  // All of them known, and some with nothing but their teeth.
  if (known * 10 >= fighters.length * 9) return armed * 3 >= fighters.length;
  if (armed * 3 < fighters.length * 2) return false;
  return known * 2 > fighters.length || armed === fighters.length;
}

/** Fewer may stand in any story. */
const LEAST_ARMED = 5;

/** Very few people, in a text whose greatest part is whole sentences about something else. */
function isAboutOthers({ fighters, notices }: Draft, text: string): boolean {
  if (fighters.length > 4) return false;
  const lines = text.split('\n');
  const unread = new Set(
    notices.flatMap(({ code, line }) =>
      (code === 'LeftOut' || code === 'LineNotUnderstood') && line !== null ? [line] : [],
    ),
  );
  const sentences = [...unread].filter((no) => SENTENCE.test(lines[no - 1] ?? ''));
  return sentences.length > fighters.length && sentences.length * 2 > lines.filter(isFilled).length;
}

/** At least seven words, and a dot. */
const SENTENCE = /(?:\p{L}+[^\p{L}\n]+){7,}.*[.!?]/u;

function isFilled(line: string): boolean {
  return /\p{L}/u.test(line);
}

/** What happened turn by turn, or day by day, with fewer people in it. */
function isDiary({ length }: readonly DraftFighter[], lower: string): boolean {
  const turns = [...lower.matchAll(TURNS)].length;
  const days = [...lower.matchAll(DAYS)].length;
  return (turns > 2 && turns * 3 >= length) || (days > 3 && days > length);
}

const TURNS = /^[^\p{L}\n]{0,6}(?:turn|round|tour|runde|spielzug|zug|turno)\s\d{1,2}(?!\d)/gmu;

const DAYS =
  /^[^\p{L}\n]{0,8}(?:\d{1,2}\.?(?:st|nd|rd|th|er)?\s(?:of\s|de\s)?(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iyj]|jun|juin|jul|juil|aug|ago|août|sep|oct|okt|ott|nov|dec|déc|dez|dic)|(?:january|february|march|april|june|july|august|september|october|november|december)\s\d)/gmu;

/**
 * What happened to `Slayer #1` and again to `Slayer #1`, who put whom out of action: nobody is in a warband
 * twice, and a list does not say what became of everybody.
 */
function isRecord(fighters: readonly DraftFighter[], lower: string): boolean {
  const fates = [...lower.matchAll(FATES)].length;
  if (fates > 3 && fates * 3 > fighters.length) return true;
  const told = fighters.map(({ name }) => plain(name.value)).filter((name) => /\d$/.test(name));
  if (told.length - new Set(told).size > 2) return true;
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

/** `cc`, `cc`, `mw`, `armor`: a sheet that works out what everything comes to has kinds of things in its rows. */
function isCalculator(fighters: readonly DraftFighter[]): boolean {
  const kinds = new Map<string, number>();
  for (const { type, profileId } of fighters) {
    const kind = type.value;
    if (profileId.value === '' && /^\p{Ll}{2,5}$/u.test(kind))
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds.values()].some((count) => count > 3);
}

/** What only a list of a warband speaks of, however many stand in one of its groups. */
const PLAYED =
  /(?<!\p{L})(?:warband rating|rout test|bandenwert|valeur de (?:la )?bande|valor de (?:la )?banda|valore della banda)(?!\p{L})/u;

/** `25 Joueurs d'Epée (250)` and `280 points`: units of an army, and what they come to. */
function isArmy(lower: string): boolean {
  return [...lower.matchAll(UNITS)].length > 1 && [...lower.matchAll(POINTS)].length > 1;
}

const UNITS = /^[^\p{L}\d\n]{0,4}(?:1[6-9]|[2-9]\d)\s?x?\s+\p{L}{4}/gmu;

const POINTS = /(?<!\d)\d{2,4}\s?(?:points?|pts|punkte|puntos|punti)(?!\p{L})/gu;

/** What the miniatures cost in a shop; nobody pays his men so. */
function isPaidInMoney(lower: string): boolean {
  if (
    OFFERED.test(lower.slice(0, 400)) &&
    /\d\s?(?:€|euros?(?!\p{L})|£|\$)|(?:£|€|\$)\s?\d/u.test(lower)
  )
    return true;
  return [...lower.matchAll(/\d\s?(?:€|euros?(?!\p{L})|£)|(?:£|€)\s?\d/gu)].length > 2;
}

const OFFERED =
  /(?<!\p{L})(?:selling|for sale|wts|zu verkaufen|verkaufe|je vends|vends|à vendre|se vende|vendo|in vendita)(?!\p{L})/u;

/** Axes, clubs and morning stars where people should be: what can be bought. */
function isPriceList({ fighters }: Draft, words: Words): boolean {
  const things = fighters.filter(
    ({ name, profileId }) => profileId.value === '' && isWord(words, 'items', name.value),
  ).length;
  return things > 3 && things * 3 > fighters.length;
}

/** `Skaven: Warlock, Witch`, `Undead: Witch`: who may hire whom, where the warbands stand in front. */
function isIndex({ fighters, lines }: Draft): boolean {
  const bands = lines.filter(({ role, parts }) => role === 'fighter' && parts[0]?.is === 'title');
  return bands.length > 3 && bands.length * 4 > fighters.length;
}

/** Who may be hired, and how many of them: a book's list and nobody's own. */
function isRulebook(lower: string): boolean {
  const kept = [...lower.matchAll(TO_HIRE_AND_KEEP)].filter(
    ([, hired, upkeep]) => Number(upkeep) < Number(hired),
  );
  const offered = [...lower.matchAll(TO_HIRE)].length + [...lower.matchAll(HIRE_AND_UPKEEP)].length;
  if ([...lower.matchAll(RARE)].length > 3) return true;
  if ([...lower.matchAll(RARITY)].length > 5 || [...lower.matchAll(MATRIX)].length > 5) return true;
  const chosen = [...lower.matchAll(LIMITS)].length + [...lower.matchAll(MAY_CARRY)].length;
  return (
    kept.length > 3 || [...lower.matchAll(MAY_BE_HIRED)].length > 2 || offered > 3 || chosen > 3
  );
}

/** `Gladiateur 8 30 co 15 co`: what somebody costs to hire and to keep, in a table of all who can be had. */
const TO_HIRE_AND_KEEP =
  /^[^,:;()\n]+\s(\d{1,3})\s?(?:co|gc|gk|po|mo)\s*[+/|–-]?\s*(\d{1,3})\s?(?:co|gc|gk|po|mo)\s*$/gmu;

/** A row of signs for who may hire him. */
const MATRIX = /\|\s*[-+x✓✔]\s*\|(?:\s*[-+x✓✔](?:\s*\([^()|]*\))?\s*\|){2,}/gu;

/** `rarity: common`, on a line of its own below a thing. */
const RARE = /^\s*(?:rarity|rareté|seltenheit|rareza|rarità)\s?:/gmu;

/** `Rare 9`, beside a price. */
const RARITY =
  /(?<!\p{L})(?:rare|rara|raro|selten|rarity|rareté|seltenheit)\s?:?\s?\d{1,2}(?!\d|\s?(?:gc|co|gk|mo|po)(?!\p{L}))/gu;

/** `35 gold crowns to hire`. */
const TO_HIRE =
  /\d\s?(?:gold crowns|crowns|gc|couronnes(?: d['’]or)?|co)\s(?:to hire|pour recruter)/gu;

/** `Contratación: 80 co + 30 co de mantenimiento`. */
const HIRE_AND_UPKEEP =
  /(?<!\p{L})(?:hire(?: fee)?|hiring(?: fee| cost)?|contratación|coste de contratación|recrutement|prime|engagement|anwerbung|anheuern|sold|ingaggio|assunzione)\s*:?\s*\d{1,3}[^\n\d]{1,12}\d{1,3}[^\n]{0,12}(?:upkeep|mantenimiento|solde|entretien|unterhalt|mantenimento)/gu;

/** `0-2 Long Beards - 30GC`: how many of them there may be. */
const LIMITS =
  /^[^\p{L}\d\n]{0,4}[01]\s?[-–]\s?\d{1,2}\s+\p{L}{3}[^\n]{0,40}\d\s?(?:gcs?|gold|co|gk|po|mo|crowns)(?!\p{L})/gmu;

/** `Miners may be armed with equipment from the miner list`. */
const MAY_CARRY =
  /(?<!\p{L})(?:may (?:be (?:\p{L}+ )?(?:armed|equipped)|choose|use|have) (?:with )?(?:weapons?|equipment|armou?r|items)|(?:peu(?:t|vent)|doi(?:t|vent)) (?:être (?:\p{L}+ )?(?:armée?s?|équipée?s?)|choisir (?:ses|leurs|des|leur) (?:armes|équipements?))|(?:darf|dürfen|kann|können) (?:mit|seine|ihre)? ?(?:waffen|ausrüstung)|puede[n]? (?:ir |ser |estar )?(?:armad[oa]s?|equipad[oa]s?|armarse|equiparse|elegir armas)|(?:può|possono) (?:essere (?:armat[oaie]|equipaggiat[oaie])|scegliere armi))/gu;

const MAY_BE_HIRED =
  /(?<!\p{L})(?:(?:your |the )?warband (?:must|may|can) (?:include|never|have)|(?:votre|la) bande (?:doit|peut) (?:comprendre|inclure|compter|recruter|avoir)|(?:deine|die) bande (?:muss|darf|kann)|(?:tu|la) banda (?:debe|puede) (?:incluir|tener|contar|reclutar|llevar)|la (?:tua )?banda (?:deve|può) (?:includere|avere))/gu;

/** What the name of another game says of it, without any of its words. */
const NAMED = 3;

function otherGame(
  text: string,
  words: Words,
): { readonly name: string; readonly strength: number } | null {
  const folded = ` ${plain(text)} `;
  const found = words.lexicon.otherGames.map(({ name, names, ownWords, except = [] }) => {
    const said = except.reduce((told, one) => told.replaceAll(` ${plain(one)} `, ' '), folded);
    const named = names.some((one) => said.includes(` ${plain(one)} `));
    const counted = ownWords.filter(
      (one) => folded.includes(` ${plain(one)} `) || folded.includes(` ${plain(one)}s `),
    ).length;
    return { name, strength: (named ? NAMED : 0) + counted };
  });
  const [best] = found.toSorted((a, b) => b.strength - a.strength);
  return best !== undefined && best.strength > 0 ? best : null;
}
