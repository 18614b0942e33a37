import type { DraftItem, DraftWord } from './draft.ts';
import type { FoundFighter, FoundItem, FoundWord } from './found.ts';
import type { Work } from './habits.ts';
import { merged } from './words/items.ts';
import { isPlural, plain } from './words/names.ts';
import {
  isRole,
  saysAdvance,
  saysExperience,
  sectionOf,
  withoutAdvance,
} from './words/sections.ts';
import { isWord, look, type Words } from './words/words.ts';

// What a fighter carries, can do and suffers from, in the catalogue's terms.

/** His things, skills, injuries and rules, each where it belongs. */
export function sortWords(found: FoundFighter, work: Work) {
  const { words, habits, tell } = work;
  const isInjury = ({ text }: FoundWord) =>
    habits.mixed &&
    isWord(words, 'injuries', withoutBrackets(text)) &&
    !isWord(words, 'skills', withoutBrackets(text));
  // `mutation: tentacle, axe, dagger`: the first is what he has grown, the others are his.
  const isThing = ({ text }: FoundWord) =>
    habits.mixed &&
    isWord(words, 'items', withoutBrackets(text)) &&
    // `Barbed whip: strikes first` explains what he has.
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
    // `Ogre "Hubert" hired, axe`: what he is, and no thing.
    // `ép` may be a sword cut short, where its reader says so.
    const other = saysExperience(item.text) || isRole(sectionOf(item.text));
    if (advance || (other && item.meant === undefined)) continue;
    if (!habits.mixed) gear.push(item);
    else if (isTold(item, words)) {
      gear.push({ ...item, text: withoutBrackets(item.text) });
      rules.push({ text: inBrackets(item.text), line: item.line });
      tell('Noted', inBrackets(item.text), item.line);
    } else if (isRemark(item, words)) {
      rules.push(item);
      tell('Noted', item.text, item.line);
    } else place(item, (one) => gear.push(one));
  }
  for (const item of found.other) {
    const section = sectionOf(item.text);
    if (section === null || isWord(words, 'items', item.text))
      place(item, (one) => (isKindOfItem(one, words) ? gear : rules).push(one));
  }
  for (const rule of found.rules.filter((word) => !isThing(word))) {
    const text = withoutBrackets(rule.text);
    if (habits.mixed && isWord(words, 'injuries', text)) injuries.push(rule);
    else if (habits.mixed && isWord(words, 'skills', text) && !isWord(words, 'rules', text))
      skills.push(rule);
    else rules.push(rule);
  }
  return {
    gear: merged(gear).map((item) => itemOf(item, (found.count ?? 1) === 1, work)),
    skills: skills.map((word) => wordOf(word, 'skills', words)),
    injuries: injuries.map((word) => wordOf(word, 'injuries', words)),
    rules: rules.map((word) => wordOf(word, 'rules', words)),
  };
}

function itemOf(item: FoundItem, alone: boolean, { words, tell }: Work): DraftItem {
  const told = item.meant ?? [];
  const match =
    (told.length === 0 ? null : { ids: told, how: 'exact' as const, name: item.text }) ??
    look(words, 'items', item.text) ??
    look(words, 'items', withoutBrackets(item.text)) ??
    look(words, 'items', inBrackets(item.text));
  const ids = match?.ids ?? [];
  if (match === null) tell('UnknownItem', item.text, item.line);
  else if (ids.length > 1) tell('AmbiguousItem', item.text, item.line);
  else if (match.how === 'slip') tell('GuessedItem', `${item.text} → ${match.name}`, item.line);
  return {
    text: item.text,
    itemId: ids.length === 1 ? ((alone ? pairOf(item, words) : null) ?? ids[0] ?? '') : '',
    origin: match?.how === 'slip' ? 'guess' : 'file',
    count: item.count,
    line: item.line,
  };
}

/** `dagger (fell off a roof last time)`: a thing, and more words beside it than say which one. */
function isTold({ text }: FoundItem, words: Words): boolean {
  const said = inBrackets(text);
  return (
    said.split(' ').length > 3 &&
    !/\d/u.test(said) &&
    isWord(words, 'items', withoutBrackets(text)) &&
    isRemark({ text: said, count: 1, line: null }, words)
  );
}

/** More words than any thing has, or those of a sentence, and none of them is one: something said of him. */
function isRemark({ text }: FoundItem, words: Words): boolean {
  const said = withoutBrackets(text).split(' ');
  const most = said.some((word) => OF_A_SENTENCE.test(word)) ? 3 : MOST_OF_A_THING;
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

const MOST_OF_A_THING = 5;

/** No thing has them in its name. */
const OF_A_SENTENCE =
  /^(?:he|she|they|his|her|never|always|still|got|was|is|has|to|not|il|elle|jamais|toujours|encore|est|pas|er|sie|nie|immer|noch|hat|ist|wurde|nicht|ella|nunca|siempre|todavía|fue|lui|lei|mai|sempre|ancora|è)$/iu;

/** `Nehekharan Javelins`: a kind of javelins, whoever makes them. */
function isKindOfItem({ text }: FoundWord, words: Words): boolean {
  const tokens = withoutBrackets(text).split(' ');
  return tokens.length > 1 && tokens.length < 4 && isWord(words, 'items', tokens.at(-1) ?? '');
}

/** One man's `pistols` are two, and two of them have a name of their own; null for anything else. */
function pairOf(item: FoundItem, words: Words): string | null {
  const [id = ''] = look(words, 'items', item.text)?.ids ?? [];
  const pair = words.lexicon.pairs[id];
  return pair !== undefined &&
    item.count === 1 &&
    isPlural(words.indexes.items, item.text, words.language)
    ? pair
    : null;
}

function wordOf(word: FoundWord, kind: 'skills' | 'injuries' | 'rules', words: Words): DraftWord {
  const match = look(words, kind, withoutBrackets(withoutAdvance(word.text)));
  const [id = '', ...others] = match?.ids ?? [];
  return { text: word.text, traitId: others.length > 0 || id === '-' ? '' : id, line: word.line };
}

function withoutBrackets(text: string): string {
  return text
    .replaceAll(/\s*[([{][^)\]}]*[)\]}]?\s*$/g, '')
    .replaceAll(/[*!]+$/g, '')
    .trim();
}

/** `Cavalry sabre (sword)`: what it counts as. */
function inBrackets(text: string): string {
  return /[([{]([^()[\]{}]+)[)\]}]\s*$/.exec(text)?.[1] ?? '';
}
