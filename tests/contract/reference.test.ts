import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasWords, say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import {
  type ReferenceCell,
  type ReferenceEntry,
  type ReferenceTable,
  ROUT_PAGE,
} from '#rules/contract/reference.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { contentsOf } from '#ui/rules/reference.ts';
import { inProject } from '../../scripts/paths.mjs';
import { namespacesOf, phrasesOf, variablesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';
import { readSource } from './source-codes.ts';

// The rules reference of every system that has one: every page has its words, every number comes from the
// rules, and every rule shown during a battle leads to a page.

const WITH_REFERENCE = ALL_SYSTEMS.filter(({ reference }) => reference.length > 0);

test('both skirmish games have a reference', () => {
  const ids = WITH_REFERENCE.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['mordheim', 'warhammer-skirmish']));
});

describe.each(WITH_REFERENCE.map((system) => [system.id, system] as const))('%s', (id, system) => {
  const { reference } = system;
  const ids = reference.map((entry) => entry.id);

  test('every page has a unique id, and linked pages exist', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of reference) {
      expect(entry.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(entry.related.filter((other) => !ids.includes(other))).toEqual([]);
      expect(entry.related).not.toContain(entry.id);
    }
  });

  test('the list leads to every page, and is short', () => {
    const { phases, statuses, others } = contentsOf(system);
    const listed = [...phases, ...others].flatMap(({ entries }) => entries);
    expect(new Set(listed).size).toBe(listed.length);
    expect(statuses.filter((entry) => !listed.includes(entry))).toEqual([]);
    const missing = reference.filter(
      (entry) => !listed.includes(entry) && !listed.some(({ id: of }) => of === entry.within),
    );
    expect(missing).toEqual([]);
    for (const { section, entries } of [...phases, ...others]) {
      expect([section, entries.length > 0, entries.length <= 9]).toEqual([section, true, true]);
    }
  });

  test('a page with parts leads to them first', () => {
    for (const entry of reference) {
      const parts = reference.filter(({ within }) => within === entry.id).map((one) => one.id);
      expect(entry.related.slice(0, parts.length)).toEqual(parts);
    }
  });

  test('in a game of several phases, each has its pages', () => {
    const several = system.phases.length > 1 ? system.phases.map((phase) => phase.id) : [];
    expect(contentsOf(system).phases.map(({ section }) => section)).toEqual(several);
  });

  test('every rule shown in a battle is explained on exactly one page', () => {
    const explained = reference.flatMap(({ rules }) => rules);
    expect(explained.filter((rule, index) => explained.indexOf(rule) !== index)).toEqual([]);
    const named = rulesNamedBy(system);
    expect(named).not.toEqual([]);
    expect(named.filter((rule) => !explained.includes(rule))).toEqual([]);
  });

  test('every rule that it explains is listed in docs/rules.md', () => {
    const docs = readFileSync(inProject('docs/rules.md'), 'utf8');
    const explained = reference.flatMap(({ rules }) => rules);
    expect(explained.filter((rule) => !docs.includes(`| ${rule} |`))).toEqual([]);
  });

  test('every status has exactly one page', () => {
    const explained = reference.flatMap(({ statuses }) => statuses);
    expect(explained.toSorted()).toEqual(system.statuses.map((row) => row.id).toSorted());
  });

  test('a system with rout tests has the page that the gauges link to', () => {
    expect(ids.includes(ROUT_PAGE)).toBe(system.rout !== null);
  });

  test('the rows of a table are as wide as its head', () => {
    for (const table of reference.flatMap(({ tables }) => tables)) {
      expect(table.rows.length).toBeGreaterThan(0);
      for (const row of table.rows) expect(row.cells).toHaveLength(table.columns.length - 1);
    }
  });

  test('table ids are unique', () => {
    const tables = reference.flatMap((entry) => entry.tables.map((table) => table.id));
    expect(new Set(tables).size).toBe(tables.length);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const phrases = phrasesOf(language, `${id}-rules`);

    beforeAll(async () => {
      await startI18n(language);
    });

    test('has words for every page, section, table and cell', () => {
      expect(wordless(everythingSaid(system))).toEqual([]);
    });

    test('fills in every number, and computes none that no sentence uses', () => {
      for (const entry of reference) {
        const text = phrases.find(({ key }) => key === `${entry.id}.text`)?.text ?? '';
        expect([entry.id, ...variablesOf(text)]).toEqual([
          entry.id,
          ...Object.keys(entry.numbers).toSorted(),
        ]);
      }
    });

    test('contains no typed number', () => {
      const typed = phrases.filter(({ text }) => /\d/.test(bare(text)));
      expect(typed.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
      expect('à 6 ps').toMatch(/\d/);
    });

    test('has no unused words', () => {
      const used = new Set(everythingSaid(system).map(({ code }) => code));
      const idle = phrases.filter(({ key, base }) => !used.has(key) && !used.has(base));
      expect(idle.map(({ key }) => key)).toEqual([]);
    });

    test('is short', () => {
      for (const { key, text } of phrases.filter((one) => one.key.endsWith('.text'))) {
        const lines = text.split('\n');
        expect([key, lines.length <= 4]).toEqual([key, true]);
        for (const line of lines) expect([key, line.length < 300]).toEqual([key, true]);
      }
    });
  });

  function everythingSaid(of: RuleSystem): readonly Message[] {
    return of.reference.flatMap((entry) => [
      { code: `section.${entry.section}`, params: {} },
      ...['title', 'text', 'search'].map((part) => ({
        code: `${entry.id}.${part}`,
        params: part === 'text' ? entry.numbers : {},
      })),
      ...entry.tables.flatMap(saidInTable),
    ]);
  }

  function wordless(said: readonly Message[]): readonly string[] {
    return said.flatMap(({ code, params }) => {
      const full = { code: `${id}-rules:${code}`, params };
      if (!hasWords(full)) return [code];
      const text = say(full);
      return BLANK.test(text) || text.trim() === '' ? [`${code}: ${text}`] : [];
    });
  }
});

