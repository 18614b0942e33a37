import { withoutPrices } from '#exchange/import/words/items.ts';
import { withoutGrade } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, look, type Words } from '#exchange/import/words/words.ts';
import { isSmall, trimmed } from './fighter-line.ts';

/** A line above the fighters, without what the warband has cost and is worth. */
export function titleText(text: string): string {
  return (
    // `2.2 Lizardmen — …`: the number of a chapter.
    withoutPrices(withoutCells(text.replace(/^\d+(?:\.\d+)+\.?\s+/u, '')).replaceAll(COSTS, ' '))
      .text.replaceAll(RATING, ' ')
      .replaceAll(/(?<!\p{L})\d+\s+(?:rating|valeur|wert|valor|valore)(?!\p{L})/giu, ' ')
      // `Game 4 (vs Undead, lost)`: whom they met.
      .replaceAll(
        /[([]\s*(?:vs?\.?|versus|against|contre|gegen|contra|contro)\s[^()[\]]*[)\]]|\s(?:vs\.?|versus)\s.*$/giu,
        ' ',
      )
      // `(Sisters, 498gc)` without its price.
      .replaceAll(/(?<=\p{L})[\s,;]+(?=[)\]])/gu, '')
      // `(12 figs, 487 gc)`: what is counted there is counted anew.
      .replaceAll(/[([][^()[\]]*\d[^()[\]]*[)\]]|[([][\s,;]*[)\]]/g, ' ')
      .replaceAll(AFTER_BATTLE, ' ')
      .replaceAll(STARTING_LIST, ' ')
      .replaceAll(AS_OF, ' ')
      .replaceAll(/\s+(?=,)|,\s*(?=,)/g, '')
      // `Reiklanders, 500 gc: The Toll Men`.
      .replaceAll(/\s*,\s*(?=:)/g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<![\s–—:-])[\s–—:-]+\d+$/g, '')
      .replaceAll(/^[\s,;:/–—-]+|[\s,;/–—-]+$/g, '')
  );
}

const BATTLE = String.raw`(?:after|before|nach|vor|après|avant|después de|dopo)\s(?:(?:the|dem|der|la|le|il)\s)?(?:game|battle|match|spiel|schlacht|partie|bataille|partida|batalla|partita|battaglia)(?!\p{L})`;

/** `after game 4`, `, nach dem Spiel`; `The Night Before Battle` is a name. */
const AFTER_BATTLE = new RegExp(
  String.raw`(?<!\p{L})(?:${BATTLE}\s?#?\d+|(?<=[,;–(-]\s*)${BATTLE})`,
  'giu',
);

