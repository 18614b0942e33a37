import { isKey, meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { keyed } from '#exchange/import/lists/signs.ts';
import { headOf, statsIn } from '#exchange/import/words/heads.ts';
import { isRole, saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

// Words before colons, as printed sheets have them: several on a line, and the warband's before a fighter's.

/** `WARBAND ROSTER`, `Feuille de bande`: what the paper is, and no name of anybody on it. */
export function isSheetTitle(text: string, { lexicon }: Words): boolean {
  const bare = text.replace(new RegExp(lexicon.game, 'iu'), '');
  return SHEET.test(bare.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

const SHEET =
  /^(?:(?:official\s+)?(?:warband|gang)\s+(?:roster|record|campaign)?\s*(?:sheet|roster|list|record)|roster\s+sheet|(?:feuille|fiche)\s+de\s+(?:la\s+)?bande|(?:banden|kriegerbanden)(?:bogen|blatt|liste|übersicht)|roster-?bogen|hoja\s+de\s+(?:control\s+de\s+)?(?:la\s+)?banda|ficha\s+de\s+(?:la\s+)?banda|(?:scheda|foglio)\s+(?:della\s+|di\s+)?banda)$/iu;

/** `Groupe : Les Bons Nombre : 2 Type : Zélotes`: keys with one blank between them, parted by a sign. */
export function keysParted(raw: ListLine): ListLine {
  // `No: 3` is a number only where figures follow.
  const counted = raw.text.replace(/(?<=^|[;,]\s*|\s)no\.?\s*:\s*(?=\d{1,2}(?!\d))/iu, 'Number: ');
  const line = counted === raw.text ? raw : { ...raw, text: counted };
  const [begin = '', first = ''] = /^([^:|]{2,25}?)\s*:/u.exec(line.text) ?? [];
  if (!isKey(first)) return line;
  let end = begin.length;
  const text = line.text.replaceAll(
    /(?<=[^\s,;.:|]) +(?=(\p{Lu}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){0,2})\s*:)/gu,
    (blank, key: string, at: number) => {
      // The last word of a key may be one itself: `Warband Name`.
      if (at < end || !isKey(key)) return blank;
      end = at + blank.length + key.length;
      return '; ';
    },
  );
  return text === line.text ? line : { ...line, text };
}

/**
 * `Name: The Pyre` and `Type: Witch Hunters` above everybody are the warband's, as long as nothing follows that
 * only a fighter has.
 */
export function withTitlePair(all: readonly ListLine[], words: Words): readonly ListLine[] {
  const lines = all.flatMap((line, at) => (at > LAST ? [line] : onTwoLines(line, words)));
  const name = lines.findIndex((line) => valueOf(line, 'name') !== '');
  const type = lines.findIndex((line) => valueOf(line, 'type') !== '');
  if (name < 0 || type < 0 || Math.abs(name - type) !== 1 || name > LAST) return lines;
  const [first, last] = name < type ? [name, type] : [type, name];
  const about = valueOf(lines[type], 'type');
  if (!isWord(words, 'warbands', about)) return lines;
  if (lines.slice(0, first).some(({ text }) => isRole(sectionOf(text)))) return lines;
  const rest = lines.slice(last + 1);
  const end = rest.findIndex(({ fresh, text }) => fresh || isRole(sectionOf(text)));
  const beside = rest.slice(0, end < 0 ? rest.length : end);
  if (beside.some((line) => isOfFighter(line, words))) return lines;
  // `Witch Hunter` is one of them, too: then the sums of a warband or a heading have to follow.
  const sums = beside.some(({ text }) => sumsOf(text));
  const headed = isRole(sectionOf(rest[end]?.text ?? ''));
  if (isWord(words, 'profiles', about) && !sums && !headed) return lines;
  return lines.map((line, at) => {
    if (at === name) return { ...line, text: `Warband: ${valueOf(line, 'name')}` };
    return at === type ? { ...line, text: `Faction: ${about}` } : line;
  });
}

/** `Name: The Pyre   Type: Witch Hunters`, one below the other. */
function onTwoLines(line: ListLine, words: Words): readonly ListLine[] {
  const pieces =
    line.cells === null ? (keyed(line.text) ?? []).filter(({ key }) => key !== '') : [];
  const [first, second, ...more] = pieces;
  if (first === undefined || second === undefined || more.length > 0) return [line];
  const pair = meaningOf(first.key) === 'name' && meaningOf(second.key) === 'type';
  if (!pair || !isWord(words, 'warbands', second.value)) return [line];
  const below = { ...line, text: `${second.key}: ${second.value}`, fresh: false };
  return [{ ...line, text: `${first.key}: ${first.value}` }, below];
}

/** Further down, a name is somebody's. */
const LAST = 6;

/** What a warband owns or is worth. */
function sumsOf(text: string): boolean {
  const [key = ''] = text.split(/\s*[:=]\s*/u);
  const meaning = meaningOf(key);
  return meaning === 'gold' || (meaning === 'skip' && /\d{2}/.test(text));
}

function valueOf(line: ListLine | undefined, meaning: 'name' | 'type'): string {
  const [key = '', value = '', ...more] = line?.text.split(/\s*:\s*/u) ?? [];
  return line !== undefined && more.length === 0 && meaningOf(key) === meaning ? value.trim() : '';
}

function isOfFighter({ text }: ListLine, { lexicon }: Words): boolean {
  const [key = ''] = text.split(/\s*:\s*/u);
  const section = sectionOf(key);
  if (section !== null && !isRole(section) && section !== 'stash' && section !== 'notes')
    return true;
  return (
    saysExperience(key) ||
    statsIn(lexicon, text) !== null ||
    headOf(lexicon, text.split(/\s+/u)) !== null
  );
}
