import { act, cleanup, render, waitFor } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { compose } from '#app/compose.ts';
import { SCREENS } from '#app/screens.ts';
import { SYSTEMS } from '#app/systems.ts';
import { writeBackup } from '#exchange/backup.ts';
import { startI18n } from '#i18n/setup.ts';
import { readFirst } from '#persistence/first-read.ts';
import { battleOfPath } from '#ui/paths.ts';
import golden from '../fixtures/logs/version-2.json';
import { crowd, TestBattle } from '../support/battles.ts';
import { openReady } from '../support/databases.ts';
import { damage, damaged } from '../support/hostile.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';
import { runs, shareOf } from '../support/share.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// Corrupt rows, as a failing disk or a crafted file might hold them. A corrupt row may be lost, but every
// screen still renders and shows the intact rows.

beforeAll(async () => {
  await startI18n('fr');
  await SYSTEMS.loadAll();
  for (const { preload } of Object.values(SCREENS)) await preload();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await SYSTEMS.bringOwn({});
});

interface Rows {
  readonly entries: unknown;
  readonly warbands: unknown;
  readonly settings: unknown;
}

describe('corrupt rows', () => {
  test('break no screen, and the intact rows are still shown', async () => {
    await fc.assert(
      fc.asyncProperty(anyBattle, someDamage, someDamage, someDamage, async (log, ...wrong) => {
        const [inLog, inWarband, inSettings] = wrong;
        const rows = {
          entries: damaged(log, inLog),
          warbands: damaged([WARBAND], inWarband),
          settings: damaged(SETTINGS, inSettings),
        };
        await onDisk(rows);
        expect(await whatIsWrong()).toEqual([]);
      }),
      RUNS,
    );
  });

  test('break no screen when they come from a backup', async () => {
    await fc.assert(
      fc.asyncProperty(anyBattle, someDamage, someDamage, async (log, inLog, inWarband) => {
        await onDisk({ entries: [], warbands: [], settings: [] });
        const { stores } = await compose(await readFirst(null));
        const backup = {
          writtenAt: 1,
          appVersion: '1',
          warbands: rowsOf(damaged([WARBAND], inWarband)),
          battles: { [BATTLE]: rowsOf(damaged(log, inLog)) },
          settings: {},
        };
        await stores.device.getState().restore([writeBackup(backup)]);
        expect(await whatIsWrong()).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('rows that once crashed a screen', () => {
  const [log = []] = logs();
  test.each(shareOf(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nobody-knows'], 2))(
    'an unknown system “%s” affects only its own battle and warband',
    async (name) => {
      const [first] = ALL_SYSTEMS;
      const rename = (rows: unknown) => {
        const text = JSON.stringify(rows).replaceAll(
          `"systemId":"${first?.id ?? ''}"`,
          `"systemId":"${name}"`,
        );
        const renamed: unknown = JSON.parse(text);
        return renamed;
      };
      await onDisk({ entries: rename(log), warbands: rename([WARBAND]), settings: SETTINGS });
      expect(await whatIsWrong()).toEqual([]);
    },
  );

  describe.each(ALL_SYSTEMS.map((system) => [system.id, system] as const))('in %s', (_, system) => {
    test.each(['constructor', 'nobody-knows'])(
      'a leader with the unknown status “%s” on the table and on the fighter’s page',
      async (name) => {
        const battle = logOf(system, 'Ulrich');
        const renamed: unknown = JSON.parse(
          JSON.stringify(battle).replaceAll(`"${outOf(system)}"`, JSON.stringify(name)),
        );
        expect(renamed).not.toEqual(battle);
        await onDisk({ entries: renamed, warbands: [], settings: SETTINGS });
        expect(await whatIsWrong(/^\/$|hostile(?:$|\/fighter|\/journal)/)).toEqual([]);
      },
    );
  });

  test.each(['!!!', '-', '\uFFFF', 'zzzzzzzzzzzzzzzzzzzz', 'ZZZZZZZZZ-0000', '0mws7qguo-00'])(
    'an invalid timestamp: %s',
    async (hlc) => {
      await onDisk({
        entries: rowsOf(log).map((row) => ({ ...row, hlc, id: `a-x:${hlc}` })),
        warbands: [WARBAND],
        settings: SETTINGS,
      });
      expect(await whatIsWrong(/^\/$|hostile(?:$|\/journal)/)).toEqual([]);
    },
  );

  test.each([1e300, -1e300, 8.64e15 + 1, Number.NaN, Number.POSITIVE_INFINITY, 'yesterday'])(
    'a last backup at %s',
    async (lastBackupAt) => {
      await onDisk({
        entries: log,
        warbands: [WARBAND],
        settings: [{ key: 'lastBackupAt', value: lastBackupAt }],
      });
      expect(await whatIsWrong(/^\/$|^\/settings$/)).toEqual([]);
    },
  );
});

// ── Intact rows ────────────────────────────────────────────────────────────────────────────────

/** The battle that is corrupted. */
const BATTLE = 'b-hostile';

const SETTINGS = [
  { key: 'seeded', value: true },
  { key: 'lastBackupAt', value: 1_795_374_030_000 },
  { key: 'theme', value: 'dark' },
  { key: 'textSize', value: 125 },
  ...Object.entries(ownRow(RIVER_PIRATES)).map(([key, value]) => ({ key, value })),
];

const WARBAND = warbandCalled('w-hostile', 'La bande douteuse');

function warbandCalled(id: string, name: string) {
  return {
    id,
    name,
    systemId: 'mordheim',
    catalogueId: 'reikland',
    emblem: 'raven',
    traits: { 'war-horn': true },
    members: [
      {
        id: 'm-1',
        name: 'Ulrich',
        profileId: 'reikland/captain',
        title: '',
        role: 'hero',
        leader: true,
        profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
        traits: { helmet: true },
        experience: 20,
        labels: ['Ulrich'],
        missesNext: false,
      },
    ],
    notes: 'Rien.',
    battles: 2,
    changedAt: 1_795_374_030_000,
  };
}

/** A battle of each game with some turns played, and one that holds every kind of entry. */
function logs(): readonly (readonly unknown[])[] {
  const played = ALL_SYSTEMS.map((system) => logOf(system, 'Lame1'));
  return [...played, golden.entries.map((row) => ({ ...row, battleId: BATTLE }))];
}

/** A battle with some turns played and one fighter out of action. */
function logOf(system: (typeof ALL_SYSTEMS)[number], out: string): readonly unknown[] {
  const battle = new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Ulrich', leader: true }, ...crowd('Lame', 3)] },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
  ]);
  battle.next(3).set(out, outOf(system));
  return battle.entries.map((row) => ({ ...row, battleId: BATTLE }));
}

function outOf({ statuses }: (typeof ALL_SYSTEMS)[number]): string {
  return statuses.find(({ tone }) => tone === 'out-of-action')?.id ?? '';
}

const anyBattle = fc.constantFrom(...logs());
const someDamage = fc.array(damage, { minLength: 0, maxLength: 3 });

/** Each run renders every screen, so the number of runs is kept low. */
const RUNS = runs(3);

// ── Helpers ────────────────────────────────────────────────────────────────────────────────────

/** A database with these rows beside intact ones. Rows that IndexedDB itself would reject are left out. */
async function onDisk({ entries, warbands, settings }: Rows): Promise<void> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  localStorage.clear();
  const db = await openReady({ indexedDB, IDBKeyRange });
  const put = async (table: typeof db.entries, rows: unknown) => {
    for (const row of rowsOf(rows)) await table.put(row).catch(() => undefined);
  };
  const sound = new TestBattle(mordheim(), [
    { name: 'Nuln', fighters: crowd('Garde', 3) },
    { name: 'Gobelins', fighters: crowd('Gob', 3) },
  ]);
  await put(db.entries, entries);
  await put(db.warbands, warbands);
  await put(db.settings, settings);
  await put(
    db.entries,
    sound.entries.map((entry) => ({
      ...entry,
      battleId: 'b-sound',
      id: `a-sound:${entry.hlc}`,
      actor: 'a-sound',
      data:
        entry.type === 'BattleStarted' ? { ...entry.data, name: 'La partie saine' } : entry.data,
    })),
  );
  await put(db.warbands, [warbandCalled('w-sound', 'La bande saine')]);
  db.close();
}

function mordheim() {
  const found = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (found === undefined) throw new Error('no Mordheim');
  return found;
}

function rowsOf(rows: unknown): readonly { readonly id: string }[] {
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return list.filter(isRow);
}

function isRow(row: unknown): row is { readonly id: string } {
  return typeof row === 'object' && row !== null;
}

/**
 * Starts the app and visits its screens. Returns every crash, missing intact row and meaningless text.
 * @param showing the screens that show the corrupt rows; all of them where any might
 */
async function whatIsWrong(showing = /^/): Promise<readonly string[]> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stores } = await compose(await readFirst(battleOfPath(`/battle/${BATTLE}`)));
  await stores.warbands.getState().load();
  await stores.battles.getState().refresh();
  await goTo('/');
  render(<App stores={stores} />);
  const wrong: string[] = [];
  const all = addresses(stores.battles.getState().summaries);
  for (const path of all.filter((one) => showing.test(one))) {
    await goTo(path);
    const words = await shown();
    const errorText = () => errors.mock.calls.flat().map(String).join(' ').slice(0, 900);
    if (words.includes('Cet écran s’est arrêté')) wrong.push(`${path} has stopped: ${errorText()}`);
    const nonsense = NONSENSE.exec(words)?.[0];
    if (nonsense !== undefined) wrong.push(`${path} says ${nonsense}`);
    if (path === '/') {
      wrong.push(
        ...SOUND_NAMES.filter((name) => !words.includes(name)).map((name) => `no ${name}`),
      );
    }
  }
  cleanup();
  return wrong;
}

const NONSENSE = /.{0,30}(?:\bundefined\b|\bNaN\b|Infinity|\[object ).{0,30}/;

const SOUND_NAMES = ['Nuln', 'La bande saine'];

type Listed = NonNullable<
  ReturnType<Awaited<ReturnType<typeof compose>>['stores']['battles']['getState']>['summaries']
>;

function addresses(battles: Listed | null): readonly string[] {
  const hostile = battles?.find(({ battleId }) => battleId === BATTLE);
  const fighters = Object.keys(hostile?.battle.fighters ?? {}).slice(0, 2);
  const battle = `/battle/${BATTLE}`;
  return [
    '/',
    battle,
    ...fighters.map((id) => `${battle}/fighter/${encodeURIComponent(id)}`),
    `${battle}/fighter/constructor`,
    `${battle}/journal`,
    `${battle}/duel`,
    `${battle}/duel/constructor/__proto__`,
    `${battle}/rules`,
    `${battle}/rules/constructor`,
    `${battle}/constructor`,
    '/settings',
    '/warbands',
    '/warbands/w-hostile',
    '/warbands/w-sound',
    '/warbands/new:constructor',
    '/rules',
    '/rules/constructor',
    '/rules/mordheim/__proto__',
    '/new-battle',
    '/battle/b-sound',
    '/',
  ];
}

async function goTo(path: string): Promise<void> {
  await act(async () => {
    history.replaceState(null, '', `#${path}`);
    dispatchEvent(new Event('hashchange'));
  });
}

/** The visible text, once the screen has loaded. */
async function shown(): Promise<string> {
  await waitFor(
    () => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (title === '' || title === 'Un instant') throw new Error('not here yet');
    },
    { timeout: 120_000 },
  );
  // Parts of a screen are loaded after its first render.
  await act(() => vi.dynamicImportSettled());
  return document.body.textContent ?? '';
}
