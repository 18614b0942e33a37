import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = styleOf('theme/tokens.css');

const themes = { light: tokensOf('light'), dark: tokensOf('dark') };

const grounds = ['ground', 'raised', 'control', 'faded'];
const tones = [
  'ember',
  'leader',
  'standing',
  'knocked-down',
  'stunned',
  'out-of-action',
  'fleeing',
] as const;

/** Text read at arm’s length, with its backgrounds. */
const primaryText: readonly (readonly [string, string])[] = [
  ...[...grounds, ...tones.map((tone) => `${tone}-surface`), 'rout-surface'].map(
    (ground) => ['text', ground] as const,
  ),
  ['on-inverse', 'inverse'],
  ['text', 'track'],
  ['pass-text', 'pass-surface'],
  ['wrong-text', 'wrong-surface'],
];

const otherText: readonly (readonly [string, string])[] = [
  ...grounds.flatMap((ground) => [['text-2', ground] as const, ['text-3', ground] as const]),
  ...tones.flatMap((tone) => grounds.map((ground) => [`${tone}-text`, ground] as const)),
  ...tones.map((tone) => [`${tone}-text`, `${tone}-surface`] as const),
  ...tones.map((tone) => [`on-${tone}`, tone] as const),
  ['text-2', 'rout-surface'],
  ['text-3', 'rout-surface'],
  ['text-2', 'ember-surface'],
  ['rout-text', 'rout-surface'],
  ['rout-text', 'raised'],
  ['on-ember-2', 'ember'],
  ['badge-text', 'badge-surface'],
  ['wrong-text', 'raised'],
  ['wrong-text', 'ground'],
  ['on-rout', 'rout-mark'],
];

/** Shapes that show a state, with the colours beside them. */
const shapes: readonly (readonly [string, string])[] = [
  ['filled', 'empty'],
  ['filled', 'raised'],
  ['filled', 'ground'],
  ['out-of-action', 'raised'],
  ['out-of-action', 'ground'],
  ['rout-mark', 'rout-surface'],
  ['leader', 'empty'],
  ['leader', 'raised'],
  ['done', 'faded'],
  ...grounds.map((ground) => ['focus', ground] as const),
  ...tones.map((tone) => [tone, `${tone}-surface`] as const),
];

describe.each(Object.entries(themes))('in the %s theme', (_name, tokens) => {
  it.each(primaryText)('%s is easily read on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(otherText)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s can be told from %s', (shape, ground) => {
    expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('each tone has all of its colours', () => {
  const styles = styleOf('kit/tones.css').match(/^\.k-tone-[^}]+/gm) ?? [];
  expect(styles.length).toBeGreaterThan(tones.length);
  for (const style of styles)
    for (const colour of ['tone', 'tone-text', 'tone-surface', 'on-tone'])
      expect(style).toContain(` --${colour}: `);
});

function styleOf(file: string): string {
  return readFileSync(new URL(`../../../src/ui/${file}`, import.meta.url), 'utf8');
}

/** A theme’s colours: one of each light-dark pair. */
function tokensOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const pairs = css.matchAll(/^ {2}--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);$/gm);
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

/** The WCAG 2 contrast ratio of two tokens, from 1 (identical) to 21 (black and white). */
function contrast(tokens: ReadonlyMap<string, string>, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(tokens, one), luminance(tokens, other)].toSorted(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

function luminance(tokens: ReadonlyMap<string, string>, name: string): number {
  const hex = tokens.get(name)?.match(/^#([0-9a-f]{6})$/)?.[1];
  if (hex === undefined) throw new Error(`--${name} is not a plain colour`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
