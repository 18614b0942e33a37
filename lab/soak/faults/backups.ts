import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type BackupRow, writeBackup } from '#exchange/backup.ts';
import { fr } from '../../../tests/e2e/support/words.ts';
import { entriesOn, layAside, putBack, tablesOn } from '../disk.ts';
import { Complaint, type Evening, PATIENCE, until } from '../evening.ts';
import { hostileRows } from '../hostile.ts';
import { inOrder, logOf } from '../record.ts';
import { isOver, tapOn } from '../table.ts';
import type { Family } from './fault.ts';

/** Faults with old, truncated and malicious backup files. */
export const BACKUPS = {
  'old-backup': {
    weight: 20,
    about: 'an old backup restored over a newer state',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      const backup = await backUp(evening);
      await evening.comeBack();
      await evening.play(3);
      await evening.check();
      await toSettings(evening, tab);
      await restore(tab, backup);
      await restart(tab);
      await evening.comeBack();
    },
  },
  'wiped-and-restored': {
    weight: 15,
    about: 'backed up, wiped, restored',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      const backup = await backUp(evening);
      await tapOn(tab, { css: 'button', named: fr('settings:data.wipe') });
      await tapOn(tab, { css: 'dialog button', named: fr('settings:wipe.confirm') });
      await waitUntilDialogClosed(tab);
      if ((await entriesOn(tab)).length > 0)
        throw new Complaint('the wipe does not delete everything');
      await toSettings(evening, tab);
      await restore(tab, backup);
      await restart(tab);
      await evening.comeBack();
    },
  },
  'back-to-a-copy': {
    weight: 15,
    about: 'back to the copy taken at the end of the battle, and back to what was tapped since',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      // Ending the battle again would not be a new end.
      if (await isOver(tab)) await evening.tap({ kind: 'undo' });
      const before = await copiesOn(tab);
      await evening.tap({ kind: 'end' });
      await evening.check();
      const taken = await until(async () => (await newCopies(tab, before)).length > 0);
      if (!taken) throw new Complaint('no copy is taken at the end of a battle');
      const atTheEnd = await logText(evening, tab);
      // Not by ending it again, which would take another snapshot.
      for (const tap of [
        { kind: 'undo' },
        { kind: 'note', text: `Reprise ${evening.random.below(1_000_000)}` },
      ] as const) {
        await evening.tap(tap);
      }
      await evening.check();
      const now = await logText(evening, tab);
      await returnTo(evening, tab);
      if ((await logText(evening, tab)) !== atTheEnd) {
        throw new Complaint('back at the copy, the battle is not as it was at its end');
      }
      await returnTo(evening, tab);
      if ((await logText(evening, tab)) !== now) {
        throw new Complaint('back from the copy, the battle is not as it was before');
      }
      await evening.comeBack();
    },
  },
  'damaged-backup': {
    weight: 10,
    about: 'a backup cut off, changed or not ours: refused, and nothing changes',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      const backup = await backUp(evening);
      const before = await ownRows(tab);
      const file = evening.random.one([
        '',
        'Otto : sonné',
        backup.slice(0, evening.random.below(backup.length - 2)),
        backup.replace('Otto', 'Ottp'),
        backup.replace('"format":1', '"format":2'),
      ]);
      await pickFile(tab, file);
      await waitUntilSaid(
        tab,
        fr('home:restore.refused-title'),
        'a damaged backup is not refused in words',
      );
      if ((await ownRows(tab)) !== before) {
        throw new Complaint('a refused backup has changed the database');
      }
      await evening.comeBack();
    },
  },
  'hostile-backup': {
    weight: 20,
    about: 'a backup with absurd rows, restored: every screen still opens',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      await tab.goto(`${evening.phone.site.url}robots.txt`);
      await layAside(tab);
      const bad = hostileRows(evening.random);
      evening.note(`a backup with ${bad.about}`);
      await toSettings(evening, tab);
      await pickFile(tab, backupOf(bad.battles, bad.warbands, bad.settings));
      const answer = await evening.expectSaid(tab, 'a hostile backup');
      evening.note(`said: ${answer}`);
      await evening.visitScreens(bad.places);
      await evening.comeBack();
      await evening.check();
      await tab.goto(`${evening.phone.site.url}robots.txt`);
      await putBack(tab);
      evening.onlyThisBattle();
      await evening.comeBack();
    },
  },
} as const satisfies Family;

