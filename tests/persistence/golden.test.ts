import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listSnapshots, returnTo } from '#app/data-tools.ts';
import { type Entry, EVENT_VERSION, type EventType } from '#battle/events.ts';
import { readBackup } from '#exchange/backup.ts';
import { readEverything, restoreEverything } from '#persistence/all.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import { settingsOn } from '#persistence/settings.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { freshApi, loadDump, openReady, readDump } from '../support/databases.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';

const NEW_ACTOR = 'a-nouvelle';

/** Every event type of version 1. None may ever be removed. */
const TYPES_OF_VERSION_1 = [
  'BattleStarted',
  'PhaseEntered',
  'DutyResolved',
  'ActionTaken',
  'StatusSet',
  'WoundLost',
  'WoundsSet',
  'InjuryRolled',
  'FlagSet',
  'ContactSet',
  'FighterJoined',
  'FighterRenamed',
  'ProfileSet',
  'LeaderNamed',
  'SideLeadershipSet',
  'CreditGiven',
  'HouseRuleSet',
  'SideLeft',
  'BattleEnded',
  'BattleReopened',
  'NoteWritten',
  'EventUndone',
] as const satisfies readonly EventType[];

async function openGolden() {
  const api = freshApi();
  await loadDump(api, readDump('version-1.json'));
  return openReady(api);
}

/** The entry without fields added since, which players did not enter. */
function asVersion1({ after, ...entry }: Entry) {
  expect(after).toBeNull();
  if (entry.type === 'PhaseEntered') {
    const { from, ...data } = entry.data;
    expect(from).toBeNull();
    return { ...entry, v: 1, data: { ...data, position: asVersion2(data.position) } };
  }
  if (entry.type === 'DutyResolved') {
    const { before, ...data } = entry.data;
    expect(before).toBeNull();
    return { ...entry, v: 1, data };
  }
  if (entry.type !== 'BattleStarted') return { ...entry, v: 1 };
  const sides = entry.data.sides.map(({ team, packs, ...side }) => {
    expect({ team, packs }).toEqual({ team: null, packs: [] });
    return side;
  });
  return {
    ...entry,
    v: 1,
    data: { ...entry.data, sides, position: asVersion2(entry.data.position) },
  };
}

/** Steps had no names yet; where there are none, their index was 0. */
function asVersion2({ step, ...position }: TurnPosition) {
  return {
    ...position,
    step: Math.max(0, ['charges', 'compulsory', 'other-moves'].indexOf(step ?? '')),
  };
}

const refuseReport = () => {
  throw new Error('a row could not be read');
};

function goldenBackup() {
  const file = new URL('../fixtures/backups/format-1.backup', import.meta.url);
  return readBackup(readFileSync(file, 'utf8'));
}

describe('a database left by version 1', () => {
  test('opens with entries of every type, readable and unchanged', async () => {
    const log = battleLogOn(await openGolden(), refuseReport);
    const entries = [...(await log.load('b-passerelles')), ...(await log.load('b-tour'))];
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(TYPES_OF_VERSION_1));
    const stored = readDump('version-1.json').stores['entries']?.rows ?? [];
    expect(entries).toHaveLength(stored.length);
    expect(entries.every(({ v }) => v === EVENT_VERSION)).toBe(true);
    expect(entries.map(asVersion1)).toEqual(expect.arrayContaining(stored));
  });

  test('keeps its warbands', async () => {
    const warbands = warbandsOn(await openGolden(), async () => ROSTER_SYSTEM, refuseReport);
    const stored = readDump('version-1.json').stores['warbands']?.rows ?? [];
    expect((await warbands.list()).map(({ name }) => name)).toEqual([
      'Les Corbeaux de Reikland',
      'Griffes d’Eshin',
    ]);
    expect(await warbands.list()).toMatchObject([
      {
        notes: 'Doivent 30 co à l’aubergiste.\nRevoir Klaus.',
        battles: 3,
        changedAt: 1795287000000,
      },
      { catalogueId: 'skaven', changedAt: 0 },
    ]);
    expect(stored).toHaveLength(2);
  });

  test('keeps its settings, but not its actor id among them', async () => {
    expect(await settingsOn(await openGolden()).load()).toEqual({
      language: 'fr',
      lastBackupAt: null,
      seeded: true,
      textSize: 125,
      theme: 'dark',
      vibration: false,
    });
  });
});

describe('a database left by version 2', () => {
  async function openSecond() {
    const api = freshApi();
    await loadDump(api, readDump('version-2.json'));
    return openReady(api);
  }

  test('keeps everything that version 1 had', async () => {
    const { warbands, battles } = await readEverything(await openSecond());
    expect({ warbands, battles }).toEqual(
      await readEverything(await openGolden()).then((old) => ({
        warbands: old.warbands,
        battles: old.battles,
      })),
    );
  });

  test('keeps its snapshot, which can be restored', async () => {
    const db = await openSecond();
    const before = await readEverything(db);
    await battleLogOn(db, refuseReport).remove('b-passerelles');
    expect(await listSnapshots(db)).toEqual([
      {
        id: 'c-premier',
        takenAt: 1795374030000,
        cause: 'battle-ended',
        sides: ['Les Corbeaux de Reikland', 'Griffes d’Eshin'],
        battles: 2,
        warbands: 2,
      },
    ]);
    expect(await returnTo(db, 'c-premier', NEW_ACTOR)).toMatchObject({ restored: { battles: 2 } });
    expect(await readEverything(db)).toEqual(before);
  });
});

describe('a backup in format 1', () => {
  test('is read completely', () => {
    expect(goldenBackup()).toMatchObject({
      backup: { appVersion: '0.1.0', writtenAt: 1795374030000 },
    });
  });

  test('restores the whole database on an empty phone', async () => {
    const reading = goldenBackup();
    if (!('backup' in reading)) throw new Error(reading.refused);
    const db = await openReady(freshApi());
    await restoreEverything(db, reading.backup, 'a-new', () => true);
    expect(await readEverything(db)).toEqual(await readEverything(await openGolden()));
  });
});
