import { withoutFolds } from '#exchange/import/builders/army-cells.ts';
import type { FoundWarband } from '#exchange/import/found.ts';
import { MOST } from '#exchange/import/limits.ts';
import { withoutMarkup } from '#exchange/import/markup/plain-text.ts';
import { withoutSenders, withProse, withUntold } from '#exchange/import/prose/told.ts';
import { withColumns } from '#exchange/import/shapes/columns.ts';
import { prepared } from '#exchange/import/shapes/usual-lines.ts';
import { isWorksheet } from '#exchange/import/shapes/worksheets.ts';
import {
  areItems,
  counted,
  itemsIn,
  splitOutside,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { plain } from '#exchange/import/words/names.ts';
import {
  isRole,
  missesIn,
  saysAdvance,
  saysLeader,
  sectionOf,
} from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, type Words } from '#exchange/import/words/words.ts';
import { takeBelongings, takeLearnt } from './belongings.ts';
import { ListBuilder } from './builder.ts';
import { asWritten, withCapitals } from './capitals.ts';
import { type Called, isNameLike, partsOfLine, xpIn } from './fighter-line.ts';
import { goldIn } from './gold.ts';
import { isKey, meaningOf } from './keys.ts';
import { type ListLine, listLines } from './lines.ts';
import { fighterIn, isBracketed, MOST_PAID, type Place } from './met.ts';
import { hasSomebody, hasThings, isTrait } from './names.ts';
import { cutOnce } from './numbers.ts';
import { severalIn } from './parted.ts';
import { plainlyIn } from './plain-line.ts';
import { withRest } from './rest.ts';
import { keysOfCells, takeKey } from './said.ts';
import {
  fellBelow,
  isAgainst,
  isFooter,
  isForLater,
  isGreeting,
  isQuote,
  isTreasure,
  isUpkeep,
  keyed,
  saysGone,
  totalIn,
} from './signs.ts';
import { inStates } from './states.ts';
import { ListTables } from './table-lines.ts';
import { unknownAlike, unknownCounted } from './unknown.ts';
import { isBetterTitle, titleIn, titleText, typeInSentence } from './warband-title.ts';

/**
 * Lists that players write by hand, in whatever way: the order of lines decides, not their markup. A
 * line is a fighter when it names somebody of the game, or stands among the heroes or henchmen and
 * carries something; everything below him is his until the next.
 */
export function readList(text: string, words: Words): readonly FoundWarband[] {
  const named = withCapitals(text, words);
  return named === null ? readLines(text, words) : asWritten(readLines(named, words), named, text);
}

function readLines(text: string, words: Words): readonly FoundWarband[] {
  const reader = new ListReader(words);
  const lines = listLines(
    withColumns(withoutSenders(withoutFolds(withoutMarkup(text, words.lexicon))), words),
  );
  const prose = withProse(lines, words);
  for (const line of prepared(prose.lines, words)) reader.take(line);
  const worked = isWorksheet(prose.lines, words);
  const others = worked ? [] : lines.filter(({ no }) => !prose.taken.has(no));
  const found = reader.done().flatMap(inStates);
  return withRest(withUntold(found, prose.notices), others, words);
}

/** `Mutations: Spines, Great Claw [15XP]`, `armi: spada, mazza / esp 11`. */
const LEARNT =
  /\s*(?:[([]\s*\d{1,3}\s?(?:xp|px|ep|pe|exp)\s*[)\]]|(?:[/|;.,]|\s[-–—](?=\s))\s*(?:(?:e[sx]p|xp|px|ep|pe)\.?\s*\d{1,3}|\d{1,3}\s?(?:e[sx]p|xp|px|ep|pe))(?:\s+[-–—]\s+[\d+ ]+)?)$/iu;

/** `gran garra. 15 px. +1 HA. No lleva nada, claro`. */
const LEARNT_AMONG =
  /[.;]\s+((?:e[sx]p|xp|px|ep|pe)\.?\s?\d{1,3}|\d{1,3}\s?(?:e[sx]p|xp|px|ep|pe))\.\s+(?=\S)/iu;

