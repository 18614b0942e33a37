import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { afterEach, describe, expect, test } from 'vitest';
import { takeFiles } from '../../scripts/pack-files.ts';
import { inProject } from '../../scripts/paths.mjs';

const FOLDER = inProject('tests/fixtures/catalogues');
const GAME = readFileSync(path.join(FOLDER, 'saltmarsh.gst'), 'utf8');
const WARDENS = readFileSync(path.join(FOLDER, 'saltmarsh-wardens.cat'), 'utf8');

const fileOf = (name: string, text: string) => ({ name, bytes: strToU8(text) });
const BOTH = [fileOf('saltmarsh.gst', GAME), fileOf('wardens.cat', WARDENS)];

const taken = takeFiles(BOTH);
const text = taken.made[0]?.text ?? '';
const pack: unknown = JSON.parse(text);

describe('the pack of a catalogue', () => {
  test('has the warband and its limits', () => {
    expect(taken.made.map(({ name }) => name)).toEqual(['saltmarsh-wardens.json']);
    expect(pack).toMatchObject({
      pack: 1,
      id: 'saltmarsh-wardens',
      names: { en: 'Saltmarsh Wardens' },
      grade: '1c',
      warband: { startGold: 450, maxHeroes: 5, traits: { 'children-of-the-tide': true } },
    });
  });

  test('has each fighter with his characteristics, cost, limit, experience and rules', () => {
    expect(pack).toHaveProperty('profiles', [
      {
        id: 'marsh-reeve',
        names: { en: 'Marsh Reeve' },
        role: 'hero',
        leader: true,
        max: 1,
        cost: 55,
        startXp: 20,
        profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
        traits: { 'fog-wise': true },
        equipment: 'wardens',
        skills: ['combat', 'saltmarsh-wardens-saltmarsh'],
      },
      {
        id: 'bog-witch',
        names: { en: 'Bog Witch' },
        role: 'hero',
        max: 1,
        cost: 40,
        startXp: 8,
        profile: { M: 4, WS: 3, BS: 2, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 },
        traits: { wizard: true },
        skills: ['speed'],
        magic: 'saltmarsh-wardens-marsh-whispers',
      },
      {
        id: 'eelers',
        names: { en: 'Eelers' },
        role: 'henchman',
        cost: 22,
        startXp: 0,
        profile: { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 6 },
        equipment: 'wardens',
      },
      {
        id: 'reed-hounds',
        names: { en: 'Reed Hounds' },
        role: 'animal',
        max: 4,
        cost: 15,
        profile: { M: 6, WS: 4, BS: 0, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 5 },
        traits: { animal: true, 'causes-fear': true },
      },
      {
        id: 'ferryman',
        names: { en: 'Ferryman' },
        role: 'hired-sword',
        cost: 25,
        startXp: 0,
        profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
      },
    ]);
  });

  test('knows the things of the app, with the prices that differ, and brings the others', () => {
    expect(pack).toMatchObject({
      equipment: {
        wardens: {
          items: ['eel-spear', 'dagger', 'axe', 'pistol', 'brace-of-pistols', 'shield'],
          prices: { axe: 8 },
        },
      },
      skillLists: { 'saltmarsh-wardens-saltmarsh': { skills: ['mud-runner', 'knows-every-ford'] } },
      things: {
        items: {
          'eel-spear': {
            names: { en: 'Eel Spear' },
            hints: {},
            shelf: 'weapons',
            price: 12,
            rarity: 7,
          },
        },
        spells: {
          'saltmarsh-wardens-marsh-whispers': {
            spells: [
              { id: 'sinking-mud', difficulty: 8 },
              { id: 'lost-lights', difficulty: null },
            ],
          },
        },
      },
    });
  });

  test('has no sentence of it', () => {
    const sentences = [GAME, WARDENS].flatMap((one) => [
      ...one.matchAll(/<description>(.*)<\/description>/g),
      ...one.matchAll(/name="Effect"[^>]*>(.*)<\/characteristic>/g),
    ]);
    expect(sentences).toHaveLength(7);
    for (const [, sentence = ''] of sentences) expect(text).not.toContain(sentence);
  });

  test('comes with all that nobody can tell from it, line by line', () => {
    expect(taken.lines).toEqual([
      ...[
        'not understood: Marsh Reeve: what is in “The same again”',
        'not understood: Marsh Reeve: modifiers (1): hidden',
        'not understood: Bog Witch: “Keepsakes”: Dried Toad',
        'not understood: Bog Witch: modifiers (1): T',
        'not understood: Eelers: what is in “The same again”',
        'not understood: Eelers: modifiers (1): hidden',
        'not understood: Reed Hounds: limit: at most 100 gc in roster',
        'assumed: Reed Hounds: never gains experience',
        'not understood: Ferryman: “Lost Boat”',
        'not told: Ferryman: upkeep, and who hires him',
        'assumed: warband.emblem raven',
        'assumed: warband.minFighters 3',
        'assumed: warband.maxFighters 15',
        'not told: kinds, hires, market, promotions, and whatever else docs/packs.md has',
        'not understood: a link to The same again (in a circle)',
        'not understood: a link to Lost Boat (in none of the files)',
        'to be written: things.traits.fog-wise.hints',
        'to be written: things.traits.children-of-the-tide.hints',
        'to be written: things.skills.mud-runner.hints',
        'to be written: things.skills.knows-every-ford.hints',
        'to be written: things.items.eel-spear.hints',
        'to be written: things.spells.saltmarsh-wardens-marsh-whispers.spells.0.hints',
        'to be written: things.spells.saltmarsh-wardens-marsh-whispers.spells.1.hints',
      ].map((line) => `wardens.cat: ${line}`),
      '1 packs, 5 profiles, 0 errors',
    ]);
  });
});

