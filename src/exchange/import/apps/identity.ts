import { type Fields, fieldsOf, numberOf, textOf } from '#exchange/import/files/values.ts';
import type { FoundWarband } from '#exchange/import/found.ts';
import { namePartsIn } from '#exchange/import/words/name-parts.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { field, keyName, textField } from './fields.ts';
import { keyList } from './key-list.ts';
import { WARBAND_NAME_KEY } from './keys.ts';

/**
 * Name, type and gold of an app's warband.
 * @param fields all fields about the warband, including those of nested objects
 * @param raw the fields of its own object
 */
export function warbandIdentity(
  fields: Fields,
  raw: Fields,
  words: Words,
): Pick<FoundWarband, 'name' | 'type' | 'gold'> {
  // `warband: "Reikland"` next to a name, or a title that includes the type.
  const list = textField(fields, ['warband', 'bande']);
  const titled = splitTitle(list, words);
  const type = textField(fields, TYPES) || warbandTypeIn(raw, words);
  // `merc` and its variant.
  const variant = textField(fields, ['subtype', 'variant', 'mercenaryvariant', 'subfaction']);
  const belongs = textField(fields, ['name']) !== '' && isWord(words, 'warbands', list) ? list : '';
  return {
    name: textField(fields, NAMES) || titled.name || nameByKey(raw, words),
    type: belongs || (isWord(words, 'warbands', type) ? type : variant || type) || titled.type,
    gold:
      numberOf(field(fields, GOLD)) ??
      numberOf(field(fieldsOf(field(fields, ['treasury', 'stash'])), ['gold', 'gc', 'crowns'])),
  };
}

const TYPES = keyList(`
warbandtypename; warbandtype; factionname; faction; typename; warbandtypeid; warbandid; wbname; wb; race; type; bandeid; army;
volk; list; peuple; raza; razza
`);

const NAMES = keyList(`
name; warbandname; nombande; title; nom; rostername; teamname; bandname; label; nombre; nome; bezeichnung; titel; titre; titulo
`);

const GOLD = keyList('gc; gold; cash; treasurygold; tresorerie; treasury; goldcrowns; crowns');

/** The first value that is a known warband type, whatever its key. */
function warbandTypeIn(fields: Fields, words: Words): string {
  const texts = [...fields.values()].map(textOf);
  return texts.find((text) => isWord(words, 'warbands', text)) ?? '';
}

/** The value of a key such as `nombreDeLaBanda` or `gang_name`. */
function nameByKey(fields: Fields, words: Words): string {
  const entry = [...fields].find(
    ([key, { is }]) =>
      typeof is === 'string' &&
      WARBAND_NAME_KEY.test(keyName(key)) &&
      !isWord(words, 'warbands', is),
  );
  return entry === undefined ? '' : textOf(entry[1]);
}

/** `Mighty Orcs (Orcs)`: the name, and the type in brackets. */
function splitTitle(title: string, words: Words): { readonly name: string; readonly type: string } {
  const [, name = '', type = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(title) ?? [];
  return type === '' ? namePartsIn(title, words) : { name, type };
}
