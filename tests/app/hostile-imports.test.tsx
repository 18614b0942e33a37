import { act, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { compose } from '#app/compose.ts';
import { SCREENS } from '#app/screens.ts';
import { SYSTEMS } from '#app/systems.ts';
import { startI18n } from '#i18n/setup.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { readFirst } from '#persistence/first-read.ts';
import { HOSTILE_FILES } from '../exchange/import/hostile-files.ts';
import { HOSTILE_FORMS } from '../exchange/import/hostile-forms.ts';
import { openReady } from '../support/databases.ts';
import { shareOf } from '../support/share.ts';
import { warbandOf } from '../support/warbands.ts';

// Feeds hostile texts and files to the whole app, above a real database, where players paste or choose
// theirs. Each must end in a preview or a refusal with a reason; nothing is written, and no content is ever
// treated as markup. tests/exchange/import tries more of them without a screen.

/** A sample: one file for each reason to refuse, and scripts in place of names. */
const GIVEN = [
  ...HOSTILE_FILES.filter(
    ({ name, code }, at) => name.startsWith('<script>') || isFirst(code, at),
  ).map(({ name, bytes }) => ({
    name,
    given: bytes,
  })),
  ...shareOf(
    [...HOSTILE_FORMS, ...HOSTILE_FILES.map(({ name, bytes }) => ({ name, given: bytes }))],
    11,
  ),
];

function isFirst(code: string | null, at: number): boolean {
  return code !== null && HOSTILE_FILES.findIndex((one) => one.code === code) === at;
}

let db: HorsDeCombatDb;

beforeAll(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  await startI18n('fr');
  await SYSTEMS.loadAll();
  await SCREENS.importer.preload();
  db = await openReady({ indexedDB, IDBKeyRange });
  await db.warbands.put(warbandOf('reikland', [['reikland/captain', 'Ulrich']]));
  await db.settings.put({ key: 'seeded', value: true });
  const { stores } = await compose(await readFirst(null));
  await stores.warbands.getState().load();
  history.replaceState(null, '', '#/import');
  render(<App stores={stores} />);
  await screen.findByRole('textbox', {}, { timeout: 60_000 });
});

afterAll(() => {
  db.close();
  vi.unstubAllGlobals();
});

test(`${GIVEN.length} hostile texts and files end in a preview or a refusal`, async () => {
  const alerted = vi.fn<() => void>();
  vi.stubGlobal('alert', alerted);
  const before = await rows();
  const wrong: string[] = [];
  const refusals = new Set<string>();
  const seen = { previews: 0, refusals: 0, scripts: 0 };
  for (const { name, given } of GIVEN) {
    await give(given);
    const end = await outcome();
    if (end === 'nothing') wrong.push(`${name}: nothing is said`);
    seen[end === 'preview' ? 'previews' : 'refusals'] += 1;
    if (document.body.textContent.includes('<script>alert(1)</script>')) seen.scripts += 1;
    wrong.push(...intruders().map((one) => `${name}: ${one}`));
    if ((await rows()) !== before) wrong.push(`${name}: something was written`);
    if (end === 'refusal') refusals.add(screen.getByRole('alert').textContent);
    await toTheEntry(end);
  }
  expect(wrong).toEqual([]);
  expect(alerted).not.toHaveBeenCalled();
  expect(seen.previews).toBeGreaterThan(10);
  expect(seen.refusals).toBeGreaterThan(20);
  // The scripts used as names did reach the screen, as text.
  expect(seen.scripts).toBeGreaterThan(0);
  expect(refusals.size).toBeGreaterThan(8);
  expect([...refusals].filter((text) => !/^\p{Lu}[^_{}]+\.$/u.test(text))).toEqual([]);
});

/** Pastes a text where lists are typed; gives bytes as a file. */
async function give(given: string | Uint8Array): Promise<void> {
  if (typeof given === 'string') {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: given } });
    fireEvent.click(screen.getByRole('button', { name: 'Lire la liste' }));
    return;
  }
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no way to a file');
  fireEvent.change(input, { target: { files: [new File([given.slice()], 'list.ros')] } });
}

/** The screen’s content once the import has ended. */
async function outcome(): Promise<'preview' | 'refusal' | 'nothing'> {
  for (let looks = 0; looks < 2000; looks += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    if (document.querySelector('.import-line') !== null) return 'preview';
    const alert = document.querySelector('[role="alert"]');
    if (alert !== null && alert.textContent !== '') return 'refusal';
  }
  return 'nothing';
}

/** Clears the screen, so that one result can’t be mistaken for the next. */
async function toTheEntry(from: 'preview' | 'refusal' | 'nothing'): Promise<void> {
  if (from === 'preview') fireEvent.click(screen.getByRole('button', { name: 'Autre liste' }));
  else {
    fireEvent.click(screen.getByRole('button', { name: 'Scanner un code' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sans appareil photo' }));
  }
  await act(() => Promise.resolve());
  if (screen.getByRole('alert').textContent !== '') throw new Error('it says something still');
}

/** Elements and attributes that the app never renders, and links to other sites. */
function intruders(): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(STRANGE.has(element.localName) ? [`an element ${element.localName}`] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^on|^srcdoc$|^formaction$/i.test(name)) return [`an attribute ${name}`];
      const leads = /^(?:xlink:)?href$|^src$|^action$/i.test(name) && !value.startsWith('#');
      return leads ? [`the address ${value}`] : [];
    }),
  ]);
}

const STRANGE: ReadonlySet<string> = new Set(
  'script,img,iframe,object,embed,link,style,base,form,meta,template,video,roster,selection,table'.split(
    ',',
  ),
);

/** Every row in the database. */
async function rows(): Promise<string> {
  const tables = await Promise.all(
    db.tables.map(async (table) => [table.name, await table.toArray()] as const),
  );
  return JSON.stringify(tables);
}
