import { holds, listOf } from '#roster/gear.ts';
import { findProfile } from '#roster/profiles.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import { isNamedCharacter } from '#rules/kit/anybodys.ts';
import type { Doubt, DraftItem, DraftWord } from './draft.ts';
import type { FoundFighter, FoundItem, FoundWord } from './found.ts';
import type { ResolveContext } from './resolve-context.ts';
import { hasOtherPrice, rowOfItem } from './resolve-prices.ts';
import { mergeDuplicates, variantOf } from './words/items.ts';
import { type MeaningKind, meaningOf } from './words/meaning.ts';
import { isPlural, type Match, plain } from './words/names.ts';
import { saidFor } from './words/phrases.ts';
import {
  isRole,
  isSectionName,
  saysAdvance,
  saysExperience,
  sectionOf,
  withoutAdvance,
} from './words/sections.ts';
import { isWord, lookUp, type Words } from './words/words.ts';

/**
 * Sorts a fighter's words into gear, skills, injuries and rules and matches them to the catalogue.
 * @param profileId what he is, as far as it is known; '' for unknown
 */
export function sortWords(found: FoundFighter, profileId: string, context: ResolveContext) {
  const { words, system, conventions, report } = context;
  const isInjury = ({ text }: FoundWord) =>
    conventions.mixed &&
    isWord(words, 'injuries', withoutBrackets(text)) &&
    !isWord(words, 'skills', withoutBrackets(text));
  // `mutation: tentacle, axe, dagger`: only the first is a mutation.
  const isThing = ({ text }: FoundWord) =>
    conventions.mixed &&
    isWord(words, 'items', withoutBrackets(text)) &&
    // `Barbed whip: strikes first` explains an item already listed.
    !found.gear.some((item) => plain(item.text) === plain(text)) &&
    !(['skills', 'injuries', 'rules'] as const).some((kind) =>
      isWord(words, kind, withoutBrackets(text)),
    );
  const skills = found.skills.filter((word) => !isInjury(word) && !isThing(word));
  const injuries = [...found.injuries, ...found.skills.filter(isInjury)];
  const rules: FoundWord[] = [];
  const gear: FoundItem[] = [...found.skills, ...found.rules]
    .filter(isThing)
    .map((word) => ({ ...word, count: 1 }));
  const place = (item: FoundItem, otherwise: (item: FoundItem) => void): void => {
    const text = withoutBrackets(withoutAdvance(item.text));
    if (
      item.meant !== undefined ||
      isWord(words, 'items', item.text) ||
      isWord(words, 'items', text)
    )
      gear.push(item);
    else if (isWord(words, 'skills', text)) skills.push(item);
    else if (isWord(words, 'injuries', text)) injuries.push(item);
    else if (isWord(words, 'rules', text)) rules.push(item);
    else otherwise(item);
  };
  for (const item of found.gear) {
    const advance = saysAdvance(item.text) && !isWord(words, 'items', item.text);
    // `Ogre "Hubert" hired, axe`: `hired` is a role, not an item. `ép` may be an abbreviated sword or
    // experience: the reader decides.
    const other = saysExperience(item.text) || isRole(sectionOf(item.text));
    if (advance || (other && item.meant === undefined)) continue;
    if (!conventions.mixed) gear.push(item);
    else if (isItemWithRemark(item, words)) {
      gear.push({ ...item, text: withoutBrackets(item.text) });
      rules.push({ text: inBrackets(item.text), line: item.line });
      report('Noted', inBrackets(item.text), item.line);
    } else if (isRemark(item, words)) {
      rules.push(item);
      report('Noted', item.text, item.line);
    } else place(item, (one) => gear.push(one));
  }
  for (const item of found.other) {
    const section = sectionOf(item.text);
    // `Armour of Righteousness` begins like a heading.
    if (section === null || isKnown(item.text, words))
      place(item, (one) => (isKindOfItem(one, words) ? gear : rules).push(one));
    else if (!isSectionName(item.text)) report('LeftOut', item.text, item.line);
  }
  for (const rule of found.rules.filter((word) => !isThing(word))) {
    const text = withoutBrackets(rule.text);
    if (conventions.mixed && isWord(words, 'injuries', text)) injuries.push(rule);
    else if (conventions.mixed && isWord(words, 'skills', text) && !isWord(words, 'rules', text))
      skills.push(rule);
    else rules.push(rule);
  }
  const fits = (traitId: string) => mayHave(traitId, profileId, system);
  const fitsOthers = (traitId: string) =>
    system.catalogue.some(
      ({ id, profiles }) =>
        context.among.includes(id) &&
        profiles.some((one) => mayHave(traitId, `${id}/${one.id}`, system)),
    );
  const isBarred = (traitId: string) => cannotHave(traitId, profileId, found.role, system);
  const doubts = new Set<Doubt>();
  const wordOf = (word: FoundWord, kind: MeaningKind): DraftWord => {
    const [meant, ...others] = word.meant ?? [];
    if (meant !== undefined && others.length === 0)
      return { text: word.text, traitId: meant, line: word.line };
    const text = withoutBrackets(withoutAdvance(word.text));
    const meaning = meaningOf(words, kind, text, fits, fitsOthers);
    const isOpen = kind === 'injuries' || !isBarred(meaning.traitId);
    const isLost = word.term === true && meaning.traitId === '' && !isTerm(text, words);
    if (!meaning.sure || !isOpen || isLost) doubts.add(kind === 'injuries' ? kind : 'skills');
    return { text: word.text, traitId: meaning.traitId, line: word.line };
  };
  const things = mergeDuplicates(gear);
  const models = found.count ?? 1;
  const sorted = {
    gear: things.map((item) => itemOf(item, models === 1, context)),
    skills: skills.map((word) => wordOf(word, 'skills')),
    injuries: injuries.map((word) => wordOf(word, 'injuries')),
    rules: rules.map((word) => wordOf(word, 'rules')),
  };
  const isStrange = sorted.gear.some(({ itemId }) =>
    isNotOnList(itemId, profileId, found.role, context),
  );
  const isPriced = things.some((item, at) =>
    hasOtherPrice(item, sorted.gear[at]?.itemId ?? '', models, profileId, context),
  );
  if (isStrange || isPriced) doubts.add('equipment');
  return { ...sorted, doubts: [...doubts] };
}

