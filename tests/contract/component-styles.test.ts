import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// A screen is loaded with the styles that its files import. A component that borrows a class of another
// one looks right only after that other one has been on the screen, unless it imports the style itself, or
// a component that does.

const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:css|tsx?)$/.test(name));
const sources: ReadonlyMap<string, string> = new Map(
  files.map((file) => [file, readFileSync(inProject('src', file), 'utf8')]),
);

/** What the app has from its first moment on. */
const EVERYWHERE = closureOf('main.ts', sources);

test('a component imports the style of each class it uses', () => {
  const { homes, used } = classesOf(sources);
  expect(homes.size).toBeGreaterThan(500);
  expect(used.length).toBeGreaterThan(1000);
  expect(unstyled(sources, EVERYWHERE)).toEqual([]);
});

test('every class that a style names is given to something', () => {
  const components = [...sources].flatMap(([file, text]) => (file.endsWith('.tsx') ? text : []));
  const words = new Set(components.flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []));
  const begun = [...words].filter((word) => word.endsWith('-'));
  const isGiven = (name: string) =>
    words.has(name) || begun.some((word) => name.startsWith(word)) || ELSEWHERE.includes(name);
  expect([...classesOf(sources).homes.keys()].filter((name) => !isGiven(name))).toEqual([]);
});

test('a borrowed class would be seen, and one that comes with a part would not', () => {
  const small = new Map([
    ['Card.css', '.card { color: red }\n.card > .card-end { color: blue }'],
    ['Card.tsx', `import './Card.css';\n<p className="card">`],
    ['Whole.tsx', `import { Card } from './Card.tsx';\n<b className={on ? 'card-end' : 'wide'}>`],
    [
      'Borrows.tsx',
      `import type { CardProps } from './Card.tsx';\n<b className={\`card x-\${y}\`}>`,
    ],
    ['Later.tsx', `const Card = later(() => import('./Card.tsx'));\n<b className="card wide">`],
    ['base.css', '.wide { width: 100% }'],
  ]);
  expect(unstyled(small, new Set(['base.css']))).toEqual([
    'Borrows.tsx: card of Card.css',
    'Later.tsx: card of Card.css',
  ]);
});

/** Classes of the bare page and its sheet of icons, which no component gives to anything. */
const ELSEWHERE = ['opening', 'opening-waiting', 'opening-late', 'icon-sheet'];

type Sources = ReadonlyMap<string, string>;
type Use = { readonly file: string; readonly name: string };

/** Each class that a component uses without its style, as `file: class of style`. */
function unstyled(all: Sources, everywhere: ReadonlySet<string>): readonly string[] {
  const { homes, used, prefixes } = classesOf(all);
  const closures = new Map<string, ReadonlySet<string>>();
  const has = (file: string, home: string) => {
    const closure = closures.get(file) ?? closureOf(file, all);
    closures.set(file, closure);
    return everywhere.has(home) || closure.has(home);
  };
  const whole = used.flatMap(({ file, name }) => {
    const styles = homes.get(name) ?? [];
    return styles.length === 0 || styles.some((home) => has(file, home))
      ? []
      : [`${file}: ${name} of ${styles.join(', ')}`];
  });
  const begun = prefixes.flatMap(({ file, name }) => {
    const styles = [...homes].flatMap(([one, at]) => (one.startsWith(name) ? at : []));
    return styles.length === 0 || styles.some((home) => has(file, home))
      ? []
      : [`${file}: ${name}… of ${[...new Set(styles)].join(', ')}`];
  });
  return [...new Set([...whole, ...begun])].toSorted();
}

/** All files that come with this one: what it imports at once, and what that does. */
function closureOf(file: string, all: Sources): ReadonlySet<string> {
  const closure = new Set([file]);
  for (const one of closure) {
    const text = all.get(one) ?? '';
    const targets = [
      ...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?'([#.][^']+)';$/gm),
      ...text.matchAll(/^@import "([^"]+)";$/gm),
    ].map(([, target = '']) => target);
    for (const target of targets) {
      closure.add(
        target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(one), target),
      );
    }
  }
  return closure;
}

/**
 * The styles that each class has, and who uses it: by its whole name, or by a beginning that is completed as
 * the component is drawn.
 */
function classesOf(all: Sources) {
  const homes = homesOf(all);
  const used: Use[] = [];
  const prefixes: Use[] = [];
  for (const [file, text] of all) {
    if (!file.endsWith('.tsx')) continue;
    for (const { 1: opening = '', index } of text.matchAll(GIVES)) {
      collect(file, bracketed(text, index + opening.length));
    }
  }
  return { homes, used, prefixes };

  function collect(file: string, text: string) {
    for (const [, quote, inside = ''] of text.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)) {
      for (const word of inside.split(/\s+/)) {
        const [start = '', ...rest] = word.split('${');
        if (quote === '`' && rest.length > 0) prefixes.push({ file, name: start });
        else used.push({ file, name: word });
      }
    }
  }
}

/** Where classes are given, or put together to be handed on. */
const GIVES = /(\bclassName(?:=|s(?=\()|:\s*))/g;

/** What the bracket that opens here holds, or the string that begins here. */
function bracketed(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (depth === 0 && at > start && text[at] === text[start]) return text.slice(start, at + 1);
    if (/[{(]/.test(text[at] ?? '')) depth += 1;
    if (/[})]/.test(text[at] ?? '')) depth -= 1;
    if (depth === 0 && /[})]/.test(text[at] ?? '')) return text.slice(start, at);
  }
  return text.slice(start);
}

/**
 * For each class the styles that say what it looks like by itself, or else those that name it first. What is
 * only named inside something else has no style of its own: none.
 */
function homesOf(all: Sources): ReadonlyMap<string, readonly string[]> {
  const ranked = new Map<string, Map<string, number>>();
  for (const [file, text] of all) {
    if (!file.endsWith('.css')) continue;
    const rules = text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
    for (const [, selectors = ''] of rules) {
      if (selectors.trim().startsWith('@')) continue;
      for (const selector of selectors.split(/,(?![^(]*\))/)) note(file, selector.trim());
    }
  }
  return new Map(
    [...ranked].map(([name, styles]) => {
      const best = Math.min(...styles.values());
      return [
        name,
        best === 2 ? [] : [...styles].flatMap(([file, rank]) => (rank === best ? file : [])),
      ];
    }),
  );

  function note(file: string, selector: string) {
    for (const { 1: name = '', index } of selector.matchAll(/\.([a-z][\w-]*)/g)) {
      const rank = selector === `.${name}` ? 0 : index === 0 ? 1 : 2;
      const styles = ranked.get(name) ?? new Map<string, number>();
      styles.set(file, Math.min(rank, styles.get(file) ?? rank));
      ranked.set(name, styles);
    }
  }
}
