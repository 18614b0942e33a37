import { areItems, counted, itemsIn } from '#exchange/import/words/items.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { isNameLike, isType, nameAndType } from './fighter-line.ts';

// Lines whose parts stand in an unusual order, written as most lists have them, before anybody reads them.

/**
 * `Captain Otto (34 xp) axe, bow`: experience in brackets ends what he is called. `Captain Otto (34) axe`
 * has it too: whoever has a name of his own is one man, and prices are round.
 */
export function afterXp(line: string, words: Words): string {
  // `Harald: (Thunderer): axe`.
  const written = withoutWordOnThem(
    line.replace(/^([^:(]{2,40}):\s*(\([^()]+\))\s*:/u, '$1 $2:'),
    words,
  );
  const plainly = withoutArticle(withoutPlace(written, words), words)
    .replace(QUOTED_COUNT, '$3 $1 $2')
    .replace(EACH_WITH, '$1')
    .replace(TWO_QUOTED, '"$1 $2 $3"');
  const text = bracketsLast(typeFirst(plainly.replace(XP_BEFORE, '($1 xp)'), words), words);
  const [whole, who = '', xp = '', unit = '', things = ''] =
    /^([^:|,([]{3,50}?)\s*[([]\s*(\d{1,3})\s*(xp|px|ep|pe|exp)?\s*[)\]]\s*(?:\[[^\]]*\]\s*)?(?=[\p{L}\d])(.+)$/iu.exec(
      text,
    ) ?? [];
  const [, head = '', tail = ''] =
    /^(\p{L}[\p{Ll}\s'’]{4,39}?)\s*(:\s.+|\s[–—-]\s.+)$/u.exec(text) ?? [];
  const small = inSmall(head, words, tail.startsWith(':'));
  if (small !== head) return `${small}${tail}`;
  const bare = BARE_XP.exec(text);
  const whom = inSmall(bare?.[1] ?? '', words);
  if (bare !== null && nameAndType(whom, words).known) {
    const carried = areItems(itemsIn(bare[3] ?? '', null, words), words);
    return carried ? `${whom} (${bare[2]} xp): ${bare[3]}` : text;
  }
  const called = nameAndType(who, words);
  if (whole === undefined || !called.known || !areItems(itemsIn(things, null, words), words))
    return text;
  if (unit !== '') return `${who} (${xp} ${unit}): ${things}`;
  if (called.name === '') return `${who} (${xp}): ${things}`;
  return isRound(Number(xp)) ? `${who}: ${things}` : `${who} (${xp} xp): ${things}`;
}

/** `Captain Boris 20xp sword bow`: nothing but experience between who he is and what he has. */
const BARE_XP = /^([^:|,;([]{3,50}?)\s+(\d{1,3})\s?(?:xp|px|ep|pe|exp)\.?\s+(\p{L}[^:|]*)$/iu;

/**
 * `vampire elisaveta`, where no name has a capital: his in quotes behind what he is.
 * @param sure no thing stands there, whatever the word means besides
 */
function inSmall(who: string, words: Words, sure = false): string {
  const tokens = who.split(' ');
  if (/\p{Lu}/u.test(who.slice(1)) || tokens.length < 2 || isType(counted(who).text, words))
    return who;
  for (let length = Math.min(tokens.length - 1, 4); length > 0; length -= 1) {
    const type = tokens.slice(0, length).join(' ');
    const name = tokens.slice(length);
    if (
      isWord(words, 'profiles', type) &&
      name.length < 3 &&
      name.every((one) => /^\p{L}+$/u.test(one)) &&
      !LITTLE.test(name[0] ?? '') &&
      (sure || !isWord(words, 'items', name.join(' ')))
    )
      return `${type} "${name.join(' ')}"`;
  }
  return who;
}

/** `(xp: 9)` is `(9 xp)`. */
const XP_BEFORE = /[([]\s*(?:xp|exp|px|ep|pe)\s*[:=]?\s*(\d{1,3})\s*[)\]]/iu;

/** `Noble: Thorin (20xp) axe` is `Noble Thorin (20xp) axe`. */
function typeFirst(text: string, words: Words): string {
  const [whole, type = '', rest = ''] =
    /^([^:|,([]{3,30}?)\s*:\s*(\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3}\s*[([]\s*\d{1,3}[^\])]{0,6}[)\]]\s*[\p{L}\d].*)$/u.exec(
      text,
    ) ?? [];
  if (whole !== undefined && isType(type, words)) return `${type} ${rest}`;
  const group = GROUP_NAMED.exec(text)?.groups ?? {};
  if (group['kind'] !== undefined && isType(group['kind'], words))
    return `${group['count']}x ${group['kind']} "${group['name']}"${group['things']}`;
  const { kind = '', name = '', xp = '', things = '' } = TWO_COLONS.exec(text)?.groups ?? {};
  return kind !== '' && isType(kind, words) ? `${kind} "${name}" ${xp}: ${things}` : text;
}

/** `Brethren: The Ushers x3. Short bow`. */
const GROUP_NAMED =
  /^(?<kind>\p{L}[^:|,([#]{2,29}?)\s*:\s*(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3})\s*[x×]\s?(?<count>\d{1,2})(?=[.,:;(]|\s[-–—(]|$)(?<things>.*)$/u;

/** `Skaven noir n°1 : Gnaw (12px) : hallebarde`. */
const TWO_COLONS =
  /^(?<kind>\p{L}[^:|,([#]{2,29}?)(?:\s(?:#|n°)\s?\d)?\s*:\s*(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3})\s*(?<xp>[([]\s*\d{1,3}\s?(?:xp|px|ep|pe|exp)[)\]])\s*:\s*(?<things>\p{L}.*|\d.*)$/iu;

/**
 * `Leader: Ulrich – captain`, `2e champion : Karl`: what somebody is among the others, or the how manieth, in
 * front of what says who he is.
 */
function withoutPlace(line: string, words: Words): string {
  const [ordinal = ''] =
    /^\d{1,2}\s?(?:er|re|e|ère|[eè]me|nd|st|rd|th|º|ª)\s+(?=\p{L})/iu.exec(line) ?? [];
  const rest = line.slice(ordinal.length);
  if (ordinal !== '' && isType(rest.split(/\s*[:,–—(|-]\s*/u)[0] ?? '', words)) return rest;
  const [place = ''] = PLACES.exec(line) ?? [];
  const who = line.slice(place.length);
  const parts = who.split(/\s*[:,|]\s*|\s+[–—-]\s+|\.\s+/u).slice(0, 2);
  return place !== '' && parts.some((part) => nameAndType(part, words).known) ? who : line;
}

/** What is said of them behind what they are, and is neither a name nor a thing. */
function withoutWordOnThem(line: string, words: Words): string {
  const text = line
    .replace(NOW, '$1')
    .replace(ONCE_CALLED, '')
    .replace(IN_WHICH_GAME, '')
    .replace(WHY, '')
    .replace(BY_HIMSELF, '$1')
    .replace(ALL_WITH, ': ');
  const { type = '', price = '', name = '' } = CALLED.exec(text)?.groups ?? {};
  if (name !== '' && isType(counted(type).text, words))
    return text.replace(CALLED, `${type} "${name}"${price}`);
  const bare = (text.split(NOTHING)[0] ?? '').replace(/\s*,$/u, '');
  if (bare !== text && isType(counted(bare).text, words)) return bare;
  const dotted = LEARNT_BETWEEN.exec(text);
  if (dotted !== null && nameAndType(dotted[1] ?? '', words).known)
    return `${dotted[1]} (${dotted[2]} xp): ${dotted[3]}`;
  const [whole = '', who = ''] = HIRED.exec(text) ?? [];
  return who !== '' && isType(counted(who).text, words) ? who + text.slice(whole.length) : text;
}

/** `Kriegshund (15 GK), der heißt Hasso`, `Captain called Otto`. */
const CALLED =
  /^(?<type>\p{L}[^,:;(|]{2,40}?)(?<price>\s*\(\d{1,3}[^()]{0,6}\))?(?:\s*,|\s)\s*(?:(?:der|die|das|who is|he['’]s|qui s['’]appelle|que se llama|che si chiama)\s+)?(?:(?:heißt|genannt|namens|called|named|(?:by the )?name of|nommée?|appelée?|surnommée?|llamad[oa]|apodad[oa]|chiamat[oa]|di nome)\s+)(?:["“«„]\s?)?(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)(?:\s?["”»“])?/u;

/** `Kapitän Haken, früher Maarten`. */
const ONCE_CALLED =
  /,\s*(?:früher|ehemals|formerly|once|anciennement|autrefois|antes|un tempo)\s+\p{Lu}[\p{L}'’-]+(?=\s*[,:;(|]|$)/u;

/** `2 giant rats bc spare points`, `dagger so he can get his own roll`. */
const WHY =
  /\s+(?:bc|because|cos|cuz|so (?:that )?(?:he|she|it|they|i|we)|parce qu(?:e|['’])|weil|damit|porque|para que|perché)\s.*$/iu;

/** `1 Verminkin on his own w/ spear`. */
const BY_HIMSELF =
  /^(\d{1,2}\s?x?\s[^,:;(.]{3,30}?)\s+(?:(?:all )?on (?:his|its|their) own|by (?:himself|itself|themselves)|à part|tout seul|allein|da solo|por su cuenta)(?=\s|$)/iu;

/** `Marksmen x3, 2 exp. All with crossbow and dagger`. */
const ALL_WITH =
  /\s*[.,;:]\s*(?:all|each|every one|tous|toutes|chacune?|alle|jede[rs]?|tod[oa]s|cada un[oa]|tutt[ie]|ciascun[oa])(?: of them| d['’]entre eux)?\s+(?:have|has|with|carry|carries|ont|a|avec|haben|hat|mit|tienen|tiene|con|hanno|ha)\s+/iu;

/** `Rudi, promoted from Warriors in game 4`. */
const IN_WHICH_GAME =
  /(?<=^[^()]*\p{L})\s+(?:in|after|since|seit|im|nach|en|à|après|depuis|dopo|nella|nel|alla|tras)\s+(?:the\s|la\s|der\s|dem\s)?(?:game|battle|match|spiel|schlacht|partie|bataille|partida|batalla|partita|battaglia)\s?#?\d{1,2}(?!\d)/iu;

/** `4 zealots now, 2 with bows`. */
const NOW =
  /^(\d{1,2}\s?x?\s[^,:;(.]{3,30}?)\s+(?:now|left|in all|jetzt|maintenant|ahora|adesso)(?=\s*[,:;(.]|$)/iu;

/** `1 chien du chaos sans rien`. */
const NOTHING =
  /\s+(?:sans rien|sans équipement|ohne (?:alles|ausrüstung)|sin nada|sin equipo|senza (?:niente|nulla)|niente(?: armi)?|with nothing|no gear|no equipment|unarmed)(?=\s|$)/iu;

/** `Zio Pustola, Maestro del Carnevale. 25 px. Spada, pugnale`. */
const LEARNT_BETWEEN =
  /^(\p{L}[^.:;(|]{2,50}?)\.\s+(?:(?:xp|exp|px|ep|pe)\.?\s?:?\s?)?(\d{1,3})(?:\s?(?:xp|exp|px|ep|pe))?\.\s+(\p{L}.*|\d\s.*)$/iu;

/** `Warlock hired sword, Gundrum`. */
const HIRED =
  /^(\p{L}[^,:;(|]{2,40}?)[\s,]+(?:hired sword|hireling|sell-?sword|franc[- ]tireur|söldner|mercenario)(?=\s*[,:;(|–—-]|$)/iu;

/** `my captain: …`, `et 4 guerriers, …`: little words in front of who he is. */
function withoutArticle(text: string, words: Words): string {
  const [little = ''] =
    /^(?:(?:ach|achja|ja|oh|ah|ok|oui|sì|sí|et|and|und|plus|puis|then|also|aussi|auch|también|anche|mes|mon|ma|my|our|nos|notre|meine?|unsere?|mis|mi|i miei|le|la|les|the|der|die|das|los|las|el|il|gli|an?|une?|eine?|una?)\s+){1,4}/iu.exec(
      text,
    ) ?? [];
  const rest = text.slice(little.length);
  const [head = '', ...others] = rest.split(/\s*[:,(]\s*|\s+[-–—]\s+/u);
  // `The Guard (3 Guards)`: what it is stands in the brackets, and all before is its name.
  const typed = isType(counted((others[0] ?? '').replace(/\).*$/u, '')).text, words);
  const sure = little !== '' && others.length > 0 && !typed;
  return sure && isType(counted(head).text, words) ? rest : text;
}

/** `2 Champions "Bruk" and "Brak"`. */
const TWO_QUOTED =
  /["“«„]([^"“”«»„]{2,30})["”»“]\s+(and|und|et|y|e|&)\s+["“«„]([^"“”«»„]{2,30})["”»“]/u;

/** `Swordsmen "Canal Guard" x2: sword`. */
const QUOTED_COUNT =
  /^(\p{L}[^:|,("“«„]{2,40}?)\s*(["“«„][^"”»“]{2,40}["”»“])\s*[x×]\s?(\d{1,2})(?=\s|:|$)/u;

/** `: 4 with axe and shield`, where there are four of them. */
const EACH_WITH = /^(\d{1,2}\s?x?\s[^:]{3,40}:\s*)\d{1,2}\s+(?:with|w\/|avec|mit|con)\s+/iu;

const PLACES =
  /^(?:leader|hero(?: from henchm[ae]n)?|promoted(?: henchman)?|char|unit|chef|héros|anführer|held|líder|jefe|héroe|capo|eroe|(?:the\s)?lad['’]?s got talent)\s*(?:n[°ºo]\.?\s*)?\d?\s*:\s*/iu;

/** `Quik (Night Runner, 4xp) 2 daggers`: brackets with somebody's type end what he is called. */
function bracketsLast(text: string, words: Words): string {
  const [whole, who = '', things = ''] =
    /^([^:|,([]{2,40}?\s*[([][^()[\]]*\p{L}{3}[^()[\]]*[)\]])\s+(?=[\p{L}\d])(.+)$/u.exec(text) ??
    [];
  const [carried = ''] = things.split(/\s+[–—-]\s+/u);
  if (whole === undefined || !areItems(itemsIn(carried, null, words), words)) return text;
  const open = who.search(/[([]/);
  const inside = who.slice(open + 1, -1).trim();
  const parts = inside.split(/\s*[,;]\s*/);
  if (parts.some((part) => isType(counted(part).text, words))) return `${who}: ${things}`;
  // `1 Magister (Lord Voss) sword, dagger`: the type stands in front, the name in brackets.
  const before = who.slice(0, open).trim();
  return isType(counted(before).text, words) && isNameLike(inside.split(' '))
    ? `${before} "${inside}": ${things}`
    : text;
}

/** As prices of fighters are. */
function isRound(value: number): boolean {
  return value >= 15 && value % 5 === 0;
}

/** `vampire ELISAVETA sword light armour`, `magister voss axe + dagger`: nothing between name and things. */
function strungOut(text: string, words: Words): string | null {
  const tokens = text.split(' ');
  if (/[:|;(]/.test(text) || tokens.length < 3 || tokens.length > 14) return null;
  // What such a line ends with is a thing.
  const ends = [1, 2, 3].map((size) => counted(tokens.slice(-size).join(' ')).text);
  if (!ends.some((end) => isWord(words, 'items', end))) return null;
  for (let length = Math.min(3, tokens.length - 2); length > 0; length -= 1) {
    const type = tokens.slice(0, length).join(' ');
    if (!isType(counted(type).text, words) || isWord(words, 'items', type)) continue;
    // `Night Runner sling`: nobody is called anything.
    if (areItems(itemsIn(tokens.slice(length).join(' '), null, words), words, 1)) return null;
    for (let named = 1; named < 4 && length + named < tokens.length; named += 1) {
      const name = tokens.slice(length, length + named);
      const starts = [1, 2, 3].map((size) =>
        counted(tokens.slice(length + named, length + named + size).join(' ')),
      );
      if (!starts.some((start) => isWord(words, 'items', start.text))) continue;
      const things = itemsIn(tokens.slice(length + named).join(' '), null, words);
      const isName = name.every(
        (one) => /^\p{L}[\p{L}'’-]+$/u.test(one) && !isWord(words, 'items', one),
      );
      const alike = name.every((one) => /^\p{Lu}/u.test(one)) || !/\p{Lu}/u.test(text);
      const next = /^[\p{L}\d]/u.test(tokens[length + named] ?? '');
      if (isName && alike && next && !LITTLE.test(name[0] ?? '') && areItems(things, words, 1))
        return `${type} "${name.join(' ')}": ${tokens.slice(length + named).join(' ')}`;
    }
    return null;
  }
  return null;
}

/** `Dickbert Brute Zweihandflegel`: his name in front of what he is and has, and nothing between. */
function nameFirst(raw: string, words: Words): string | null {
  const [, text = raw, inner = ''] = /^(.*?)\s*(\([^()]*\))$/u.exec(raw) ?? [];
  const tokens = text.split(' ');
  if (/[:|;(,]/.test(text) || tokens.length < 3 || tokens.length > 12) return null;
  if (counted(text).count !== null) return null;
  for (let named = 1; named < 4; named += 1) {
    const name = tokens.slice(0, named);
    const isName = name.every(
      (one) => /^\p{Lu}[\p{L}'’-]+$/u.test(one) && !isWord(words, 'items', one),
    );
    if (!isName || isType(name.join(' '), words)) return null;
    for (let length = Math.min(3, tokens.length - named - 1); length > 0; length -= 1) {
      const type = tokens.slice(named, named + length).join(' ');
      const things = tokens.slice(named + length).join(' ');
      if (!isWord(words, 'profiles', type) || isWord(words, 'items', type)) continue;
      if (areItems(itemsIn(things, null, words), words, 1))
        return `${name.join(' ')} (${type}): ${things}${inner === '' ? '' : ` ${inner}`}`;
    }
  }
  return null;
}

/** No name begins so. */
const LITTLE = /^(?:with|w|avec|mit|con|and|et|und|y|e|a|an|has|hat|ont?|the|of|de|di|du|von|à)$/iu;

/** `Champion #2 sword, shield`: a number that tells people apart ends what they are called. */
export function apart(text: string, words: Words): string {
  const priced =
    pricedRow(text, words) ??
    added(text, words) ??
    strungOut(text, words) ??
    nameFirst(text, words);
  if (priced !== null) return priced;
  const quoted = /^([^:|("“«„]{2,40}?)\s*(["“«„][^"”»“]{2,40}["”»“])\s+(?=[\p{Ll}\d])(.+)$/u.exec(
    text,
  );
  if (quoted !== null && isType(counted(quoted[1] ?? '').text, words))
    return `${quoted[1]} ${quoted[2]}: ${quoted[3]}`;
  const match =
    /^([^:|([]{2,40}?)\s*(#\s?\d{1,2}|\bn\s?[°ºo]\.?\s?\d{1,2}|\d\)|\(\s*(?:[a-e]|#\d)\s*\))\s+(?=\p{L})(.+)$/iu.exec(
      text,
    );
  const [, type = '', number = '', rest = ''] = match ?? [];
  // `Dreg #1 Igor: crossbow` has a name behind his number.
  const [next = ''] = rest.split(/\s*[:,(]\s*|\s+[–—-]\s+/u);
  const named = next !== rest && isNameLike(next.split(' ')) && !isWord(words, 'items', next);
  return match !== null && !named && isType(counted(type).text, words)
    ? `${type.trim()} #${number.replaceAll(/[^\p{L}\d]|^n\s?[°ºo]/giu, '')}: ${rest}`
    : text;
}

/** `Assassin Adept (60) fighting claws (35) sling (2)`: a price behind everything, and nothing between. */
function pricedRow(text: string, words: Words): string | null {
  const pieces = text.split(/\s*\(\s*(\d{1,3})\s*\)\s*/);
  const [who = '', number = '', ...others] = pieces;
  const { text: type, count } = counted(who);
  if (others.length < 2 || /[,;:|]/.test(text) || !isType(type, words)) return null;
  // `Warriors (3) sword (10)`: nobody costs so little, and there are often so many.
  const head = count === null && Number(number) <= MOST_ALIKE ? `${who} (${number})` : who;
  return `${head}: ${others.filter((part, at) => at % 2 === 0 && part !== '').join(', ')}`;
}

/** `3 Dregs + 2 flails + shield`: what somebody has added to what he is. */
function added(text: string, words: Words): string | null {
  const [head = '', ...things] = text.split(/\s+\+\s+/u);
  const { text: type, count } = counted(head);
  const known = isType(type, words) || nameAndType(head, words).known;
  if (things.length === 0 || /[:|]/.test(head) || !known) return null;
  // `2 Brethren + 2 daggers + 2 bows`: so many of everything are one for each.
  const each = count !== null && things.every((thing) => counted(thing).count === count);
  return `${head}: ${things.map((thing) => (each ? counted(thing).text : thing)).join(', ')}`;
}

/** Of one kind in a warband, whatever the game. */
const MOST_ALIKE = 12;