/** Whether a word is a name of something in the game, with a meaning for the app or without one. */
function isTerm(text: string, words: Words): boolean {
  return saysAdvance(text) || isRole(sectionOf(text)) || isKnown(text, words);
}

/** An item matched to the catalogue; `alone`: of a single model. */
export function itemOf(item: FoundItem, alone: boolean, context: ResolveContext): DraftItem {
  const { words, report } = context;
  const meant = item.meant ?? [];
  const match =
    (meant.length === 0 ? null : { ids: meant, how: 'exact' as const, name: item.text }) ??
    lookUp(words, 'items', item.text) ??
    asGuess(variantOf(withoutBrackets(item.text), inBrackets(item.text), words)) ??
    lookUp(words, 'items', withoutBrackets(item.text)) ??
    lookUp(words, 'items', inBrackets(item.text));
  const ids = ofTheseWarbands(match?.ids ?? [], context);
  if (match === null) report('UnknownItem', item.text, item.line);
  else if (ids.length > 1) report('AmbiguousItem', item.text, item.line);
  else if (match.how === 'slip') report('GuessedItem', `${item.text} → ${match.name}`, item.line);
  return {
    text: item.text,
    itemId: ids.length === 1 ? ((alone ? pairOf(item, words) : null) ?? ids[0] ?? '') : '',
    origin: match?.how === 'slip' ? 'guess' : 'file',
    count: item.count,
    line: item.line,
  };
}

/** Of things of one name, those that these warbands have to themselves, else those that anybody may have. */
function ofTheseWarbands(
  ids: readonly string[],
  { words, system, among }: ResolveContext,
): readonly string[] {
  if (ids.length < 2) return ids;
  const isTheirs = (id: string) => among.includes(id.split('/')[0] ?? '');
  const whose = ids.map((id) => {
    const row = rowOfItem(id, { words, system });
    const lists = system.gear?.lists.filter(({ items }) => items.includes(id)) ?? [];
    const holders = row?.for ? [...row.for, ...lists.flatMap((list) => list.for)] : null;
    return { id, isOwn: holders?.some(isTheirs) === true, isOpen: holders === null };
  });
  const own = whose.filter(({ isOwn }) => isOwn);
  const open = own.length > 0 ? own : whose.filter(({ isOpen }) => isOpen);
  return open.length > 0 ? open.map(({ id }) => id) : ids;
}

function asGuess(match: Match | null): Match | null {
  return match === null ? null : { ...match, how: 'slip' };
}

/** `dagger (fell off a roof last time)`: an item with a remark in brackets. */
function isItemWithRemark({ text }: FoundItem, words: Words): boolean {
  const said = inBrackets(text);
  return (
    said.split(' ').length > 3 &&
    !/\d/u.test(said) &&
    isWord(words, 'items', withoutBrackets(text)) &&
    isRemark({ text: said, count: 1, line: null }, words)
  );
}