test('the check for typed numbers accepts only dice and variables', () => {
  expect(bare('2D6, D3, {{range}} ps, 1D6 et 3D6')).not.toMatch(/\d/);
  expect(bare('6 ps')).toMatch(/\d/);
});

test('finds rules named by duties, tests and steps', () => {
  const named = new Map(WITH_REFERENCE.map((system) => [system.id, rulesNamedBy(system)]));
  expect(named.get('mordheim')).toEqual(
    expect.arrayContaining(['MORD-ROUT-1', 'PSY-FEAR-A', 'COM-REROLL', 'MOV-FALL']),
  );
  expect(named.get('mordheim')).not.toContain('DR-1');
});

/** Abilities in the shared rules that no fighter of the system has, and optional rules that it lacks. */
const NEVER_COMES_UP: Readonly<Record<string, readonly string[]>> = {
  'warhammer-skirmish': ['PARRY', 'MORD-MISFIRE', 'MORD-MOUNTS', 'MORD-WHOA-BOY'],
};

/** Every rule that the system’s duties, tests, needs and steps can link to, read from the source. */
function rulesNamedBy({ id }: RuleSystem): readonly string[] {
  const source = readSource(filesOf(id), null);
  const named = source.values('rule').map(({ code }) => code);
  const unknown = NEVER_COMES_UP[id] ?? [];
  return [...new Set(named)]
    .filter((code) => /^[A-Z]/.test(code) && !unknown.includes(code))
    .toSorted();
}

/** The files of a system and the shared rules that they import, directly or not. */
function filesOf(id: string): readonly string[] {
  const folder = `src/rules/systems/${id}`;
  const files = new Set(
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
  );
  // Files added during the loop are visited as well.
  for (const file of files) {
    const text = readFileSync(inProject(file), 'utf8');
    for (const [, from = ''] of text.matchAll(/\bfrom '([#.][^']+\.ts)'/g)) {
      files.add(
        from.startsWith('#rules/')
          ? from.replace('#rules/', 'src/rules/')
          : path.posix.join(path.posix.dirname(file), from),
      );
    }
  }
  return [...files];
}

/** A variable or code that was left in the sentence. */
const BLANK = /\{\{|\$t\(|⟦|\bundefined\b|\bnull\b|NaN|[a-z]-rules:|\p{L}\.\p{L}/u;

/** A sentence without its variables and dice notation. */
function bare(text: string): string {
  return text
    .replace(/\{\{.*?\}\}/g, '')
    .replace(/\$t\([^)]*\)/g, '')
    .replace(/\d?D[36]\b/g, '');
}

function saidInTable({ id, columns, rows }: ReferenceTable): readonly Message[] {
  return [
    { code: `table.${id}`, params: {} },
    ...columns,
    ...rows.flatMap(({ head, cells }) => [head, ...cells.flatMap(inCell)]),
  ];
}

function inCell(cell: ReferenceCell): readonly Message[] {
  return 'code' in cell ? [cell] : cell;
}

/** Phrases that players don’t use: numbers written as puzzles, and invented words for existing terms. */
const UNUSUAL: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [
    /d’office/,
    /(?:meilleur|plus haut|plus bas) résultat du dé/,
    /qu’un dé ne peut/,
    /[Ss]ur le plus (?:haut|bas)\b/,
    /\b[Rr]ounds?\b(?!\}\})/,
    /\bH\. de c\./,
    /\bCorps à c\./,
    /face (?:visible|cachée)/,
  ],
  en: [/(?:best|worst|highest|lowest) result(?: of the die)?\b/, /than a die can/],
};