const STARTING_LIST =
  /(?:^|\s*[,;–(-]\s*|\s)(?:startliste|start(?:ing)? list|liste de départ|lista inicial|lista iniziale)(?!\p{L})[^,;:|]*/giu;

/** `, Stand Mai`, `update after sunday`; `The Last Stand` is a name. */
const AS_OF =
  /(?:\s*[,;–(-]\s*(?:stand|updated?|mise à jour|aggiornat[oa]|actualizad[oa])(?!\p{L})|(?:^|\s)(?:stand|updated?|mise à jour|aggiornat[oa]|actualizad[oa])(?=\s*:|\s+(?:\d|(?:after|before|of|on|nach|vor|vom|am|après|avant|du|después|antes|del|dopo|prima)\s)))[^,;:|]*/giu;

/** `Bande;Die Ratten;Marienburger;;`: the cells of a sheet in one line, the first of which says what it is. */
function withoutCells(text: string): string {
  if (!/;\S[^;]*;/u.test(text)) return text;
  return text
    .replaceAll(/;+$/g, '')
    .replace(/^(\p{L}+);\s*(?=\p{L})/u, '$1: ')
    .replaceAll(/;+\s*/g, ' - ');
}

/** `(500 gc to start with)`: nothing but what was spent, without a comma that would part it from more. */
const COSTS =
  /[([][^()[\],;:|]*\d+\s*(?:gc|gold|po|co|gk|pts?|points?|mo|goldkronen)(?!\p{L})[^()[\],;:|]*[)\]]/giu;

const RATING =
  /[([]?\s*(?<!\p{L})(?:(?:warband|gang|wb)\s+)?(?:rating|value|wr|valeur(?: de (?:la )?bande)?|bandenwert|wert|valor(?: de la banda)?|valore(?: della banda)?)\s*(?:of|de|von|di|:|=)?\s*\d+\s*[)\]]?/giu;

/** The name and the type of a warband in a line above its fighters. */
export function titleIn(
  text: string,
  words: Words,
): { readonly name: string; readonly type: string } {
  const clean = trimmed(withoutGame(text, words).replaceAll(/^[([]([^()[\]]*)[)\]]$/g, '$1'));
  const isType = (one: string) => one !== '' && look(words, 'warbands', withoutGrade(one)) !== null;
  if (isType(clean)) return { name: '', type: clean };
  // `[Reikland] The Crows - my first`.
  const [, before = '', own = ''] = /^[([]([^()[\]]+)[)\]]\s+(\p{Lu}.*)$/u.exec(clean) ?? [];
  if (isType(before))
    return { name: trimmed(own.split(/\s+[-–—|:]\s+|,\s/u)[0] ?? ''), type: before };
  // `Orcs & Goblins - "The Green Ones"`.
  const [, kinds = '', said = ''] =
    /^(.{3,40}?)\s+[-–—:]\s+["“«„]\s*([^"“”«»„]{2,40}?)\s*["”»“]$/u.exec(text.trim()) ?? [];
  if (said !== '' && (isType(kinds) || typeAmong(kinds, words) !== ''))
    return { name: said, type: isType(kinds) ? kinds : typeAmong(kinds, words) };
  const bracket = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*$/.exec(clean);
  if (bracket !== null && isType(bracket[2] ?? ''))
    return { name: trimmed(bracket[1] ?? ''), type: bracket[2] ?? '' };
  if (bracket !== null && isType(bracket[1] ?? ''))
    return { name: trimmed(bracket[2] ?? ''), type: trimmed(bracket[1] ?? '') };
  // `(Sisters)`: who most of them are.
  if (bracket !== null && isCatalogued(words, 'profiles', bracket[2] ?? ''))
    return { name: trimmed(bracket[1] ?? ''), type: '' };
  const quoted = /^(.*?)\s*["“«„]\s*(.*?)\s*["”»“]\s*(.*)$/u.exec(text);
  const around = quoted === null ? '' : trimmed(`${quoted[1] ?? ''} ${quoted[3] ?? ''}`);
  // `Mordheim warband "The Pale Court"`.
  if (quoted !== null && IS_A_LIST.test(withoutGame(around, words)))
    return { name: quoted[2] ?? '', type: '' };
  const kind = around.replace(/[- ](?:bande|warband|banda|gang|liste?|armee|haufen|truppe)$/iu, '');
  if (isType(kind)) return { name: quoted?.[2] ?? '', type: kind };
  const aside = quoted === null ? '' : typeAmong(around.replaceAll(/[,;]/g, ' '), words);
  if (aside !== '') return { name: quoted?.[2] ?? '', type: aside };
  // `Band of Marienburg - The Sea Wolves`.
  const [, what = '', rest = ''] =
    /^(?:\p{L}+\s+(?:of|de|du|des|di|der|von|from)\s+)(.+?)\s+[-–—:|]\s+(.+)$/u.exec(clean) ?? [];
  if (isType(trimmed(what))) return { name: trimmed(rest), type: trimmed(what) };
  // `The Kings (Clan Eshin of the Sewers)`: the type is among what stands in brackets.
  const inner = bracket === null ? '' : typeAmong(bracket[2] ?? '', words);
  if (inner !== '') return { name: trimmed(bracket?.[1] ?? ''), type: inner };
  const parts = clean.split(/\s*(?:[-–—:|,]|\/+)\s+|\s+(?:[-–—:|]|\/+)\s*/);
  const typed = parts.findIndex(isType);
  if (typed >= 0 && parts.length > 1)
    return {
      name: trimmed(parts.filter((_, at) => at !== typed)[0] ?? ''),
      type: parts[typed] ?? '',
    };
  // `The Crows - Ostermark Mercs`: the type is in one of the parts, and another one is the name.
  const about = parts.length > 1 ? parts.map((part) => typeAmong(part, words)) : [];
  const told = about.findIndex((type) => type !== '');
  const name = trimmed(parts.find((_, at) => about[at] === '') ?? '');
  if (told >= 0 && /^\p{L}/u.test(name)) return { name, type: about[told] ?? '' };
  return { name: clean, type: typeAmong(clean, words) };
}

/** `THE LATE COMPANY` below `undead for tuesdays`, or below the name of a campaign: the name of the warband. */
export function isBetterTitle(title: string, before: string): boolean {
  const capital = /^["“«„]?\p{Lu}/u.test(title) && !/[\d:.!?]/u.test(title);
  if (!capital || title.split(' ').length > 6) return false;
  // `Forest-Walkers Warband` below `Exposition`.
  if (SAYS_BAND.test(title) && !SAYS_BAND.test(before)) return true;
  return /^\p{Ll}/u.test(before) || CAMPAIGN.test(before);
}

const SAYS_BAND = /\p{L}\s(?:warband|kriegerbande)(?!\p{L})/iu;

const CAMPAIGN =
  /(?<!\p{L})(?:campaign|campagne|kampagne|campaña|campagna|league|ligue|liga|lega|club|forum|page|homepage|website|blog)(?!\p{L})/iu;

/**
 * What a sentence above the fighters says of them: `My first Middenheim warband, after six games` names
 * a type, and nothing else of it is a name.
 */
export function typeInSentence(text: string, words: Words): string {
  const pieces = text.split(/[,.;:!?()–—]+\s*|\s(?:-|\/+)\s/u).map((piece) => piece.split(' '));
  const found = pieces.flatMap((tokens) =>
    Array.from({ length: Math.ceil(tokens.length / 6) }, (_, at) =>
      typeAmong(tokens.slice(at * 6, at * 6 + 8).join(' '), words),
    ),
  );
  // `mercenari del Reikland` says more than `mercenari` alone.
  return (
    found.find((type) => type !== '' && isCatalogued(words, 'warbands', type)) ??
    found.find((type) => type !== '') ??
    ''
  );
}

/** The words of a title that say what it is about; '' where none do. */
function typeAmong(title: string, words: Words): string {
  const tokens = title.split(' ');
  for (let length = Math.min(tokens.length, 5); length > 0 && tokens.length < 9; length -= 1) {
    // The end of a title says more often what it is about than its beginning.
    for (let from = tokens.length - length; from >= 0; from -= 1) {
      const part = tokens.slice(from, from + length);
      const type = trimmed(part.join(' '));
      const linked = isSmall(part[0] ?? '') || isSmall(part.at(-1) ?? '');
      const long = type.length > 4 || /^or[ck]s$/iu.test(type);
      if (!linked && long && isWord(words, 'warbands', type)) return type;
    }
  }
  return '';
}

function withoutGame(text: string, { lexicon }: Words): string {
  const game = new RegExp(
    `^${lexicon.game}\\s*[:–-]?\\s*|\\s*[–-]?\\s*\\(?\\b${lexicon.game}\\b\\)?$`,
    'gi',
  );
  return text.replaceAll(game, '').replace(WHAT_IT_IS, '');
}

const IS_A_LIST =
  /^(?:my |the |ma |la |meine? |mi )?(?:roster|warband|list|bande|liste|banda|lista|bandenliste)$/iu;

/** `Roster: Blood Dragons`. */
const WHAT_IT_IS =
  /^(?:roster|warband|list|bande|liste|banda|lista|bandenliste|team|équipe)\s*[:–-]\s+/iu;
