import type { Force, Roster, Selection } from '#exchange/import/files/tree.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import {
  areMostlyItems,
  itemsIn,
  saysNoGear,
  splitCount,
  splitOutsideBrackets,
} from '#exchange/import/words/items.ts';
import { withoutMarkup } from '#exchange/import/words/markup.ts';
import {
  couldBeName,
  nameInBrackets,
  namePartsIn,
  trimmedName,
  xpIn,
} from '#exchange/import/words/name-parts.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { saidFor, wordsFor } from '#exchange/import/words/phrases.ts';
import {
  isRole,
  saysExperience,
  sectionOf,
  withoutGrade,
} from '#exchange/import/words/sections.ts';
import { isWord, lookUp, type Words } from '#exchange/import/words/words.ts';
import {
  COST,
  EQUIPMENT,
  EXPERIENCE,
  NO_FORCE,
  SIGNATURE,
  SIGNATURE_LINE,
  TOTAL,
} from './labels.ts';

/** A selection that the lines below may still extend. */
interface OpenSelection {
  readonly depth: number;
  readonly line: number;
  readonly raw: string;
  readonly number: number;
  readonly category: string;
  readonly children: OpenSelection[];
  /** From `• Name: Otto` on a line below. */
  own?: string;
  /** Name and type, where the line is unambiguous. */
  readonly called?: { readonly name: string; readonly type: string };
}