/** Goes back to the newest snapshot with the app’s own button. */
async function returnTo(evening: Evening, tab: Page): Promise<void> {
  await toSettings(evening, tab);
  await tapOn(tab, { css: '[aria-labelledby="settings-copies"] button' });
  await waitUntilSaid(tab, fr('settings:copies.done-title'), 'there is no way back to a copy');
  await restart(tab);
  evening.note('back at the newest copy');
}

/** The ids of the snapshots on this device. */
async function copiesOn(tab: Page): Promise<readonly string[]> {
  const { snapshots = [] } = await tablesOn(tab);
  return snapshots.map((row) =>
    typeof row === 'object' && row !== null ? String(Reflect.get(row, 'id')) : '',
  );
}

async function newCopies(tab: Page, before: readonly string[]): Promise<readonly string[]> {
  return (await copiesOn(tab)).filter((id) => !before.includes(id));
}

async function logText(evening: Evening, tab: Page): Promise<string> {
  return JSON.stringify(logOf(evening.battleId(), await entriesOn(tab)), inOrder);
}

/** The text of a backup of these rows, as the app would write it. */
export function backupOf(
  battles: Readonly<Record<string, readonly BackupRow[]>>,
  warbands: readonly BackupRow[] = [],
  settings: Readonly<Record<string, unknown>> = {},
): string {
  return writeBackup({ writtenAt: Date.now(), appVersion: '0.1.0', warbands, battles, settings });
}

/** In the settings: chooses the file and waits until the app reports the restore. */
export async function restore(tab: Page, backup: string): Promise<void> {
  await pickFile(tab, backup);
  await waitUntilSaid(tab, fr('home:restore.done-title'), 'the backup is not restored');
}

/** @throws Complaint when the app does not say this in time */
async function waitUntilSaid(tab: Page, title: string, complaint: string): Promise<void> {
  await tab
    .waitForFunction((wanted) => window.soak.said().some((one) => one.includes(wanted)), title, {
      timeout: PATIENCE,
    })
    .catch(() => {
      throw new Complaint(complaint);
    });
}

export async function pickFile(tab: Page, text: string): Promise<void> {
  await tab.getByLabel(fr('home:restore.choose')).setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The stored battles and warbands, without the setting that records the backup. */
async function ownRows(tab: Page): Promise<string> {
  const { entries, warbands } = await tablesOn(tab);
  return JSON.stringify([entries, warbands]);
}

/** From any screen to the settings, until their layout is stable. */
export async function toSettings(evening: Evening, tab: Page): Promise<void> {
  await tab.goto(`${evening.phone.site.url}#/settings`, { waitUntil: 'commit' });
  await tab.waitForFunction(
    () => window.soak.sees({ css: '.columns p' }) && window.soak.settled(),
    null,
    { timeout: PATIENCE },
  );
}

/** Uses the app’s own button. @returns the text of the file */
async function backUp(evening: Evening): Promise<string> {
  const tab = evening.phone.tab();
  await toSettings(evening, tab);
  const [download] = await Promise.all([
    tab.waitForEvent('download', { timeout: PATIENCE }),
    tapOn(tab, { css: 'button', named: fr('settings:data.back-up') }),
  ]);
  const backup = await readFile(await download.path(), 'utf8');
  evening.note(`backed up: ${backup.length} characters`);
  return backup;
}

async function restart(tab: Page): Promise<void> {
  await tapOn(tab, { css: 'dialog button.k-primary', named: fr('home:restore.restart') });
  await waitUntilDialogClosed(tab);
}

async function waitUntilDialogClosed(tab: Page): Promise<void> {
  await tab.waitForFunction(() => document.querySelector('dialog[open]') === null, null, {
    timeout: PATIENCE,
  });
}