/** Further below it is told what others are. */
const TOP = 10;

/** Whom they have met. */
const AGAINST = /(?<!\p{L})(?:vs\.?|versus|against|contre|gegen|contra|contro)\s.*$/iu;

/** `"Stones in the Swamp" campaign`. */
const CAMPAIGN =
  /["”»“]\s*(?:campaign|kampagne|campagne|campaña|campagna|league)|(?:campaign|kampagne|campagne|campaña|campagna|league):?\s*["“«„]/iu;

/** `Aktuelles Roaster`: the same warband once more. */
const STATE_NOW =
  /^(?:current|new|updated|aktuelle[rs]?|neue[rs]?|actuel(?:le)?|nouvelle|actual|nueva|attuale|nuova)\s(?:roa?ster|warband|list|liste|lista|bande|banda|aufstellung|stand)$/iu;

/** More words than a thing or a name has, behind a dot. */
const SENTENCE_BEHIND = /^(.+?[\p{L})]{3})\.\s+(\p{Lu}[\p{L}'’]*(?:\s\S+){4,})$/u;

const FELL =
  /^(?:DEAD|KILLED|MORTE?|TOT(?!\s*[:=]?\s*\d)|GEFALLEN|MUERT[OA]|MORT[OA])(?![\p{L}:])/u;

class ListReader {
  private readonly words: Words;
  private readonly built: ListBuilder;
  private readonly tables: ListTables;
  /** The last line that could be a title, and became nobody. */
  private nobody: ListLine | null = null;

  constructor(words: Words) {
    this.words = words;
    this.built = new ListBuilder(words);
    this.tables = new ListTables(words, this.built);
  }

  take(line: ListLine): void {
    if (this.built.fighters.length >= MOST.fighters) return;
    const { text } = line;
    if (line.who !== null) {
      this.takeTold(line, line.who);
      return;
    }
    if (isForLater(text) || isUpkeep(text) || isAgainst(text) || isQuote(text) || saysGone(text)) {
      this.built.note(line);
      return;
    }
    // `DEAD, game 3` below somebody.
    if (
      this.built.current !== null &&
      !line.fresh &&
      (FELL.test(text) || (!line.bullet && fellBelow(text)))
    ) {
      this.built.change({ gone: true });
      return;
    }
    if (this.built.onlyBare() && (totalIn(text) ?? 0) > MOST_PAID) this.built.unsay();
    if (isFooter(text)) {
      this.built.pending = null;
      this.built.summed = true;
      return;
    }
    if (isGreeting(text) && this.built.fighters.length === 0 && this.built.role === null) {
      this.built.type ||= typeInSentence(text, this.words);
      return;
    }
    const said = line.cells === null ? null : keysOfCells(line.cells);
    if (said !== null) {
      for (const { key, value } of said) takeKey(this.built, this.words, line, key, value);
      return;
    }
    // `| | Cost | Total |` heads a table of nothing else.
    const named = (line.cells ?? []).filter((cell) => cell !== '');
    if (named.length > 0 && named.length < 9 && named.every((cell) => meaningOf(cell) === 'skip'))
      return;
    if (this.tables.takeRow(line) || this.takeOneOfTwo(line)) return;
    // `Kasse 19 GK. Im Lager: Seil`: the crowns, and something beside them.
    const [gold = '', ...beside] = text.split(/\.\s+(?=\p{Lu})/u);
    const crowns = goldIn(text) ?? (beside.length > 0 ? goldIn(gold) : null);
    if (crowns !== null || isTreasure(text)) {
      this.built.gold ??= crowns;
      // `Middenheim mercs of Tuesday, treasury 33 gc`.
      if (this.built.fighters.length === 0 && this.built.type === '' && line.no < TOP)
        this.built.type = typeInSentence(text.replace(AGAINST, ''), this.words);
      if (beside.length > 0) this.built.note({ ...line, text: beside.join('. ') });
      // What stands below the treasury is nobody's.
      if (!line.bullet && line.indent === 0) this.built.current = null;
      return;
    }
    if (this.tables.takeNumbers(line, (rest) => this.take(rest))) return;
    const plainly = plainlyIn(text, line.no, this.words) !== null;
    const pieces = plainly || severalIn(text, this.words) !== null ? null : keyed(text);
    if (pieces !== null && pieces.every(({ key }, at) => (at === 0 && key === '') || isKey(key))) {
      const [start] = pieces;
      if (start !== undefined && start.key === '' && start.value !== '')
        this.takeWords({ ...line, text: start.value });
      for (const { key, value: told } of pieces) {
        if (key === '' || this.takeListed(line, key, told)) continue;
        const [value, xp, behind] = told.split(LEARNT_AMONG);
        if (value === undefined) continue;
        if (xp !== undefined) this.built.change({ xp: xpIn(xp).xp });
        this.takeBehind(line, behind ?? '');
        const [learnt = ''] = LEARNT.exec(value) ?? [];
        if (learnt !== '') this.built.change({ xp: xpIn(learnt).xp });
        const [own = '', ...more] = value.slice(0, value.length - learnt.length).split(/\s+\|\s+/u);
        takeKey(this.built, this.words, line, key, own);
        // `Prayer: Healing Hand | sword, shield`.
        const things = more.join(', ');
        if (areItems(itemsIn(things, null, this.words), this.words))
          this.built.put('gear', things, line.no);
        else if (things !== '') takeKey(this.built, this.words, line, key, things);
      }
      this.built.pending = null;
      return;
    }
    this.takeWords(line);
  }

  done(): readonly FoundWarband[] {
    this.built.finish();
    return this.built.warbands;
  }

  /** What stands in short sentences behind somebody's experience: things, traits, and words on him. */
  private takeBehind(line: ListLine, behind: string): void {
    for (const text of behind
      .split(/\.\s+|\.$/u)
      .filter((one) => one !== '' && !saysAdvance(one))) {
      const things = itemsIn(text, line.no, this.words);
      const known =
        areItems(things, this.words) || things.some((one) => isTrait(one.text, this.words));
      if (known) this.built.put('gear', text, line.no);
      else this.built.note({ ...line, text });
    }
  }

  /** Somebody whom the whole of the list has told us, with what stands behind him. */
  private takeTold(line: ListLine, called: Called): void {
    const [, things] = cutOnce(line.text);
    const pieces = things === null ? [] : (keyed(things) ?? [{ key: '', value: things }]);
    const gear = pieces.flatMap(({ key, value }) =>
      key === '' ? itemsIn(withoutPrices(value).text, line.no, this.words) : [],
    );
    this.built.begin(line, { called, gear });
    for (const { key, value } of pieces)
      if (key !== '') takeKey(this.built, this.words, line, key, value);
  }

  /** `Equipment (Dieter): 2 maces` below Florian and Dieter: what one of them has. */
  private takeOneOfTwo({ text, no }: ListLine): boolean {
    const [, key = '', whose = '', things = ''] =
      /^(\p{L}{3,})\s*\((\p{Lu}[\p{L}'’-]+)\)\s*:\s*(.+)$/u.exec(text) ?? [];
    const of = this.built.current?.found.name.split(' ') ?? [];
    if (sectionOf(key) !== 'gear' || of.length < 2 || !of.includes(whose)) return false;
    this.built.put('gear', `${whose}: ${things}`, no);
    return true;
  }

  private place(): Place {
    const above = this.built.fighters.length === 0;
    const typed = this.built.type !== '';
    return { words: this.words, inRole: isRole(this.built.role), above, typed };
  }

  /** `Henchmen: 3 Zombies, 2 Ghouls`: people behind the word for all of them. */
  private takeListed(line: ListLine, key: string, value: string): boolean {
    const section = sectionOf(key);
    // `HERO: Sergeant Otto, 14xp - great axe`: more than a name.
    const whole =
      meaningOf(key) === 'name' ? fighterIn({ ...line, text: value }, this.place()) : null;
    if (
      whole !== null &&
      whole.called.known &&
      (whole.gear.length > 0 || whole.called.xp !== null)
    ) {
      if (isRole(section)) this.built.openSection(section);
      this.takeWords({ ...line, text: value });
      return true;
    }
    if (!isRole(section) || meaningOf(key) !== undefined || !/\p{L}/u.test(value)) return false;
    this.built.openSection(section);
    const parts = splitOutside(value, ',;').map((text) => ({ ...line, text }));
    const several = parts.every((one) => fighterIn(one, this.place())?.called.known === true);
    for (const one of several ? parts : [{ ...line, text: value }]) this.takeWords(one);
    return true;
  }

  private takeWords(line: ListLine): void {
    const plainly = plainlyIn(line.text, line.no, this.words) !== null;
    const several = plainly ? null : severalIn(line.text, this.words);
    if (several !== null) {
      for (const text of several) this.takeWords({ ...line, text });
      return;
    }
    if (this.takeHeading(line)) return;
    if (this.takeBeforeSentence(line)) return;
    if (this.isAside()) {
      if (!line.heading && fighterIn(line, this.place())?.called.known !== true) return;
    }
    const { misses, rest } = missesIn(line.text);
    if (misses) {
      const before = this.built.current;
      if (rest !== '') this.takeWords({ ...line, text: rest });
      if (this.built.current !== null && (rest === '' || this.built.current !== before))
        this.built.change({ missesNext: true });
      return;
    }
    if (takeLearnt(this.built, this.words, line, this.place())) return;
    const met = fighterIn(line, this.place());
    const below =
      this.isBelow(line) ||
      this.isTraitOfHis(met?.called) ||
      this.isHate(line) ||
      this.isSkillBelow(line, met?.called) ||
      this.isSaidOfHim(line, met?.called);
    if (met !== null && met.gear.length === 0 && this.isTitleInCapitals(line, met.called)) {
      this.takeTitle(line);
      return;
    }
    if (met !== null && met.gear.length === 0 && this.isLateTitle(line, met.called)) {
      this.takeTitle(line);
      return;
    }
    if (met !== null && below && this.built.isSame(met)) {
      this.built.change({ gear: this.built.carriedBy(met) });
      return;
    }
    const bare = met === null || line.cells !== null ? null : this.built.bareOne(met);
    if (met !== null && bare !== null) {
      bare.found = { ...bare.found, gear: this.built.carriedBy(met) };
      return;
    }
    if (met !== null && (!below || this.isSomebodyElse(line, met.called))) {
      this.takeLeaderAbove(line);
      this.built.begin(line, met);
      return;
    }
    if (!below && this.takeAlike(line)) return;
    if (this.built.current !== null && takeBelongings(this.built, this.words, line, below)) return;
    if (!below && (this.takeUnknown(line) || this.takeStranger(line))) return;
    this.takeTitle(line);
  }

  /** `Otto - 3xp, axe. Rolled a new skill but has no slots`: somebody, and a sentence on him. */
  private takeBeforeSentence(line: ListLine): boolean {
    const [, start = '', sentence = ''] = SENTENCE_BEHIND.exec(line.text) ?? [];
    if (sentence === '' || fighterIn(line, this.place()) !== null) return false;
    const short = { ...line, text: start };
    const carried = areItems(itemsIn(start, line.no, this.words), this.words, 1);
    const met = fighterIn(short, this.place());
    const told = met !== null && (areItems(met.gear, this.words) || met.called.xp !== null);
    const somebody = told && met.called.known;
    if (!somebody && !(carried && this.built.current !== null)) return false;
    this.takeWords(short);
    this.built.note({ ...line, text: sentence });
    return true;
  }

  /** `Magus: staff, dagger` above the first whom anybody knows, on a line like his: who leads them. */
  private takeLeaderAbove(line: ListLine): void {
    const above = this.nobody;
    if (above === null || this.built.fighters.length > 0 || line.fresh || above.heading) return;
    if (above.bullet !== line.bullet || above.indent !== line.indent) return;
    const met = unknownAlike(above, line, false, this.words);
    if (met === null) return;
    this.built.forget(above);
    if (this.built.name === titleText(above.text)) this.built.name = '';
    this.built.begin(above, met);
  }

  /** `Warlord Durin (axe, shield)`: nobody whom the catalogue has, and yet he carries what it has. */
  private takeStranger(line: ListLine): boolean {
    if (this.built.type === '' || line.heading || this.built.section !== null) return false;
    const text = line.text.replace(/^([^():]+?)\s*\(([^()]+)\)$/u, '$1: $2');
    const met = fighterIn({ ...line, text }, { ...this.place(), inRole: true });
    if (met === null || met.gear.length < 2 || !areItems(met.gear, this.words, 0.67)) return false;
    if (!isNameLike(met.called.name.split(' '))) return false;
    this.built.begin(line, met);
    return true;
  }

  /** `LE BÛCHER DE WOLFEN` above them all is nobody whom another list may have. */
  private isTitleInCapitals({ text, fresh, bullet }: ListLine, { type, xp }: Called): boolean {
    if (this.built.fighters.length > 0 || this.built.name !== '' || bullet || !fresh) return false;
    const capitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    return capitals && xp === null && !isCatalogued(this.words, 'profiles', type);
  }

  /** `Söldner aus Reikland, Kasse 15 GK` below everybody: what the whole of them is. */
  private isLateTitle({ text, bullet }: ListLine, { name, type, count }: Called): boolean {
    if (this.built.type !== '' || this.built.fighters.length === 0 || bullet) return false;
    if ((name !== '' && name !== type) || count !== null) return false;
    const [bare = text] = partsOfLine(withoutPrices(text).text);
    if ([text, bare].some((one) => isWord(this.words, 'profiles', counted(one).text))) return false;
    return isCatalogued(this.words, 'warbands', titleIn(titleText(text), this.words).type);
  }

  /** Deeper than the line of the fighter before. */
  private isBelow(line: ListLine): boolean {
    if (this.built.current === null) return false;
    const above = this.built.current.line;
    return (
      line.indent > above.indent ||
      (line.bullet && !above.bullet && !line.heading && line.indent >= above.indent) ||
      // In a list with everybody in bold, all else is about them.
      (this.built.inBold && this.built.fighters.length > 1 && !line.strong && !line.fresh) ||
      /^[+&]/.test(line.text)
    );
  }

  /** Below a heading of notes, or of rules for all of them: about nobody. */
  private isAside(): boolean {
    const { section, current, fighters } = this.built;
    if (section === 'notes' || section === 'stash') return true;
    return section === 'rules' && current === null && fighters.length === 0;
  }

  /** `Resource Hunter` below a heading of skills is one of them, whoever else hunts. */
  private isTraitOfHis(called: Called | undefined): boolean {
    const { section, current } = this.built;
    const ofHis = section === 'skills' || section === 'injuries' || section === 'rules';
    if (current === null || !ofHis || called === undefined || called.xp !== null) return false;
    return !isCatalogued(this.words, 'profiles', called.type);
  }

  /** `Hates the Witch Hunters' captain` below somebody. */
  private isHate({ text, bullet }: ListLine): boolean {
    const { current } = this.built;
    return (
      current !== null &&
      bullet &&
      /^(?:hates?|hatred|hasst|hass|hait|haine|odia|odio)\s/iu.test(text)
    );
  }

  /** `Pistolier` right below somebody's things is what he has learnt, whoever else is called so. */
  private isSkillBelow({ text, fresh, bullet }: ListLine, called: Called | undefined): boolean {
    const { current } = this.built;
    if (called === undefined || current === null || fresh || bullet || called.xp !== null)
      return false;
    return (
      current.found.gear.length > 0 &&
      isWord(this.words, 'skills', text) &&
      !isCatalogued(this.words, 'profiles', called.type)
    );
  }

  /** `Living, Squire` right below the things of a `Bondsman - Squire`. */
  private isSaidOfHim({ text, fresh, bullet }: ListLine, called: Called | undefined): boolean {
    const { current } = this.built;
    if (called === undefined || current === null || fresh || bullet || called.xp !== null)
      return false;
    const own = plain(current.found.type).split(' ');
    return (
      text.includes(',') &&
      called.count === null &&
      current.found.gear.length > 0 &&
      own.length > 1 &&
      own.includes(plain(called.type))
    );
  }

  /** A line below a fighter may name another one; a thing or a skill of his never does. */
  private isSomebodyElse(line: ListLine, called: Called): boolean {
    const { section } = this.built;
    const ofHis = section === 'skills' || section === 'injuries' || section === 'rules';
    if (!called.known || ofHis || section === 'gear' || called.name.includes(',')) return false;
    if (this.isSaidOfHim(line, called) || this.isHate(line)) return false;
    // `Ferocious Charge, Monster Slayer`.
    const [start = '', ...more] = splitOutside(line.text, ',');
    if (more.length > 0 && isTrait(start, this.words)) return false;
    const own = counted(withoutPrices(line.text).text).text;
    return !(['items', 'skills', 'rules', 'injuries'] as const).some((kind) =>
      isWord(this.words, kind, own),
    );
  }

  // ── Headings ─────────────────────────────────────────────────────────────────────────────────

  private takeHeading(line: ListLine): boolean {
    const bare = line.text.replaceAll(/[:=]+\s*$/g, '').trim();
    // `Leader` below somebody's rules is one of them.
    const { section: within } = this.built;
    if (
      saysLeader(bare) &&
      this.built.current !== null &&
      (within === 'rules' || within === 'skills')
    )
      return false;
    const state = meaningOf(bare) === 'warband' || STATE_NOW.test(bare);
    if (line.heading && state && this.built.fighters.length > 2) {
      // The same warband once more, after its next battle.
      this.built.openState();
      return true;
    }
    const section = saysLeader(bare) ? 'hero' : sectionOf(withoutPrices(bare).text || bare);
    if (section === null || (saysLeader(bare) && isWord(this.words, 'profiles', bare)))
      return false;
    // What those who fight for money are called heads a list of them, and above all others the whole.
    if (this.built.fighters.length === 0 && isWord(this.words, 'warbands', bare)) return false;
    if (
      isWord(this.words, 'items', bare) &&
      this.built.current !== null &&
      !/:\s*$/.test(line.text)
    )
      return false;
    if (!isRole(section) && section !== 'dead' && section !== 'stash' && section !== 'notes') {
      this.built.section = section;
      return true;
    }
    this.built.openSection(section);
    return true;
  }

  /** Somebody whom nobody knows, on a line written like those of all the fighters above. */
  private takeAlike(line: ListLine): boolean {
    const last = this.built.fighters.at(-1)?.line;
    if (last === undefined || this.built.section !== null) return false;
    if (line.indent !== last.indent || line.bullet !== last.bullet) return false;
    if (this.built.fighters.length < 2 && !line.fresh) return false;
    const met = unknownAlike(line, last, this.built.inBold, this.words);
    if (met !== null) this.built.begin(line, met);
    return met !== null;
  }

  /** Somebody counted whom nobody knows, in a list of fighters. */
  private takeUnknown(line: ListLine): boolean {
    const above = this.built.fighters.at(-1)?.line;
    if (above === undefined || this.built.fighters.length < 2 || this.built.section !== null)
      return false;
    if (line.indent !== above.indent || line.bullet !== above.bullet || line.heading) return false;
    const met = unknownCounted(line, this.words);
    if (met !== null) this.built.begin(line, met);
    return met !== null;
  }

  private takeTitle(line: ListLine): void {
    const { text } = line;
    const above = this.nobody;
    this.nobody = line;
    const plainText = titleText(text);
    const size = plainText.split(' ').length;
    // `Goldgrabbers Inc.` ends with a dot, and is no sentence.
    if (size > 9 || (/[.!?]$/.test(plainText) && (size > 3 || !isNameLike(plainText.split(' '))))) {
      if (this.built.fighters.length === 0 && this.built.type === '')
        this.built.type = typeInSentence(text, this.words);
      // `The Merry Rot - Travelling Players to the Court of Grandfather Nurgle`.
      const [start = ''] = plainText.split(/\s[-–—]\s/u);
      const led = start === plainText ? null : titleIn(start, this.words);
      const named = isNameLike((led?.name ?? '').split(' ')) && line.no < TOP;
      if (named && this.built.fighters.length === 0) {
        this.built.name ||= led?.name ?? '';
        this.built.type ||= led?.type ?? '';
      }
      // What stands above a sentence is nobody below it.
      if (this.built.fighters.length === 0) this.built.pending = null;
      if (this.built.fighters.length > 0 && this.built.current !== null && !line.fresh)
        this.built.note(line);
      return;
    }
    const told = titleIn(plainText, this.words);
    // `How they compare with Skaven:` below a title of Orcs is about others.
    const first =
      this.built.fighters.length === 0 && (this.built.type === '' || !/[:?]$/.test(text));
    if (told.type !== '' && (first || line.heading)) {
      if (this.built.fighters.length > 0) this.built.finish();
      // Below a name of its own, `Orc Mob, 12 in the box` says what it is, and nothing else.
      const more = this.built.name !== '' && this.built.fighters.length === 0;
      // `# Chotec's Lost Patrol` above `Lizardmen, "Stones in the Swamp" campaign`.
      const headed =
        above?.heading === true &&
        !line.heading &&
        CAMPAIGN.test(text) &&
        titleText(above.text) === this.built.name;
      const nothingElse =
        headed ||
        !/^\p{Lu}/u.test(told.name) ||
        /\d/.test(plainText) ||
        told.name.includes(told.type);
      this.built.name = (more && nothingElse ? '' : told.name) || this.built.name;
      this.built.type = told.type;
      return;
    }
    if (this.built.type === '' && !line.bullet && isCatalogued(this.words, 'warbands', told.type)) {
      this.built.type = told.type;
      return;
    }
    if (this.built.fighters.length === 0 && this.built.type === '' && line.no < TOP)
      this.built.type = typeInSentence(text.replace(AGAINST, ''), this.words);
    if (this.built.fighters.length === 0 && this.built.name === '' && this.built.role === null) {
      // `Record: 4-3`: a word that nobody knows, and what it says.
      if (/\|.*\|/u.test(text)) return;
      if (/^\p{L}[\p{L} ]{2,20}:\s*\S/u.test(text) && !line.heading) return;
      this.built.name = told.name;
      this.built.pending = line;
      return;
    }
    const unnamed = this.built.fighters.length === 0 && this.built.role === null;
    if (unnamed && !this.built.told && isBetterTitle(told.name, this.built.name)) {
      this.built.name = told.name;
      this.built.pending = line;
      return;
    }
    const carries = text.includes(':') || hasThings(text, this.words);
    if (isBracketed(text)) return;
    const numbered = /^\d/.test(text) && counted(text).count !== null;
    this.built.pending = !numbered && !carries ? line : null;
    // Somebody counted whom nobody knows: better said than left out.
    const among = this.built.role !== null || this.built.fighters.length > 0;
    if ((among && (line.bullet || carries || hasSomebody(text, this.words))) || /^\d/.test(text))
      this.built.note(line);
  }
}