/** Removes Markdown heading marks: `# ++ Warband ++`, `## Heroes [180 gc]`. */
export function withoutHashes(text: string): string {
  if (!/^#+\s*\+\+/mu.test(text)) return text;
  return text.replaceAll(/^#+\s*(?=\+\+)/gmu, '').replaceAll(/^#+\s+([^+\n]+?)\s*$/gmu, '+ $1 +');
}

/** Whether a text has a list builder's signature. */
export function isSigned(text: string): boolean {
  return SIGNATURE.test(text);
}

/** Whether a text has a list builder's signature or layout. */
export function looksLikeListBuilder(text: string): boolean {
  if (isSigned(text)) return true;
  const rows = text.split('\n', 400);
  const forces = rows.filter((row) => /^\s*\+\+.+\+\+\s*(?:\[[^\]]*\]\s*)?$/.test(row)).length;
  const categories = rows.filter((row) => /^\s*\+\s[^+]+\s\+/.test(row)).length;
  return forces > 0 && categories > 0;
}

/** Blanks the sentences above a list; line numbers stay. */
export function withoutGreeting(text: string): string {
  const rows = text.split('\n');
  const begins = rows.findIndex((row) => /\[\d+[^\]]*\]|^\s*(?:\+\+|#)/u.test(row));
  return rows
    .map((row, at) => (at < begins && /(?:\S+\s+){4}\S*[.!?…:]\s*$/u.test(row) ? '' : row))
    .join('\n');
}

/** The roster in a text of BattleScribe or New Recruit: forces, categories and a line per selection. */
export function rosterOfText(text: string, words: Words): Roster {
  const forces: { name: string; catalogue: string; roots: OpenSelection[] }[] = [];
  const path: OpenSelection[] = [];
  let category = '';
  let title = '';
  /** A single line above the first force is the title. */
  const titled = soleTitleLine(text);
  const force = () => {
    const last = forces.at(-1);
    if (last !== undefined) return last;
    const first = { name: '', catalogue: '', roots: [] };
    forces.push(first);
    return first;
  };
  for (const [index, raw] of text.split('\n').slice(0, IMPORT_LIMITS.lines).entries()) {
    const row = raw.slice(0, IMPORT_LIMITS.line).replaceAll('\u00A0', ' ');
    const body = row.trim();
    if (body === '') continue;
    if (titled === index) {
      title = body;
      continue;
    }
    const root = depthOf(row) === 0 ? rootSelection(body, index + 1, category, words) : null;
    if (root !== null) {
      path.length = 0;
      force().roots.push(root);
      path.push(root);
      continue;
    }
    if (SIGNATURE_LINE.test(body)) continue;
    const triple = /^\+{3,}\s*([^+]*\p{L}[^+]*?)\s*\+{3,}$/u.exec(body);
    if (triple !== null) {
      const said = (triple[1] ?? '').replaceAll(/\s*\[[^\]]*\]/g, '');
      if (!TOTAL.test(said)) title = said;
      continue;
    }
    const double = /^\+\+\s*(.*?)\s*\+\+(?:\s*\[.*)?$/.exec(body);
    if (double !== null) {
      const said = double[1] ?? '';
      if (NO_FORCE.test(said)) continue;
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
    if (depthOf(row) === 0 && isRole(alone)) {
      category = body;
      path.length = 0;
      continue;
    }
    const depth = depthOf(row);
    const named = depth > 0 ? ownNameIn(body) : '';
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
      title = withoutMarkup(body);
      continue;
    }
    const open = selectionInLine(body, depth, index + 1, category, words);
    if (depth === 0 && forces.length === 0 && title === '') {
      // `Crows (Reiklanders) (480 gc)`: the roster's title.
      title = open.raw;
      continue;
    }
    while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
    const parent = path.at(-1);
    if (parent === undefined) force().roots.push(open);
    else parent.children.push(open);
    if (path.length < IMPORT_LIMITS.depth) path.push(open);
  }
  const [first] = forces;
  const parts = splitDashedTitle(title, words) ?? splitTitle(title, first?.catalogue ?? '', words);
  return {
    name:
      parts?.[1] ??
      withoutGameName(title, words).replaceAll(/\s*[[(][\d,. ]+\s*\p{L}*\.?\s*[\])]\s*$/gu, ''),
    systemName: '',
    systemId: '',
    generator: '',
    costs: [],
    forces: forces.map(
      (one): Force => ({
        name: one.name,
        catalogue: one.catalogue || (one === first ? (parts?.[2] ?? '') : ''),
        selections: one.roots.map((root) => selectionOf(root, words, true)),
      }),
    ),
  };
}

/** Labels for the name of a warband and of a fighter. */
const WARBAND_KEY = new RegExp(
  `^(?:.* )?${saidFor(({ columns }) => columns.band, plain)}(?: ${saidFor(
    ({ phrases }) => phrases.nameHead,
    plain,
  )})?$`,
  'u',
);
const FIGHTER_KEYS: ReadonlySet<string> = new Set(
  wordsFor(({ columns }) => columns.name.slice(0, 1)).map(plain),
);

/** `• Name: Otto`; '' for any other line. */
function ownNameIn(body: string): string {
  const [, key = '', name = ''] = /^[.\s•●◦○▪‣*-]*(\p{L}+)\s*:\s*(\p{L}.{1,40})$/u.exec(body) ?? [];
  return FIGHTER_KEYS.has(plain(key)) ? name.trim() : '';
}

/** Index of the only line above the first force; null for none or several. */
function soleTitleLine(text: string): number | null {
  const rows = text.split('\n', 40);
  const force = rows.findIndex((row) => row.trim().startsWith('++'));
  const above = rows
    .slice(0, Math.max(0, force))
    .flatMap((row, at) => (row.trim() === '' ? [] : at));
  return above.length === 1 ? (above[0] ?? null) : null;
}

/** Removes the game's name from `Crows (Mordheim) [480 gc]`. */
function withoutGameName(title: string, { lexicon }: Words): string {
  return title.replace(/\s*\(([^()]+)\)/u, (whole, inner: string) =>
    fold(inner) === fold(lexicon.game) ? '' : whole,
  );
}

/** `Crows - Mordheim - Reiklanders (1a) - [480 gc]`: New Recruit's title of name, game and list. */
function splitDashedTitle(title: string, words: Words): readonly string[] | null {
  // `Crows (Mordheim - Orc Mob)`.
  const open = title.replace(/\s*\(([^()]+\s[-–—]\s[^()]+)\)$/u, ' - $1');
  const parts = open.split(/\s+[-–—]\s+/u).filter((part) => !/^[[(][^()[\]]*[\])]$/u.test(part));
  const others = parts.filter((part) => fold(part) !== fold(words.lexicon.game));
  const at = others.findLastIndex((part) => isWord(words, 'warbands', withoutGrade(part)));
  if (others.length < 2 || at < 0) return null;
  return [title, others.toSpliced(at, 1).join(' - '), withoutGrade(others[at] ?? '')];
}

/** The line right above a force's is the roster's title, whatever its markup. */
function isAboveForce(text: string, index: number): boolean {
  const next =
    text
      .split('\n', index + 10)
      .slice(index + 1)
      .find((row) => row.trim() !== '') ?? '';
  return /^\s*\+\+(?!\+)/.test(next);
}

/** Name and type in a title; null if the text in brackets is part of the name. */
function splitTitle(title: string, catalogue: string, words: Words): readonly string[] | null {
  const parts = /^(.*?)\s*(?:-\s*)?\(([^)]+(?:\(\d[a-d]\))?)\)\s*(?:[[(].*)?$/.exec(title);
  const type = withoutGrade(parts?.[2] ?? '');
  if (catalogue === '' || fold(type) === fold(catalogue)) return parts;
  // `Crows (Reikland)` above `Reiklanders`: two names of one list.
  const [ids, own] = [type, catalogue].map((one) => lookUp(words, 'warbands', one)?.ids ?? []);
  return ids?.some((id) => id !== '' && own?.includes(id)) === true ? parts : null;
}

/**
 * `Otto (Captain) [1] [85 gc]`: a known type in brackets before the number of models; everything before it is the
 * name.
 */
function rootSelection(
  body: string,
  line: number,
  category: string,
  words: Words,
): OpenSelection | null {
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

/** `Warband (Reiklanders (1a)) [480gc]`, `Mordheim - Reiklanders - Warband`. */
function forceIn(
  said: string,
  words: Words,
): { readonly name: string; readonly catalogue: string } {
  // `Mordheim - Reiklanders (1a) - Crows`: New Recruit's title in place of a force.
  const dashed = splitDashedTitle(said.replaceAll(/\s*\[[^\]]*\]\s*/g, ' '), words);
  if (dashed !== null) return { name: dashed[1] ?? '', catalogue: dashed[2] ?? '' };
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

function selectionInLine(
  body: string,
  depth: number,
  line: number,
  category: string,
  words: Words,
): OpenSelection {
  const plainLine = body.replaceAll(/^[.\s•●◦○▪‣*-]+/g, '');
  const [head = '', ...others] = splitOutsideBrackets(plainLine, ':');
  const models = MODELS.exec(head);
  const { xp } = xpIn(/\[[^\]]*\]/.exec(head)?.[0] ?? '');
  const name = head
    .replaceAll(/\s*\[[^\]]*\]/g, '')
    .replaceAll(COST, '')
    .trim();
  const front = /^(\d{1,3})\s*x\s+/i.exec(name);
  const number = front === null ? Number(models?.[1] ?? 1) : Number(front[1]);
  const leaf = (raw: string, count: number): OpenSelection => ({
    depth: depth + 1,
    line,
    raw,
    number: count,
    category: '',
    children: [],
  });
  const list = splitOutsideBrackets(others.join(': '), ',').map((item): OpenSelection => {
    const bare = item.replaceAll(/\s*\[[^\]]*\]/g, '');
    // `Paire de pistolets` is a single item.
    const one = isWord(words, 'items', bare)
      ? { text: bare.trim(), count: null }
      : splitCount(bare);
    return leaf(one.text, one.count ?? 1);
  });
  // `Experience: 20`.
  const [, word = name, points = others[0] ?? ''] = /^(\p{L}+)\s+(\d{1,3})$/u.exec(name) ?? [];
  if (saysExperience(word) && /^\d{1,3}$/u.test(points.trim()))
    return { ...leaf(EXPERIENCE, Number(points)), depth, category };
  // `. Sword [10 gc], Helmet [10 gc]`, `. no equipment`: gear without a label.
  const strung = others.length === 0 ? itemsIn(plainLine, line, words) : [];
  const things = plainLine.includes(',') && areMostlyItems(strung, words, 0.67);
  if (depth > 0 && (things || saysNoGear(plainLine)))
    return {
      ...leaf(EQUIPMENT, 1),
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
    // `[105gc, 20XP]`: elsewhere experience is a selection.
    children: xp === null ? list : [leaf(EXPERIENCE, xp), ...list],
  };
}

/** `[3 models`. */
const MODELS = new RegExp(
  String.raw`\[\s*(\d{1,2})\s*(?:\]|${saidFor(({ phrases }) => phrases.models)}(?!\p{L}))`,
  'iu',
);

function selectionOf(open: OpenSelection, words: Words, root: boolean): Selection {
  const called = root ? nameAndType(open, words) : null;
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
        (root && child.number > 1 && isSameProfile(child.raw, type, words)) ||
        (root &&
          child.children.length > 0 &&
          sectionOf(child.raw) === null &&
          namePartsIn(child.raw, words).known);
      return alike ? { ...inner, type: 'model' } : inner;
    }),
  };
}

function nameAndType({ called, raw }: OpenSelection, words: Words): OpenSelection['called'] | null {
  if (called !== undefined) return called;
  const bare = raw.replaceAll(/\s*\(\d[a-d]\)/gi, '');
  const parts = namePartsIn(bare, words);
  if (!parts.known) return null;
  // `Orc Boss (Gorbag)`: type first.
  return { name: parts.name || nameInBrackets(bare, words), type: trimmedName(parts.type) };
}

/** Whether two names are the same profile: `Warhounds of Sigmar` and `Warhound of Sigmar`. */
function isSameProfile(one: string, other: string, words: Words): boolean {
  const [id, ...more] = lookUp(words, 'profiles', one)?.ids ?? [];
  return id !== undefined && more.length === 0 && lookUp(words, 'profiles', other)?.ids[0] === id;
}
