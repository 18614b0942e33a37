import type { Force, Roster, Selection } from '#exchange/import/files/tree.ts';
import { MOST } from '#exchange/import/limits.ts';
import {
  couldBeName,
  nameBehind,
  namePartsIn,
  trimmed,
  xpIn,
} from '#exchange/import/words/called.ts';
import { areItems, counted, itemsIn, splitOutside, tidied } from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { saysExperience, sectionOf, withoutGrade } from '#exchange/import/words/sections.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';

/** A selection while lines below still add to it. */
interface Open {
  readonly depth: number;
  readonly line: number;
  readonly raw: string;
  readonly number: number;
  readonly category: string;
  readonly children: Open[];
  /** `• Name: Otto` below the line of what he is. */
  own?: string;
  /** What he is called and is, where the line says it beyond doubt. */
  readonly called?: { readonly name: string; readonly type: string };
}

/** `# ++ Warband ++` and `## Heroes [180 gc]`: the same with signs of headings before its lines, taken away. */
export function withoutHashes(text: string): string {
  if (!/^#+\s*\+\+/mu.test(text)) return text;
  return text.replaceAll(/^#+\s*(?=\+\+)/gmu, '').replaceAll(/^#+\s+([^+\n]+?)\s*$/gmu, '+ $1 +');
}

/** How list builders sign their texts. */
export function isSigned(text: string): boolean {
  return /(?:created|exported) with (?:battlescribe|new ?recruit)|newrecruit\.eu/i.test(text);
}

/** How list builders sign their texts, and what their lines look like. */
export function looksBuilt(text: string): boolean {
  if (isSigned(text)) return true;
  const rows = text.split('\n', 400);
  const forces = rows.filter((row) => /^\s*\+\+.+\+\+\s*(?:\[[^\]]*\]\s*)?$/.test(row)).length;
  const categories = rows.filter((row) => /^\s*\+\s[^+]+\s\+/.test(row)).length;
  return forces > 0 && categories > 0;
}

/** The same text without what its player says above it; every line stays where it is. */
export function withoutGreeting(text: string): string {
  const rows = text.split('\n');
  const begins = rows.findIndex((row) => /\[\d+[^\]]*\]|^\s*(?:\+\+|#)/u.test(row));
  return rows
    .map((row, at) => (at < begins && /(?:\S+\s+){4}\S*[.!?…:]\s*$/u.test(row) ? '' : row))
    .join('\n');
}

/** The tree in a text of BattleScribe or New Recruit: forces, categories and one line a selection. */
export function rosterOfText(text: string, words: Words): Roster {
  const forces: { name: string; catalogue: string; roots: Open[] }[] = [];
  const path: Open[] = [];
  let category = '';
  let title = '';
  /** The first line is the title beyond doubt: nothing else stands above the first force. */
  const titled = titleAlone(text);
  const force = () => {
    const last = forces.at(-1);
    if (last !== undefined) return last;
    const first = { name: '', catalogue: '', roots: [] };
    forces.push(first);
    return first;
  };
  for (const [index, raw] of text.split('\n').slice(0, MOST.lines).entries()) {
    const row = raw.slice(0, MOST.line).replaceAll('\u00A0', ' ');
    const body = row.trim();
    if (body === '') continue;
    if (titled === index) {
      title = body;
      continue;
    }
    const root = depthOf(row) === 0 ? rootIn(body, index + 1, category, words) : null;
    if (root !== null) {
      path.length = 0;
      force().roots.push(root);
      path.push(root);
      continue;
    }
    if (isSignature(body)) continue;
    const triple = /^\+{3,}\s*([^+]*\p{L}[^+]*?)\s*\+{3,}$/u.exec(body);
    if (triple !== null) {
      const said = (triple[1] ?? '').replaceAll(/\s*\[[^\]]*\]/g, '');
      if (!/^total\b/iu.test(said)) title = said;
      continue;
    }
    const double = /^\+\+\s*(.*?)\s*\+\+(?:\s*\[.*)?$/.exec(body);
    if (double !== null) {
      const said = double[1] ?? '';
      if (/^(?:total|selections|rules|roster cost)/i.test(said)) continue;
      if (title === '' && forces.length === 0 && isAboveForce(text, index)) {
        title = said;
        continue;
      }
      forces.push({ ...forceIn(said, words), roots: [] });
      path.length = 0;
      category = '';
      continue;
    }
    const [key = '', value = '', ...rest] = body.split(/\s*:\s+/u);
    if (rest.length === 0 && value !== '' && WARBAND_KEY.test(plain(key))) {
      title = value;
      continue;
    }
    const single = /^\+\s+(.*?)\s+\+(?:\s*\[.*)?$/.exec(body);
    if (single !== null) {
      category = (single[1] ?? '').replaceAll(/\s*\[.*$/g, '');
      path.length = 0;
      continue;
    }
    if (body.startsWith('+')) continue;
    const alone = sectionOf(body.replaceAll(/[:\s]+$/g, ''));
    if (
      depthOf(row) === 0 &&
      (alone === 'hero' || alone === 'henchmen' || alone === 'hiredSword')
    ) {
      category = body;
      path.length = 0;
      continue;
    }
    const depth = depthOf(row);
    const named = depth > 0 ? nameIn(body) : '';
    const whose = path.findLast((one) => one.depth < depth);
    if (named !== '' && whose !== undefined) {
      whose.own = named;
      continue;
    }
    if (
      forces.length === 0 &&
      depth === 0 &&
      !/[[(]\s*[\d,. ]+\s*\p{L}/u.test(body) &&
      title === ''
    ) {
      title = tidied(body);
      continue;
    }
    const open = lineIn(body, depth, index + 1, category, words);
    if (depth === 0 && forces.length === 0 && title === '') {
      // `Crows (Reiklanders) (480 gc)`: the roster itself.
      title = open.raw;
      continue;
    }
    while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
    const parent = path.at(-1);
    if (parent === undefined) force().roots.push(open);
    else parent.children.push(open);
    if (path.length < MOST.depth) path.push(open);
  }
  const [first] = forces;
  const told = titleInParts(title, words) ?? titleIn(title, first?.catalogue ?? '', words);
  return {
    name:
      told?.[1] ??
      withoutGame(title, words).replaceAll(/\s*[[(][\d,. ]+\s*\p{L}*\.?\s*[\])]\s*$/gu, ''),
    systemName: '',
    systemId: '',
    generator: '',
    forces: forces.map(
      (one): Force => ({
        name: one.name,
        catalogue: one.catalogue || (one === first ? (told?.[2] ?? '') : ''),
        selections: one.roots.map((root) => selectionOf(root, words, true)),
      }),
    ),
  };
}

/** How builders head the name of a warband and of a fighter in five languages. */
const WARBAND_KEY = /^(?:.* )?(?:warband|kriegerbande|bandenname|bande|banda|gang)(?: name)?$/;
const FIGHTER_KEYS: ReadonlySet<string> = new Set(['name', 'nom', 'nombre', 'nome']);

/** `• Name: Otto`; '' for any other line. */
function nameIn(body: string): string {
  const [, key = '', name = ''] = /^[.\s•●◦○▪‣*-]*(\p{L}+)\s*:\s*(\p{L}.{1,40})$/u.exec(body) ?? [];
  return FIGHTER_KEYS.has(plain(key)) ? name.trim() : '';
}

/** The line, counted from 0, that alone stands above the first force; null where more or nothing does. */
function titleAlone(text: string): number | null {
  const rows = text.split('\n', 40);
  const force = rows.findIndex((row) => row.trim().startsWith('++'));
  const above = rows
    .slice(0, Math.max(0, force))
    .flatMap((row, at) => (row.trim() === '' ? [] : at));
  return above.length === 1 ? (above[0] ?? null) : null;
}

/** `Crows (Mordheim) [480 gc]`. */
function withoutGame(title: string, { lexicon }: Words): string {
  return title.replace(/\s*\(([^()]+)\)/u, (whole, inner: string) =>
    fold(inner) === fold(lexicon.game) ? '' : whole,
  );
}

/** `Crows - Mordheim - Reiklanders (1a) - [480 gc]`: New Recruit names the game and its list behind the name. */
function titleInParts(title: string, words: Words): readonly string[] | null {
  // `Crows (Mordheim - Orc Mob)`.
  const open = title.replace(/\s*\(([^()]+\s[-–—]\s[^()]+)\)$/u, ' - $1');
  const parts = open.split(/\s+[-–—]\s+/u).filter((part) => !/^[[(][^()[\]]*[\])]$/u.test(part));
  const others = parts.filter((part) => fold(part) !== fold(words.lexicon.game));
  const at = others.findLastIndex((part) => isWord(words, 'warbands', withoutGrade(part)));
  if (others.length < 2 || at < 0) return null;
  return [title, others.toSpliced(at, 1).join(' - '), withoutGrade(others[at] ?? '')];
}

/** Right above the line of a force stands the roster's own, whatever signs it has. */
function isAboveForce(text: string, index: number): boolean {
  const next =
    text
      .split('\n', index + 10)
      .slice(index + 1)
      .find((row) => row.trim() !== '') ?? '';
  return /^\s*\+\+(?!\+)/.test(next);
}

/** Name and type in a title; null when what stands in its brackets is part of the name. */
function titleIn(title: string, catalogue: string, words: Words): readonly string[] | null {
  const told = /^(.*?)\s*(?:-\s*)?\(([^)]+(?:\(\d[a-d]\))?)\)\s*(?:[[(].*)?$/.exec(title);
  const type = withoutGrade(told?.[2] ?? '');
  if (catalogue === '' || fold(type) === fold(catalogue)) return told;
  // `Crows (Reikland)` above `Reiklanders`: two names of the same.
  const [ids, own] = [type, catalogue].map((one) => look(words, 'warbands', one)?.ids ?? []);
  return ids?.some((id) => id !== '' && own?.includes(id)) === true ? told : null;
}

/**
 * `Otto (Captain) [1] [85 gc]`: with the number of models behind it, a known type in the last brackets
 * leaves all before them for the name, whatever stands in it.
 */
function rootIn(body: string, line: number, category: string, words: Words): Open | null {
  const { many, kind = '', called = '' } = NAMED_BEHIND.exec(body)?.groups ?? {};
  // `Vampire: Baroness Ysolde [140 gc]`, `3x Zombie [45 gc]: The Tenants`.
  const priced = body.includes('[');
  if (priced && called !== '' && isWord(words, 'profiles', kind) && couldBeName(called, words))
    return {
      depth: 0,
      line,
      raw: kind,
      number: Number(many ?? 1),
      category,
      children: [],
      called: { name: called, type: kind },
    };
  const [whole, name = '', type = '', models = ''] =
    /^(\S.*?)\s+\(([^()]+)\)\s+\[(\d{1,2})\](?:\s*\[[^\]]*\])?$/u.exec(body) ?? [];
  if (whole === undefined || !isWord(words, 'profiles', type)) return null;
  const [, quoted = name] = /^“(.*)”$/u.exec(name) ?? [];
  return {
    depth: 0,
    line,
    raw: name,
    number: Number(models),
    category,
    children: [],
    called: { name: quoted, type },
  };
}

const NAMED_BEHIND =
  /^(?:(?<many>\d{1,2})\s*x\s+)?(?<kind>\p{L}[^:[\]]+?)\s*(?:\[[^\]]*\])?:\s+["“]?(?<called>\p{Lu}[^:,"”[\]]+?)["”]?(?:\s+\[[^\]]*\])?$/u;

function isSignature(body: string): boolean {
  return /^(?:created with|exported with|newrecruit|https?:|\+\+ total|total:|[+=_-]{5,}$)/i.test(
    body,
  );
}

/** `Warband (Reiklanders (1a)) [480gc]`, `Mordheim - Reiklanders - Warband`. */
function forceIn(
  said: string,
  words: Words,
): { readonly name: string; readonly catalogue: string } {
  // `Mordheim - Reiklanders (1a) - Crows`: New Recruit's own title in the place of a force.
  const told = titleInParts(said.replaceAll(/\s*\[[^\]]*\]\s*/g, ' '), words);
  if (told !== null) return { name: told[1] ?? '', catalogue: told[2] ?? '' };
  const bare = withoutGrade(said.replaceAll(/\s*\[[^\]]*\]\s*/g, ' ')).trim();
  const bracket = /^([^(]*)\((.*)\)$/.exec(bare);
  if (bracket !== null)
    return { name: (bracket[1] ?? '').trim(), catalogue: (bracket[2] ?? '').trim() };
  const parts = bare.split(/\s+-\s+/);
  return { name: parts[0] ?? '', catalogue: parts.length > 1 ? (parts.at(-1) ?? '') : '' };
}

function depthOf(row: string): number {
  const dots = /^\s*((?:\.\s*)+)/.exec(row);
  if (dots !== null) return (dots[1] ?? '').replaceAll(/[^.]/g, '').length;
  const indent = row.length - row.trimStart().length;
  const body = row.trimStart();
  if (/^[◦○▪‣]/.test(body)) return Math.max(2, Math.ceil(indent / 3));
  if (/^[•●*-]\s/.test(body)) return Math.max(1, Math.ceil(indent / 3));
  return indent > 1 ? Math.ceil(indent / 2) : 0;
}

function lineIn(body: string, depth: number, line: number, category: string, words: Words): Open {
  const plainLine = body.replaceAll(/^[.\s•●◦○▪‣*-]+/g, '');
  const [head = '', ...others] = splitOutside(plainLine, ':');
  const models = /\[\s*(\d{1,2})\s*(?:\]|(?:models?|figurines?|modelle)\b)/i.exec(head);
  const { xp } = xpIn(/\[[^\]]*\]/.exec(head)?.[0] ?? '');
  const name = head
    .replaceAll(/\s*\[[^\]]*\]/g, '')
    .replaceAll(/\s*\((?:\d[\d,. ]*\s*(?:points?|pts?|gc|warband rating)[^)]*)\)/gi, '')
    .trim();
  const front = /^(\d{1,3})\s*x\s+/i.exec(name);
  const number = front === null ? Number(models?.[1] ?? 1) : Number(front[1]);
  const leaf = (raw: string, count: number): Open => ({
    depth: depth + 1,
    line,
    raw,
    number: count,
    category: '',
    children: [],
  });
  const list = splitOutside(others.join(': '), ',').map((item): Open => {
    const bare = item.replaceAll(/\s*\[[^\]]*\]/g, '');
    // `Paire de pistolets` is a thing of its own.
    const one = isWord(words, 'items', bare) ? { text: bare.trim(), count: null } : counted(bare);
    return leaf(one.text, one.count ?? 1);
  });
  // `Experience: 20`.
  const [, word = name, points = others[0] ?? ''] = /^(\p{L}+)\s+(\d{1,3})$/u.exec(name) ?? [];
  if (saysExperience(word) && /^\d{1,3}$/u.test(points.trim()))
    return { ...leaf(EXPERIENCE_NAME, Number(points)), depth, category };
  // `. Sword [10 gc], Helmet [10 gc]`, `. no equipment`: what he has, without a word for it.
  const strung = others.length === 0 ? itemsIn(plainLine, line, words) : [];
  const things = plainLine.includes(',') && areItems(strung, words, 0.67);
  if (depth > 0 && (things || /^no (?:equipment|weapons?)$/iu.test(plainLine)))
    return {
      ...leaf('Equipment', 1),
      depth,
      category,
      children: strung.map(({ text, count }) => leaf(text, count)),
    };
  return {
    depth,
    line,
    raw: front === null ? name : name.slice(front[0].length),
    number,
    category,
    // `[105gc, 20XP]` is what elsewhere stands among his selections.
    children: xp === null ? list : [leaf(EXPERIENCE_NAME, xp), ...list],
  };
}