test.each(LANGUAGES.filter((one) => one in UNUSUAL))(
  'no sentence in %s uses such a phrase',
  (language) => {
    const patterns = UNUSUAL[language] ?? [];
    const found = namespacesOf(language).flatMap((namespace) =>
      phrasesOf(language, namespace)
        .filter(({ key }) => !key.endsWith('.search'))
        .filter(({ text }) => patterns.some((pattern) => pattern.test(text)))
        .map(({ key, text }) => `${namespace}:${key}: ${text}`),
    );
    expect(found).toEqual([]);
  },
);

describe('Mordheim’s tables match the rulebook', () => {
  const { headOf, rowsOf, chartOf, linesOf } = tablesOf('mordheim');

  beforeAll(async () => {
    await startI18n('fr');
  });

  test('the to-hit chart', () => {
    expect(chartOf('to-hit', 'to-hit')).toEqual([
      '1: 4455555555',
      '2: 3444555555',
      '3: 3344445555',
      '4: 3334444455',
      '5: 3333444444',
      '6: 3333344444',
      '7: 3333334444',
      '8: 3333333444',
      '9: 3333333344',
      '10: 3333333334',
    ]);
  });

  test('the wound chart', () => {
    expect(chartOf('to-wound', 'to-wound')).toEqual([
      '1: 4566––––––',
      '2: 34566–––––',
      '3: 234566––––',
      '4: 2234566–––',
      '5: 22234566––',
      '6: 222234566–',
      '7: 2222234566',
      '8: 2222223456',
      '9: 2222222345',
      '10: 2222222234',
    ]);
  });

  test('when a rout test is due', () => {
    expect(rowsOf('rout', 'rout-threshold')).toEqual([
      ['1–4', '1'],
      ['5–8', '2'],
      ['9–12', '3'],
      ['13–16', '4'],
      ['17–20', '5'],
      ['21–24', '6'],
      ['25–28', '7'],
      ['29–30', '8'],
    ]);
  });

  test('the chances of passing a Leadership test', () => {
    const exact = rowsOf('leadership-test', 'leadership').map(([value, , chance]) => [
      value,
      chance,
    ]);
    expect(exact).toEqual([
      ['2', '1/36'],
      ['3', '1/12'],
      ['4', '1/6'],
      ['5', '5/18'],
      ['6', '5/12'],
      ['7', '7/12'],
      ['8', '13/18'],
      ['9', '5/6'],
      ['10', '11/12'],
      ['11', '35/36'],
      ['12', '1'],
    ]);
    expect(rowsOf('leadership-test', 'leadership')[6]?.[1]).toBe('72\u00A0%');
  });

  test('what a shot needs to hit', () => {
    const plain = rowsOf('shot-to-hit', 'shot-needs').map(([skill, , need]) => [skill, need]);
    expect(plain.slice(0, 6)).toEqual([
      ['1', '6+'],
      ['2', '5+'],
      ['3', '4+'],
      ['4', '3+'],
      ['5', '2+'],
      ['6', 'auto'],
    ]);
    expect(rowsOf('shot-to-hit', 'shot-modifiers').map(([, value]) => value)).toEqual([
      '−1',
      '−1',
      '−1',
      '−1',
      '+1',
    ]);
  });

  test('how Strength worsens a save', () => {
    expect(rowsOf('armour-save', 'save-modifiers')).toEqual([
      ['1–3', '0'],
      ['4', '−1'],
      ['5', '−2'],
      ['6', '−3'],
      ['7', '−4'],
      ['8', '−5'],
      ['9–10', '−6'],
    ]);
    expect(headOf('armour-save', 'saves')).toEqual([
      'Armure',
      'F 1–3',
      'F 4',
      'F 5',
      'F 6',
      'F 7',
      'F 8',
      'F 9–10',
    ]);
    expect(rowsOf('armour-save', 'saves').map((row) => row.slice(0, 3))).toEqual([
      ['Bouclier seul', '6+', '–'],
      ['Légère', '6+', '–'],
      ['Légère et bouclier', '5+', '6+'],
      ['Lourde', '5+', '6+'],
      ['Lourde et bouclier', '4+', '5+'],
      ['Ithilmar', '5+', '6+'],
      ['Ithilmar et bouclier', '4+', '5+'],
      ['Gromril', '4+', '5+'],
      ['Gromril et bouclier', '3+', '4+'],
    ]);
  });

  test('the injury chart', () => {
    expect(rowsOf('injury', 'injury').map(([roll, usual, club]) => [roll, usual, club])).toEqual([
      ['1', 'À terre', 'À terre'],
      ['2', 'À terre', 'Sonné'],
      ['3–4', 'Sonné', 'Sonné'],
      ['5', 'HdC', 'HdC'],
      ['6', 'HdC', 'HdC'],
    ]);
    expect(rowsOf('injury', 'injury-chances').map((row) => row[2])).toEqual([
      '11\u00A0%',
      '33\u00A0%',
      '56\u00A0%',
    ]);
  });

  test('the critical hit chart', () => {
    expect(rowsOf('critical', 'critical')).toEqual([
      ['1–2', '2', 'permise', '0'],
      ['3–4', '2', 'aucune', '0'],
      ['5–6', '2', 'aucune', '+2'],
    ]);
  });

  test('how many tests a jump takes', () => {
    expect(rowsOf('jump-down', 'jump-down').map((row) => row[1])).toEqual([
      '0',
      '1',
      '1',
      '2',
      '2',
      '3',
    ]);
  });

  test('what weapons do', () => {
    const melee = rowsOf('weapons', 'weapons');
    expect(melee.find(([name]) => name === 'Fléau')?.slice(1, 4)).toEqual([
      '2',
      '+2 au premier tour',
      '0',
    ]);
    expect(melee.find(([name]) => name === 'Mains nues')?.slice(1)).toEqual([
      '1',
      '−1',
      '+1',
      'Une seule attaque',
    ]);
    const missiles = rowsOf('missile-weapons', 'missile-weapons');
    expect(missiles.find(([name]) => name === 'Arquebuse')?.slice(1)).toEqual([
      '24\u00A0ps',
      '4',
      '−2 en tout',
      'Bouger ou tirer / Un tour sur deux',
    ]);
  });

  test('numbers within sentences', () => {
    expect(linesOf('shot-to-hit')).toContain(
      'S’il faut 7 ou plus, tir impossible (réglable). S’il faut 1 ou moins, le tir touche automatiquement (réglable).',
    );
    expect(linesOf('parry').join(' ')).toContain('Jamais contre un 6 pour toucher');
    expect(linesOf('to-hit').join(' ')).toContain(
      'Qui a raté son test de peur ne touche que sur un 6.',
    );
    expect(linesOf('weapons').join(' ')).toContain('droit à une sauvegarde de 6+');
    expect(linesOf('animosity').join(' ')).toContain('Sur un 1, lancez un second D6');
    expect(linesOf('targets').join(' ')).toContain('Un tireur à plus de 2 ps de haut');
    expect(linesOf('stupidity').join(' ')).toContain(
      'en s’arrêtant à 1 ps de toute figurine qu’il toucherait',
    );
    expect(linesOf('hide').join(' ')).toContain('inférieure ou égale à son Initiative');
    expect(linesOf('poisons')).toEqual([
      'Venin sombre : +1 en Force.',
      'Lotus noir : un 6 pour toucher blesse automatiquement ; le dé se lance tout de même, car il peut être critique.',
      'Venin de reptile : +1 en Force pour blesser, pas contre la sauvegarde ; armes de tir et de jet seulement.',
      'Pas sur les mains nues, ni les armes à poudre. Rien contre qui y est immunisé.',
    ]);
    expect(linesOf('materials')[0]).toBe(
      'Arme en gromril : −1 à la sauvegarde de la victime. Arme en ithilmar : +1 en Initiative.',
    );
  });

  test('a skill is called by its trait’s name', () => {
    expect(linesOf('far-leaders').join(' ')).toContain('Voix de commandement ajoute 6 ps');
    expect(linesOf('rout-boosts').join(' ')).toContain('Prière Cœurs d’acier : +1');
  });

  test('the price of wyrdstone', () => {
    const prices = rowsOf('exploration', 'wyrdstone-sold');
    expect(headOf('exploration', 'wyrdstone-sold').slice(1)).toEqual([
      '1–3',
      '4–6',
      '7–9',
      '10–12',
      '13–15',
      '16+',
    ]);
    expect(prices.map(([pieces]) => pieces)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8+']);
    expect(prices[0]?.slice(1)).toEqual(['45', '40', '35', '30', '30', '25']);
    expect(prices[7]?.slice(1)).toEqual(['155', '140', '130', '120', '110', '100']);
  });

  test('the order of strikes', () => {
    expect(rowsOf('strike-order', 'strike-order').map(([rank]) => rank)).toEqual([
      '1',
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});

describe('Warhammer Escarmouches’ tables match the rulebook', () => {
  const { rowsOf, chartOf, linesOf } = tablesOf('warhammer-skirmish');

  beforeAll(async () => {
    await startI18n('fr');
  });

  test('its charts, thresholds and injuries are those of Mordheim', () => {
    const mordheim = tablesOf('mordheim');
    expect(chartOf('to-hit', 'to-hit')).toEqual(mordheim.chartOf('to-hit', 'to-hit'));
    expect(chartOf('to-wound', 'to-wound')).toEqual(mordheim.chartOf('to-wound', 'to-wound'));
    expect(rowsOf('rout', 'rout-threshold')).toEqual(mordheim.rowsOf('rout', 'rout-threshold'));
    expect(rowsOf('injury', 'injury')).toEqual([
      ['1–2', 'À terre'],
      ['3–4', 'Sonné'],
      ['5–6', 'HdC'],
    ]);
  });

  test('it has five phases, with magic in the middle', () => {
    expect(rowsOf('turn', 'phases').map(([phase]) => phase)).toEqual([
      'Ralliement',
      'Mouvement',
      'Magie',
      'Tir',
      'Corps à corps',
    ]);
  });

  test('shots may need more than a 6, and none hits automatically', () => {
    const needs = rowsOf('shot-to-hit', 'shot-needs');
    expect(needs[0]).toEqual(['1', '5+', '6+', '6 puis 4+', '6 puis 5+', '6 puis 6+']);
    expect(needs[9]).toEqual(['10', '2+', '2+', '2+', '2+', '2+']);
    expect(linesOf('shot-to-hit').slice(1)).toEqual([
      'S’il faut 7 : 6 puis 4+ ; 8 : 6 puis 5+ ; 9 : 6 puis 6 (réglable).',
      'Un 1 rate toujours (réglable).',
    ]);
  });

  test('its reminders and the start of a climb', () => {
    expect(linesOf('force')[0]).toBe(
      'De petites bandes, de 100 à 250 points par camp. Peu ou pas d’objets magiques ni de sorciers, de niveau 1 au plus.',
    );
    expect(linesOf('climb')[0]).toContain('dès le début de la phase de mouvement');
  });
});

describe('the dice game’s tables match its rules', () => {
  const { rowsOf } = tablesOf('combat-dice');

  beforeAll(async () => {
    await startI18n('fr');
  });

  test('what each situation changes about the defence', () => {
    expect(rowsOf('situations', 'situations').map(([, modifier]) => modifier)).toEqual([
      '+1',
      '+1',
      '−1',
      '0',
      '−1',
      '0',
      '+2',
      '+3',
      '0',
      '−1',
    ]);
  });
});

/** The tables of a system in French. */
function tablesOf(systemId: string) {
  const reference = ALL_SYSTEMS.find(({ id }) => id === systemId)?.reference ?? [];

  /** The sentences of a page, one a line, with plain spaces. */
  function linesOf(entryId: string): readonly string[] {
    const numbers = reference.find(({ id }) => id === entryId)?.numbers ?? {};
    const text = say({ code: `${systemId}-rules:${entryId}.text`, params: numbers });
    return text.replace(/[\u00A0\u202F]/g, ' ').split('\n');
  }

  /** A chart of single digits, one row a line. */
  function chartOf(entryId: string, tableId: string): readonly string[] {
    return rowsOf(entryId, tableId).map(
      ([head, ...cells]) => `${head}: ${cells.join('').replaceAll('+', '')}`,
    );
  }

  /** A table as text; lines within a cell are separated by slashes. */
  function rowsOf(entryId: string, tableId: string): readonly (readonly string[])[] {
    const entry: ReferenceEntry | undefined = reference.find(({ id }) => id === entryId);
    const table = entry?.tables.find(({ id }) => id === tableId);
    const spoken = ({ code, params }: Message) =>
      say({ code: `${systemId}-rules:${code}`, params });
    return (table?.rows ?? []).map(({ head, cells }) => [
      spoken(head),
      ...cells.map((cell) => inCell(cell).map(spoken).join(' / ')),
    ]);
  }

  function headOf(entryId: string, tableId: string): readonly string[] {
    const entry: ReferenceEntry | undefined = reference.find(({ id }) => id === entryId);
    const table = entry?.tables.find(({ id }) => id === tableId);
    return (table?.columns ?? []).map(({ code, params }) =>
      say({ code: `${systemId}-rules:${code}`, params }),
    );
  }

  return { headOf, rowsOf, chartOf, linesOf };
}