/** Whether a text is a remark: too long for an item or worded like a sentence, and without any known term. */
function isRemark({ text }: FoundItem, words: Words): boolean {
  const said = withoutBrackets(text).split(' ');
  const most = said.some((word) => SENTENCE_WORD.test(word)) ? 3 : MAX_ITEM_WORDS;
  return (
    said.length > most &&
    !isKnown(text, words) &&
    !said.some((word) => word.length > 2 && isKnown(word.replaceAll(/[^\p{L}'’]/gu, ''), words))
  );
}

function isKnown(text: string, words: Words): boolean {
  return (['items', 'skills', 'injuries', 'rules'] as const).some((kind) =>
    isWord(words, kind, text),
  );
}

const MAX_ITEM_WORDS = 5;

/** Words that occur in sentences but in no item's name. */
const SENTENCE_WORD = new RegExp(`^${saidFor(({ phrases }) => phrases.sentence)}$`, 'iu');

/** `Nehekharan Javelins`: an unknown variant of a known item. */
function isKindOfItem({ text }: FoundWord, words: Words): boolean {
  const tokens = withoutBrackets(text).split(' ');
  return tokens.length > 1 && tokens.length < 4 && isWord(words, 'items', tokens.at(-1) ?? '');
}

/** The id of the pair that a single model's `pistols` are; null for anything else. */
function pairOf(item: FoundItem, words: Words): string | null {
  const [id = ''] = lookUp(words, 'items', item.text)?.ids ?? [];
  const pair = words.lexicon.pairs[id];
  return pair !== undefined &&
    item.count === 1 &&
    isPlural(words.indexes.items, item.text, words.language)
    ? pair
    : null;
}

function withoutBrackets(text: string): string {
  return text
    .replaceAll(/\s*[([{][^)\]}]*[)\]}]?\s*$/g, '')
    .replaceAll(/[*!]+$/g, '')
    .trim();
}

/** `Cavalry sabre (sword)`: the item that it counts as. */
function inBrackets(text: string): string {
  return /[([{]([^()[\]{}]+)[)\]}]\s*$/.exec(text)?.[1] ?? '';
}

/**
 * Whether a fighter can't have a skill or rule: it is in lists, and none is open to him, or other profiles have it
 * by themselves, and his doesn't. False where either is unknown.
 */
function cannotHave(
  traitId: string,
  profileId: string,
  role: ListRole | null,
  system: ResolveContext['system'],
): boolean {
  const own = findProfile(system, profileId);
  if (traitId === '' || own === null || mayHave(traitId, profileId, system)) return false;
  const { lists = [], byProfile = {} } = system.advances?.skills ?? {};
  const listed = lists.filter(({ skills }) => skills.includes(traitId));
  if (listed.length === 0) return isOfOthers(traitId, profileId, system);
  const open = byProfile[profileId];
  if (open !== undefined || role !== 'hero') return open !== undefined;
  // Promoted, he learns what the heroes of his warband do.
  const [band = ''] = profileId.split('/');
  const heroes = Object.entries(byProfile).filter(([id]) => id.startsWith(`${band}/`));
  return heroes.length > 0 && !listed.some(({ id }) => heroes.some(([, ids]) => ids.includes(id)));
}

/** Whether profiles of other warbands have a trait by themselves, and none of his own. */
function isOfOthers(
  traitId: string,
  profileId: string,
  { catalogue, extras }: ResolveContext['system'],
): boolean {
  const [band = ''] = profileId.split('/');
  const having = [
    ...catalogue.flatMap(({ id, profiles }) => profiles.map((one) => ({ ...one, pack: id }))),
    // Named characters have from the start what others learn.
    ...extras.filter(({ pack }) => !isNamedCharacter(pack)),
  ].filter(({ traits = {} }) => Object.hasOwn(traits, traitId));
  return having.length > 0 && having.every(({ pack }) => pack !== band);
}

/**
 * Whether a henchman carries what is not on his warband's list; heroes may buy anything. Where others of it have a list
 * and he has none, as beasts and the possessed, he carries nothing.
 */
function isNotOnList(
  itemId: string,
  profileId: string,
  role: ListRole | null,
  { words, system }: ResolveContext,
): boolean {
  const list = listOf(profileId, system);
  const row = rowOfItem(itemId, { words, system });
  if (row === null) return false;
  if (list === null) return hasListsBeside(profileId, system);
  return role === 'henchmen' && !holds(list, row.id, profileId);
}

/** Whether the other profiles of his warband have lists of what they carry. */
function hasListsBeside(profileId: string, system: ResolveContext['system']): boolean {
  const [band = ''] = profileId.split('/');
  const own = system.catalogue.find(({ id }) => id === band)?.profiles ?? [];
  return own.some(({ id }) => listOf(`${band}/${id}`, system) !== null);
}

/** Whether a trait is in a profile by itself, or in one of its lists of skills or spells. */
function mayHave(traitId: string, profileId: string, system: ResolveContext['system']): boolean {
  const { traits = {} } = findProfile(system, profileId) ?? {};
  if (Object.hasOwn(traits, traitId)) return true;
  if (system.magic?.learnable({ profileId, traits }).includes(traitId) === true) return true;
  const { lists = [], byProfile = {} } = system.advances?.skills ?? {};
  return lists.some(
    ({ id, skills }) => byProfile[profileId]?.includes(id) === true && skills.includes(traitId),
  );
}
