import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  date,
  dateAndTime,
  dayStamp,
  duration,
  fileSize,
  languageName,
  list,
  number,
  percent,
  timeOfDay,
} from '#i18n/format.ts';
import { changeLanguage, LANGUAGES, startI18n } from '#i18n/setup.ts';
import { fraction } from '#rules/dice/fraction.ts';
import { isListed, UNTRANSLATED } from '../support/untranslated.ts';

beforeAll(() => startI18n('fr'));

/** Makes no-break spaces visible. Browsers differ in where they use the narrow one. */
function seen(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, '⍽');
}

describe('a chance', () => {
  test.each([
    [13, 18, '72⍽%'],
    [0, 1, '0⍽%'],
    [1, 1, '100⍽%'],
    [1, 2, '50⍽%'],
    [1, 1000, '<⍽1⍽%'],
    [1, 216, '<⍽1⍽%'],
    [1, 200, '1⍽%'],
    [999, 1000, '>⍽99⍽%'],
    [199, 200, '>⍽99⍽%'],
    [989, 1000, '99⍽%'],
    [1, 3, '33⍽%'],
    [2, 3, '67⍽%'],
  ])('of %i in %i shows as %s', (num, den, shown) => {
    expect(seen(percent(fraction(num, den)))).toBe(shown);
  });
});

describe.each(LANGUAGES)('formats that do not use Intl, in %s', (language) => {
  beforeAll(() => changeLanguage(language));
  afterAll(() => changeLanguage('fr'));

  test('match Intl', () => {
    const whole = new Intl.NumberFormat(language);
    for (let value = 0; value < 1000; value += 1) expect(number(value)).toBe(whole.format(value));
  });

  // The sign is a text of the app, which may not be translated yet.
  test.skipIf(isListed(UNTRANSLATED, language, 'ui'))('holds for percentages too', () => {
    const share = new Intl.NumberFormat(language, { style: 'percent' });
    for (let value = 0; value <= 100; value += 1) {
      expect(seen(percent(fraction(value, 100)))).toBe(seen(share.format(value / 100)));
    }
  });
});

describe('in French', () => {
  const evening = new Date(2026, 10, 21, 19, 5).getTime();

  test.each([
    ['a number', () => number(1234.5), '1⍽234,5'],
    ['a day', () => date(evening), '21 novembre 2026'],
    ['a time', () => timeOfDay(evening), '19:05'],
    ['both', () => dateAndTime(evening), '21 nov. 2026, 19:05'],
    ['a day in a file name', () => dayStamp(evening), '2026-11-21'],
    ['nobody', () => list([]), ''],
    ['one alone', () => list(['Otto']), 'Otto'],
    ['three', () => list(['Otto', 'Marius', 'Wulf']), 'Otto, Marius et Wulf'],
    ['a short battle', () => duration(17 * 60_000), '17⍽min'],
    ['a long one', () => duration(94 * 60_000), '1⍽h⍽34⍽min'],
    ['no time at all', () => duration(-5), '0⍽min'],
    ['a few bytes', () => fileSize(12), '12⍽o'],
    ['some more', () => fileSize(12_345_678), '12,3⍽Mo'],
    ['a whole phone', () => fileSize(64e9), '64⍽Go'],
  ])('%s', (_, shown, expected) => {
    expect(seen(shown())).toBe(expected);
  });
});

describe('a time in English', () => {
  const evening = new Date(2026, 10, 21, 19, 5).getTime();

  beforeAll(() => changeLanguage('en'));
  afterAll(() => changeLanguage('fr'));
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['a British phone', ['en-GB', 'en'], '19:05', '21 Nov 2026, 19:05'],
    ['an American phone', ['en-US', 'en'], '7:05 PM', 'Nov 21, 2026, 7:05 PM'],
    ['a French phone', ['fr-FR', 'fr'], '19:05', '21 Nov 2026, 19:05'],
    ['a French phone with American words', ['fr-FR', 'en-US'], '7:05 PM', 'Nov 21, 2026, 7:05 PM'],
    ['a phone that tells no region', ['en'], '19:05', '21 Nov 2026, 19:05'],
    ['a phone with a tag of its own', ['en-x-odd', 'c'], '19:05', '21 Nov 2026, 19:05'],
  ])('on %s', (_, languages, clock, both) => {
    vi.stubGlobal('navigator', { languages });
    // The space before PM depends on the version of the locale data.
    expect(timeOfDay(evening).replace(/\s/g, ' ')).toBe(clock);
    expect(dateAndTime(evening).replace(/\s/g, ' ')).toBe(both);
  });

  test('uses the language’s own format in French, whatever English the phone uses', () => {
    vi.stubGlobal('navigator', { languages: ['en-US', 'fr-FR'] });
    return changeLanguage('fr').then(() => {
      expect(timeOfDay(evening)).toBe('19:05');
    });
  });
});

describe('in English', () => {
  beforeAll(() => changeLanguage('en'));
  afterAll(() => changeLanguage('fr'));

  test('every format', () => {
    const evening = new Date(2026, 10, 21, 19, 5).getTime();
    expect(percent(fraction(13, 18))).toBe('72%');
    expect(seen(percent(fraction(1, 1000)))).toBe('<⍽1%');
    expect(number(1234.5)).toBe('1,234.5');
    expect(date(evening)).toBe('21 November 2026');
    expect(list(['Otto', 'Marius', 'Wulf'])).toBe('Otto, Marius, and Wulf');
    expect(seen(duration(94 * 60_000))).toBe('1 hr⍽34 min');
    expect(fileSize(12_345_678)).toBe('12.3 MB');
  });
});

test('a French percentage has the wide no-break space before its sign', () => {
  expect(percent(fraction(13, 18))).toBe('72\u00A0%');
});

test('languages are listed by their own names', () => {
  expect([languageName('fr'), languageName('en')]).toEqual(['Français', 'English']);
});

describe.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, -1e300, 8.64e15 + 1])(
  'an invalid time: %d',
  (time) => {
    test('is shown as unknown, without an error', () => {
      expect(date(time)).toBe('date inconnue');
      expect(timeOfDay(time)).toBe('date inconnue');
      expect(dateAndTime(time)).toBe('date inconnue');
      expect(dayStamp(time)).toBe('');
    });
  },
);

test('an unknown amount is shown as a dash', () => {
  expect(duration(Number.NaN)).toBe('–');
  expect(fileSize(Number.POSITIVE_INFINITY)).toBe('–');
  expect(percent({ num: 1n, den: 0n })).toBe('–');
});
