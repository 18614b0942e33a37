import { i18n } from './instance.ts';
import { DEFAULT_LANGUAGE } from './word-files.ts';

// The only place where dates, times, numbers and lists become text, in the current language. Nothing here
// throws, whatever a damaged row holds.

/** A whole number or decimal as the language writes it: 1 234,5. */
export function number(value: number): string {
  return isPlain(value) ? String(value) : numberFormat({}).format(value);
}

/**
 * All our languages write whole numbers below a thousand alike (a test holds them to it), and the first
 * screen has no others: creating the first `Intl.NumberFormat` costs a phone more than rendering the rest.
 */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

/**
 * An exact chance as a whole percentage. What can happen never shows as 0 %, and what can fail never as
 * 100 %.
 */
export function percent(chance: { readonly num: bigint; readonly den: bigint }): string {
  const { num, den } = chance;
  if (den === 0n) return NOTHING;
  const rounded = Number((num * 200n + den) / (den * 2n));
  if (rounded <= 0 && num > 0n) return `<${NO_BREAK_SPACE}${wholePercent(1)}`;
  if (rounded >= 100 && num < den) return `>${NO_BREAK_SPACE}${wholePercent(99)}`;
  return wholePercent(rounded);
}

/** "21 novembre 2026". @param time milliseconds since 1970 */
export function date(time: number): string {
  return moment(time, { dateStyle: 'long' });
}

/** "21 nov.", with the year unless it is the one of `now`. @param time milliseconds since 1970 */
export function shortDate(time: number, now: number): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear();
  return moment(time, {
    day: 'numeric',
    month: 'short',
    ...(year ? {} : ({ year: 'numeric' } as const)),
  });
}

/** "20:15", or "8:15 PM" where the player's region reads the clock so. @param time milliseconds since 1970 */
export function timeOfDay(time: number): string {
  return moment(time, { timeStyle: 'short' });
}

/** "21 nov. 2026, 20:15". @param time milliseconds since 1970 */
export function dateAndTime(time: number): string {
  return moment(time, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The player's local day as 2026-11-21, for names of files; '' for no time. @param time milliseconds since 1970 */
export function dayStamp(time: number): string {
  if (!isTime(time)) return '';
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * "Otto, Marius et Wulf". A single item needs no `Intl.ListFormat`, which would cost a phone a good part of
 * its start; the first screen hardly ever has more.
 */
export function list(items: readonly string[]): string {
  const [only = ''] = items;
  if (items.length < 2) return only;
  return made(LISTS, spoken(), {}, (language) => new Intl.ListFormat(language)).format(items);
}

/** "1 h 34 min", rounded to the minute. */
export function duration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return NOTHING;
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = unit(minutes % 60, 'minute');
  return hours === 0 ? rest : `${unit(hours, 'hour')}${NO_BREAK_SPACE}${rest}`;
}

/** "12 Mo", for storage: three digits are enough. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes)) return NOTHING;
  const power = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = numberFormat({
    style: 'unit',
    unit: SIZES[power] ?? 'byte',
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  });
  return format.format(bytes / 1000 ** power);
}

/** A language by its own name, "Français", "English", to choose from. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Placeholder for a value that can't be shown. */
const NOTHING = '–';

const NO_BREAK_SPACE = '\u00A0';
const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

function wholePercent(percents: number): string {
  return i18n.t('ui:percent', { value: number(percents) });
}

function unit(value: number, name: 'hour' | 'minute'): string {
  return numberFormat({ style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
}

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return made(NUMBERS, spoken(), options, (language) => new Intl.NumberFormat(language, options));
}

/** A time as text, or "unknown": `Intl` throws outside the range of `Date`. */
function moment(time: number, options: Intl.DateTimeFormatOptions): string {
  return isTime(time) ? dateFormat(options).format(time) : i18n.t('ui:unknown.time');
}

/** Whether it is within the range of `Date`, some 270,000 years on either side of 1970. */
function isTime(time: number): boolean {
  return Math.abs(time) <= 8.64e15;
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return made(DATES, regional(), options, (language) => new Intl.DateTimeFormat(language, options));
}

/** Memoizes formats by language and options: creating one costs a phone 20 ms. */
function made<F>(
  known: Map<string, F>,
  language: string,
  options: object,
  make: (language: string) => F,
): F {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? make(language);
  known.set(key, format);
  return format;
}

const NUMBERS = new Map<string, Intl.NumberFormat>();
const DATES = new Map<string, Intl.DateTimeFormat>();
const LISTS = new Map<string, Intl.ListFormat>();

/**
 * The current language with the player's region: clocks and dates differ between London and Boston. The region
 * is the device's; without one, English is British.
 */
function regional(): string {
  const language = spoken();
  const region = new RegExp(`^${language}-[A-Z]{2}$`, 'u');
  const own = deviceLanguages().find((tag) => region.test(tag));
  return own ?? REGIONS[language] ?? language;
}

const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB' };

/** Best first; none outside a browser. */
function deviceLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

function spoken(): string {
  return i18n.resolvedLanguage ?? DEFAULT_LANGUAGE;
}