describe('a catalogue', () => {
  test('is the same in JSON, and zipped', () => {
    const json = BOTH.map(({ name, bytes }) =>
      fileOf(name, JSON.stringify(asJson(new TextDecoder().decode(bytes)))),
    );
    expect(takeFiles(json)).toEqual(taken);
    const zipped = BOTH.map(({ name, bytes }) => ({ name, bytes: zipSync({ [name]: bytes }) }));
    expect(takeFiles(zipped)).toEqual(taken);
  });

  test('alone has what it says itself', () => {
    const { lines, errors } = takeFiles([fileOf('wardens.cat', WARDENS)]);
    expect(errors).toBe(0);
    expect(lines).toContain(
      'wardens.cat: not told: costs: the file of the game (.gst) says what gold crowns are',
    );
    expect(lines).toContain('wardens.cat: not understood: a link to Axe (in none of the files)');
  });

  test('that began as a copy of another is not taken for it', () => {
    const copy = WARDENS.replaceAll('Saltmarsh Wardens', 'Reed Cutters').replace(
      'Mud Run',
      'Reed Run',
    );
    const { made } = takeFiles([...BOTH, fileOf('cutters.cat', copy)]);
    expect(made.map((one) => one.text.includes('reed-runner'))).toEqual([false, true]);
  });

  test('of which a thing is in another pack brings that one’s words', () => {
    const { made } = takeFiles([
      fileOf('saltmarsh.gst', GAME),
      fileOf('wardens.cat', WARDENS.replaceAll('Eel Spear', 'Boat Hook')),
    ]);
    expect(made[0]?.text).toMatch(/"boat-hook": \{\s+"names": \{[^}]+"fr"/);
  });

  test('with links that multiply is refused', () => {
    const groups = Array.from({ length: 30 }, (_, at) => {
      const link = `<entryLink name="Twice" type="selectionEntryGroup" targetId="g${at + 1}"/>`;
      return `<selectionEntryGroup id="g${at}" name="Equipment"><entryLinks>${link}${link}</entryLinks></selectionEntryGroup>`;
    });
    const many = WARDENS.replaceAll('targetId="wardens-gear"', 'targetId="g0"').replace(
      '<sharedSelectionEntryGroups>',
      `<sharedSelectionEntryGroups>${groups.join('')}`,
    );
    expect(takeFiles([fileOf('saltmarsh.gst', GAME), fileOf('many.cat', many)])).toEqual({
      made: [],
      lines: ['many.cat: too-big', '0 packs, 0 profiles, 1 errors'],
      errors: 1,
    });
  });

  test('that is cut off is refused', () => {
    const { lines } = takeFiles([fileOf('half.cat', WARDENS.slice(0, 4000))]);
    expect(lines).toEqual(['half.cat: cut-off', '0 packs, 0 profiles, 1 errors']);
  });
});

describe('npm run pack', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogues-'));
  const made = path.join(folder, 'saltmarsh-wardens.json');
  const files = readdirSync(FOLDER).map((name) => path.join(folder, name));
  for (const file of files) copyFileSync(path.join(FOLDER, path.basename(file)), file);
  afterEach(() => rmSync(made, { force: true }));

  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [inProject('scripts/pack.mjs'), ...args, ...files], {
      encoding: 'utf8',
    });

  test('writes the pack beside its catalogue', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout.split('\n')[0]).toBe('saltmarsh-wardens.json: written');
    expect(stdout.trim().split('\n').at(-1)).toBe('1 packs, 5 profiles, 0 errors');
    expect(readFileSync(made, 'utf8')).toBe(text);
  });

  test('leaves a file as it is, unless it is told otherwise', () => {
    writeFileSync(made, 'by hand');
    expect(run()).toMatchObject({ status: 1 });
    expect(readFileSync(made, 'utf8')).toBe('by hand');
    expect(run('--force')).toMatchObject({ status: 0 });
    expect(readFileSync(made, 'utf8')).toBe(text);
  });

  test('prints it where nothing shall be written', () => {
    expect(run('--print').stdout.startsWith(text)).toBe(true);
    expect(existsSync(made)).toBe(false);
  });
});

type Json = string | readonly Json[] | { readonly [key: string]: Json };
type Nodes = ReturnType<typeof parseDocument>['children'];

/** The document as New Recruit writes it in JSON: lists by the name of their element, a text as `$text`. */
function asJson(xml: string): Json {
  return Object.fromEntries(
    elementsIn(parseDocument(xml, { xmlMode: true }).children).map((root) => [
      root.name,
      jsonOf(root),
    ]),
  );
}

function jsonOf({ attribs, children }: ReturnType<typeof elementsIn>[number]): Json {
  const inner = elementsIn(children).map((one): [string, Json] => [
    one.name,
    one.name === 'description' ? '' : elementsIn(one.children).map(jsonOf),
  ]);
  const [only] = children;
  const own =
    inner.length === 0 && only !== undefined && 'data' in only ? { $text: only.data } : {};
  return { ...attribs, ...own, ...Object.fromEntries(inner) };
}

function elementsIn(nodes: Nodes) {
  return nodes.flatMap((node) => ('attribs' in node ? [node] : []));
}
