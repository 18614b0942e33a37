import type { LanguageWords, ListRole, ListSection } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { memoized } from './memoized.ts';
import { plain } from './names.ts';
import { literal, saidFor } from './phrases.ts';

const SECTIONS = [
  'hero',
  'henchmen',
  'hiredSword',
  'gear',
  'skills',
  'injuries',
  'rules',
  'advances',
  'stash',
  'notes',
  'dead',
] as const satisfies readonly ListSection[];

const BY_NAME: ReadonlyMap<string, ListSection> = new Map(
  SECTIONS.flatMap((section) =>
    LANGUAGES.flatMap(({ sections }) => sections[section]).map(
      (name) => [plain(name), section] as const,
    ),
  ),
);

const XP_WORDS = inAnyLanguage(({ experience }) => experience);
const PROMOTED_WORDS = inAnyLanguage(({ promoted }) => promoted);
const LEADER_WORDS = inAnyLanguage(({ leader }) => leader);

function inAnyLanguage(of: (words: LanguageWords) => readonly string[]): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap(of).map(plain));
}

/** Whether a text is the bare name of a section: `Skills`. */
export function isSectionName(text: string): boolean {
  return BY_NAME.has(plain(text));
}

/** The section of a heading, ignoring counts and costs next to it; null for any other text. */
export const sectionOf: (text: string) => ListSection | null = memoized(findSection);

function findSection(text: string): ListSection | null {
  const name = plain(text.replaceAll(/[([{][^)\]}]*[)\]}]?/g, ' '))
    .replaceAll(COUNTS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // `In the crypt (stash)`.
  const [, inner = ''] = /\(([^()]{3,20})\)\s*:?$/u.exec(text) ?? [];
  if (BY_NAME.get(plain(inner)) === 'stash') return 'stash';
  const known = BY_NAME.get(name) ?? BY_NAME.get(name.replace(LEADING_WORDS, ''));
  if (known !== undefined) return known;
  const [first = '', ...others] = name.split(BEHIND_HEADING);
  // `Ersatz im Kloster`.
  const [where = '', ...place] = name.split(IN_A_PLACE);
  if (place.length > 0 && BY_NAME.get(where) === 'stash') return 'stash';
  return others.length > 0 ? (BY_NAME.get(first.trim()) ?? null) : null;
}

const PLACES = saidFor(({ phrases }) => phrases.places, plain);
const THE = saidFor(({ phrases }) => phrases.definite, plain);

/** `180 gc`, `5 models`. */
const COUNTS = new RegExp(
  String.raw`\b\d+\b(?: ${saidFor(
    ({ money, phrases }) => [...money, ...phrases.models, ...phrases.rating].filter(hasLetters),
    plain,
  )}(?!\p{L}))?`,
  'gu',
);

/** `equipment list`, `Ausrüstung von …`. */
const BEHIND_HEADING = new RegExp(
  ` ${saidFor(({ phrases, links }) => [...phrases.behindHeading, ...phrases.of, ...links.for], plain)}(?: |$)`,
);

const IN_A_PLACE = new RegExp(` ${PLACES} `);

/** `Au cimetière`, `Unsere Helden`, `En el almacén`. */
const LEADING_WORDS = new RegExp(
  String.raw`^(?:${saidFor(({ phrases }) => phrases.our, plain)}|${PLACES}(?: ${THE})?|${THE})\s`,
  'u',
);

function hasLetters(word: string): boolean {
  return /\p{L}/u.test(word);
}

export function isRole(section: ListSection | null): section is ListRole {
  return section === 'hero' || section === 'henchmen' || section === 'hiredSword';
}

export function saysExperience(text: string): boolean {
  return XP_WORDS.has(plain(text));
}

export function saysPromoted(text: string): boolean {
  return PROMOTED_WORDS.has(plain(text));
}

/** `+1 WS`, `-1 I`, `1+ CT`, `M5 -> M4`: a change that the profile already includes. */
export function saysAdvance(text: string): boolean {
  const bare = text.replace(/[\s!.]+$|\s*\([^()]*\)$/u, '').trim();
  if (ARROW_CHANGE.test(bare) || CHARACTERISTIC_CHANGE.test(bare)) return true;
  return ADVANCE.test(bare) && !/[a-z]{5}/i.test(bare);
}

/** `+1 attack`, `-1 Initiative`. */
const CHARACTERISTIC_CHANGE = new RegExp(
  String.raw`^[+\-−–]?\s?\d\s${saidFor(({ longCharacteristics }) => longCharacteristics.flat(), literal)}$`,
  'iu',
);

const ARROW_CHANGE = /^\p{L}{1,3}\s?\d{1,2}\s*(?:[-–=]+>|→)\s*(?:\p{L}{1,3}\s?)?\d{1,2}$/u;
/** `+1 WS`, `-1 ld`; but `- 2 axes` are two axes. */
const ADVANCE =
  /^[+\-−–]?\s*\d\s*[+]?\s*(?:[A-Z]{1,4}|[A-Z][a-z]|[a-z]{1,2})(?:\s|$)|^[A-Za-z]{1,3}\s*[+\-−–]\s*\d$/;

/** `Nervous condition -1 I`, `leg wound (M3!!)`, without the change of characteristics. */
export function withoutAdvance(text: string): string {
  return text
    .replace(
      /(?<=\p{L}{3})[\s:,]+(?:[+\-−–]\s?\d\s?\p{L}{1,4}|\p{L}{1,3}\s?[+\-−–]\s?\d|\(\p{L}{1,3}\s?[+\-−–]?\s?\d\s?!*\))[!.]*$/u,
      '',
    )
    .trim();
}

/** A type without the official grade of its list, as in `Reiklanders (1a)`. */
export function withoutGrade(text: string): string {
  return text.replaceAll(/\s*\(\d[a-d]\)/gi, '').trim();
}

/** A phrase that the fighter misses the next battle. */
const MISSES = new RegExp(
  String.raw`[([]?\s*${saidFor(({ missesNext }) => missesNext)}\s*[)\]]?`,
  'iu',
);

/** `Otto misses the next game NB`. */
const MIND_THIS = new RegExp(String.raw`\s+${saidFor(({ phrases }) => phrases.attention)}$`, 'iu');

/** Whether a line says that the fighter misses the next battle, and the line without it. */
export function missesIn(text: string): { readonly misses: boolean; readonly rest: string } {
  const rest = text.replace(MISSES, ' ').trim();
  const bare = rest.replace(/\s*[-–—|,;:]$/u, '').replace(MIND_THIS, '');
  return { misses: MISSES.test(text), rest: bare };
}

/** Whether a text is a word for the leader, in any of five languages. */
export function saysLeader(text: string): boolean {
  return LEADER_WORDS.has(plain(text).replace(ARTICLE, ''));
}

const ARTICLE = new RegExp(`^${THE} `, 'u');
