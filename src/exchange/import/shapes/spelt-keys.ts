import { isKey } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * `Equip.: sword`, `Gear each: sling`, `Weapons & armour: axe`: words before colons that are cut short or have
 * something beside them, as most lists have them.
 */
export function withKeysSpelt(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  return withColons(lines).map((line) => {
    const [, raw = '', value = ''] = /^([^:|]{1,32}?)\s*:\s*(.*)$/u.exec(line.text) ?? [];
    if (raw === '' || line.cells !== null || line.who !== null) return line;
    // `Possède : épée` is no Possédé.
    if (/^possède(?:nt)?$/iu.test(raw)) return { ...line, text: `Equipment: ${value}` };
    // As the reader takes it already.
    if (isKey(raw) && /^[\p{L}\p{N}'’ -]+$/u.test(raw)) return line;
    if (value === '' && !HAS.test(raw)) return line;
    const key = isWord(words, 'items', raw) || isWord(words, 'profiles', raw) ? '' : keyOf(raw);
    return key === '' ? line : { ...line, text: `${key}: ${value}` };
  });
}

/** `Equipment - sword, axe`, `Exp - 12` below more than one of them: what a colon says elsewhere. */
function withColons(lines: readonly ListLine[]): readonly ListLine[] {
  const keys = lines.map(({ text, cells }) => {
    const [whole = '', key = ''] = cells === null ? (DASHED.exec(text) ?? []) : [];
    const section = sectionOf(key);
    const his = saysExperience(key) || (section !== null && BELOW.has(section));
    return key !== '' && his ? { whole, key } : null;
  });
  if (keys.filter((one) => one !== null).length < 2) return lines;
  return lines.map((line, at) => {
    const key = keys[at] ?? null;
    return key === null
      ? line
      : { ...line, text: `${key.key}: ${line.text.slice(key.whole.length)}` };
  });
}

const DASHED = /^(\p{L}[\p{L}&/ ]{1,24}?)\s+[-–—=]{1,2}\s+(?=\S)/u;
/** What stands below somebody. */
const BELOW: ReadonlySet<Section> = new Set<Section>(['gear', 'skills', 'injuries', 'rules']);

/** `Gear each`, `Equipo (cada uno)`, `Ausrüstung jeweils`: what all of a group have. */
const EACH =
  /\s*[([]?\s*(?:each|per model|jeweils|je|pro modell|chacune?s?|par figurine|cada un[oa]|ciascun[oa]|a testa)\s*[)\]]?$/iu;

/** Beside weapons and armour, what else somebody has. */
const OTHER = /^(?:others?|autres?|anderes|übriges|otros?|altr[oi])$/iu;

/** `a chacun : fronde`, `hat: Schwert`. */
const HAS =
  /^(?:has|have|carries|carry|a|ont|hat|haben|trägt|tragen|tiene|tienen|lleva|llevan|ha|hanno|porta|portano)$/iu;

/** A word before a colon as most lists have it; '' when it is none. */
export function keyOf(raw: string): string {
  const bare = raw.replaceAll(/[\s.:…]+$/gu, '').replace(EACH, '');
  const forms = [bare.replaceAll(/\s*[&/+]\s*/gu, ' and '), bare.replaceAll(/\s*[&/+]\s*/gu, ' ')];
  const known = forms.find((form) => isKey(form));
  if (known !== undefined) return known;
  if (OTHER.test(bare) || HAS.test(bare)) return 'Equipment';
  return /^n[°º]$/iu.test(bare) ? 'Number' : '';
}