/** As list builders call it. */
const EXPERIENCE_NAME = 'Experience';

function selectionOf(open: Open, words: Words, root: boolean): Selection {
  const called = root ? ownOf(open, words) : null;
  const type = called?.type ?? open.raw;
  return {
    line: open.line,
    name: type,
    customName: open.own ?? called?.name ?? '',
    type: '',
    group: '',
    number: open.number,
    profiles: [],
    rules: [],
    categories: open.category === '' ? [] : [{ id: '', name: open.category, primary: true }],
    costs: [],
    children: open.children.map((child) => {
      const inner = selectionOf(child, words, false);
      const alike =
        fold(inner.name) === fold(type) ||
        (root && child.number > 1 && isSame(child.raw, type, words)) ||
        (root &&
          child.children.length > 0 &&
          sectionOf(child.raw) === null &&
          namePartsIn(child.raw, words).known);
      return alike ? { ...inner, type: 'model' } : inner;
    }),
  };
}

function ownOf({ called, raw }: Open, words: Words): Open['called'] | null {
  if (called !== undefined) return called;
  const bare = raw.replaceAll(/\s*\(\d[a-d]\)/gi, '');
  const told = namePartsIn(bare, words);
  if (!told.known) return null;
  // `Orc Boss (Gorbag)`: the other way round.
  return { name: told.name || nameBehind(bare, words), type: trimmed(told.type) };
}

/** `Warhounds of Sigmar` and each `Warhound of Sigmar` of them. */
function isSame(one: string, other: string, words: Words): boolean {
  const [id, ...more] = look(words, 'profiles', one)?.ids ?? [];
  return id !== undefined && more.length === 0 && look(words, 'profiles', other)?.ids[0] === id;
}
