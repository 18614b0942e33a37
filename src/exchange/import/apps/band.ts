import { type Fields, fieldsOf, numberOf, textOf } from '#exchange/import/files/values.ts';
import type { FoundWarband } from '#exchange/import/found.ts';
import { namePartsIn } from '#exchange/import/words/called.ts';
import { wordsIn } from '#exchange/import/words/section-names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { field, first, keyName } from './fields.ts';

/**
 * What an app's warband is called, what it is and how much gold it has.
 * @param fields all that is said of it, @param raw what is said of it outside of any part of its own
 */
export function bandIn(
  fields: Fields,
  raw: Fields,
  words: Words,
): Pick<FoundWarband, 'name' | 'type' | 'gold'> {
  // `warband: "Reikland"` beside a name of its own, or a title with what they are in it.
  const list = first(fields, ['warband', 'bande']);
  const told = titleIn(list, words);
  const type = first(fields, TYPES) || listNamed(raw, words);
  // `merc`, and which of them.
  const variant = first(fields, ['subtype', 'variant', 'mercenaryvariant', 'subfaction']);
  const belongs = first(fields, ['name']) !== '' && isWord(words, 'warbands', list) ? list : '';
  return {
    name: first(fields, NAMES) || told.name || calledAs(raw, words),
    type: belongs || (isWord(words, 'warbands', type) ? type : variant || type) || told.type,
    gold:
      numberOf(field(fields, GOLD)) ??
      numberOf(field(fieldsOf(field(fields, ['treasury', 'stash'])), ['gold', 'gc', 'crowns'])),
  };
}

const TYPES = wordsIn(`
warbandtypename; warbandtype; factionname; faction; typename; warbandtypeid; warbandid; wbname; wb; race; type; bandeid; army;
volk; list; peuple; raza; razza
`);

const NAMES = wordsIn(`
name; warbandname; nombande; title; nom; rostername; teamname; bandname; label; nombre; nome; bezeichnung; titel; titre; titulo
`);

const GOLD = wordsIn('gc; gold; cash; treasurygold; tresorerie; treasury; goldcrowns; crowns');

/** Whatever it is called by, what the game has as a list is one. */
function listNamed(fields: Fields, words: Words): string {
  const told = [...fields.values()].map(textOf);
  return told.find((text) => isWord(words, 'warbands', text)) ?? '';
}

/** `nombreDeLaBanda`, `gang_name`: a word of its own below a key that speaks of a band. */
function calledAs(fields: Fields, words: Words): string {
  const told = [...fields].find(
    ([key, { is }]) =>
      typeof is === 'string' && BAND_NAMED.test(keyName(key)) && !isWord(words, 'warbands', is),
  );
  return told === undefined ? '' : textOf(told[1]);
}

const BAND_NAMED =
  /^(?:nombre|nome?|name)?(?:de|del|della|des|of)?(?:la|l|der|the)?(?:banda|bande|band|gang|crew|team|schar|trupp)(?:n?name)?$/;

/** `Mighty Orcs (Orcs)`: what stands in the brackets is what they are, and all before it what they are called. */
function titleIn(title: string, words: Words): { readonly name: string; readonly type: string } {
  const [, name = '', type = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(title) ?? [];
  return type === '' ? namePartsIn(title, words) : { name, type };
}
