import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { Entry } from '#battle/events.ts';
import { type Backup, writeBackup } from '#exchange/backup.ts';
import { codesOf, codeText } from '#exchange/battle-codes.ts';
import { battleContent } from '#exchange/battle-content.ts';
import { startI18n } from '#i18n/setup.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { StoresContext, type Systems } from '#store/hooks.ts';
import { loadChunk } from '#store/load-chunk.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { deflated } from '#sync/deflate.ts';
import { roomCode } from '#sync/room-code.ts';
import { ImportScreen } from '#ui/import/ImportScreen.tsx';
import golden from '../../fixtures/codes/battle-1.json';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { SYSTEMS } from '../../support/systems.ts';

const LOG = parseEntries(golden.rows).entries;
const CODES = golden.codes;

/** A phone with these entries on its disk, ready to receive, in French. */
async function openReceive(
  here: readonly Entry[] = [],
  code = 'battle',
  shared = '',
  systems: Systems = SYSTEMS,
) {
  await startI18n('fr');
  const memory = createMemoryPorts({ entries: here, settings: { seeded: true } });
  const { ports } = memory;
  const warbands = createWarbandsStore(ports, systems);
  await warbands.getState().load();
  history.replaceState(null, '', '#/import');
  const { unmount } = render(
    <StoresContext
      value={{
        settings: createSettingsStore(ports),
        warbands,
        battles: createBattlesStore(ports, systems),
        device: createDeviceStore(IDLE_DEVICE, 'ready'),
        systems,
        die: ports.die,
        freshId: ports.freshId,
        clock: ports.clock,
      }}
    >
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/import">
            <ImportScreen code={code} takeShared={async () => ({ given: shared, left: 0 })} />
          </Route>
          <Route path="/battle/:id">{({ id }) => `on the table of ${id}`}</Route>
          <Route path="/join/:code">{({ code: room }) => `joins ${room}`}</Route>
        </Switch>
      </Router>
    </StoresContext>,
  );
  const user = userEvent.setup();
  return {
    user,
    unmount,
    ...memory,
    lines: () => memory.disk.entries.size,
    read: async (text: string) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
      await user.click(screen.getByRole('button', { name: 'Lire le texte' }));
    },
    accept: (name: string) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })),
  };
}

async function textOf(entries: readonly Entry[], battleId = golden.battleId): Promise<string> {
  const content = battleContent(`b-${battleId.slice(2)}`, entries);
  return codeText((await deflated(new TextEncoder().encode(content))) ?? Uint8Array.of());
}

function fileOf(battles: Backup['battles']): File {
  const text = writeBackup({
    writtenAt: 0,
    appVersion: '',
    warbands: [],
    settings: {},
    battles,
  });
  return new File([text], 'partie.json', { type: 'application/json' });
}

async function choose(file: File): Promise<void> {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no way to a file');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

/** The error shown, as soon as there is one. */
async function refusal(): Promise<string | null> {
  return waitFor(() => {
    const { textContent } = screen.getByRole('alert');
    if (textContent === '') throw new Error('nothing is wrong');
    return textContent;
  });
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('a battle’s codes', () => {
  test('are counted, with the missing ones, and nothing is written before the player agrees', async () => {
    const phone = await openReceive();
    await phone.read(CODES[1] ?? '');
    expect(await screen.findByText('1 sur 3')).toBeTruthy();
    expect(screen.getByText(/^Il manque.: 1 et 3\. Tout revient en boucle\.$/)).toBeTruthy();
    await phone.read(`${CODES[2]} et ${CODES[1]}`);
    expect(screen.getByText('2 sur 3')).toBeTruthy();
    await phone.read(CODES[0] ?? '');

    const card = await screen.findByRole('region', {
      name: /^Mêlée.: Reikland, Skavens et Nains$/,
    });
    expect(card.textContent).toContain('Mordheim · Terminée · Les trois ponts');
    expect(card.textContent).toContain('Nains 4 figurines');
    expect(card.textContent).toContain('68 actions');
    expect(screen.getByText('Elle n’est pas encore sur ce téléphone.')).toBeTruthy();
    expect(phone.lines()).toBe(0);

    await phone.accept('Reprendre ici');
    expect(await screen.findByText('on the table of b-test')).toBeTruthy();
    expect([...phone.disk.entries.values()]).toEqual(LOG);
  });

  test('of a battle that exists here add the new entries', async () => {
    const phone = await openReceive(LOG.slice(0, 60));
    await phone.read(CODES.join('\n'));
    expect(await screen.findByText('Elle est déjà ici : 8 actions s’ajoutent.')).toBeTruthy();
    await phone.accept('Reprendre ici');
    expect(await screen.findByText('on the table of b-test')).toBeTruthy();
    expect(phone.lines()).toBe(68);
  });

  test('of a battle that has gone on here say so, and open it', async () => {
    const phone = await openReceive(LOG);
    await phone.read(await textOf(LOG.slice(0, 66)));
    expect(
      await screen.findByText(
        'Elle est déjà ici, avec toutes ses actions. Ce téléphone en sait 2 de plus, qui restent.',
      ),
    ).toBeTruthy();
    await phone.accept('Ouvrir la bataille');
    expect(await screen.findByText('on the table of b-test')).toBeTruthy();
  });

  test('may be of another battle: back to the camera with nothing written', async () => {
    const phone = await openReceive();
    await phone.read(CODES.join(' '));
    await screen.findByText('Elle n’est pas encore sur ce téléphone.');
    await phone.user.click(screen.getByRole('button', { name: 'Autre bataille' }));
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(phone.lines()).toBe(0);
  });

  test('are recognised when pasted or shared as a list', async () => {
    await openReceive([], 'shared', CODES.join(' '));
    expect(await screen.findByText('Elle n’est pas encore sur ce téléphone.')).toBeTruthy();
  });

  test('that the disk does not take change nothing, and can be accepted again', async () => {
    const phone = await openReceive();
    await phone.read(CODES.join(' '));
    await screen.findByText('Elle n’est pas encore sur ce téléphone.');
    phone.failNextSave('quota');
    await phone.accept('Reprendre ici');
    await sees('pass-battle:refused.not-saved');
    expect(phone.lines()).toBe(0);
    await phone.accept('Reprendre ici');
    expect(await screen.findByText('on the table of b-test')).toBeTruthy();
  });
});

test('a slow database is not taken for a missing game', async () => {
  const phone = await openReceive();
  vi.spyOn(phone.ports.battleLog, 'load').mockRejectedValueOnce(new Error('closed'));
  await phone.read(CODES.join(' '));
  await sees('pass-battle:refused.not-saved');
  await phone.read(CODES.join(' '));
  expect(await screen.findByText('Elle n’est pas encore sur ce téléphone.')).toBeTruthy();
});

test('what is not a battle, or an invalid one, is refused with a sentence', async () => {
  const phone = await openReceive();
  await phone.read('Ulrich, capitaine : épée');
  await sees('pass-battle:refused.no-code');
  await phone.read(CODES[0]?.slice(0, 300) ?? '');
  await sees('pass-battle:refused.cut');
  await phone.read(CODES[0]?.replace('HDCB1', 'HDCB9') ?? '');
  await sees('pass-battle:refused.newer');
  const other = codesOf(Uint8Array.from({ length: 2000 }, (_, at) => at % 251)) ?? [];
  await phone.read(`${CODES[0]} ${other[0]}`);
  await sees('pass-battle:refused.mixed');
  await phone.read(codeText(Uint8Array.of(1, 2, 3)));
  await sees('pass-battle:refused.damaged');
  const bomb = await deflated(new TextEncoder().encode('x'.repeat(5_100_000)));
  await phone.read(codeText(bomb ?? Uint8Array.of()));
  await sees('pass-battle:refused.too-big');
  await phone.read(await textOf([begunWith({ systemId: 'draughts' })]));
  await sees('pass-battle:refused.unknown-game');
  await phone.read(await textOf([...LOG.slice(0, -1), atTheEndOfTime(LOG.at(-1))]));
  await sees('pass-battle:refused.ahead');
  expect(phone.lines()).toBe(0);
});

test('a battle that contradicts the existing one is refused', async () => {
  const phone = await openReceive([begunWith({ name: 'Une autre' }), ...LOG.slice(1)]);
  await phone.read(CODES.join(' '));
  await sees('pass-battle:refused.contradicts');
  expect(phone.lines()).toBe(68);
});

test('a battle whose rules are not loaded yet is not taken for an unknown one', async () => {
  const load = () => loadChunk(Promise.reject(new Error('offline')));
  const phone = await openReceive([], 'battle', '', { ...SYSTEMS, loaded: () => null, load });
  await phone.read(CODES.join(' '));
  await sees('pass-battle:refused.not-here');
});

/** The battle’s start with other content. */
function begunWith(change: Readonly<Record<string, string>>): Entry {
  const [start] = LOG;
  if (start?.type !== 'BattleStarted') throw new Error('no battle');
  return { ...start, data: { ...start.data, ...change } };
}

/** An entry with an impossible timestamp. */
function atTheEndOfTime(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('no line');
  const hlc = 'zzzzzzzzz-0000';
  return { ...entry, hlc, id: `${entry.actor}:${hlc}` };
}

describe('a battle’s file', () => {
  test('arrives on the same screen', async () => {
    const phone = await openReceive();
    await choose(fileOf({ 'b-test': golden.rows }));
    expect(await screen.findByText('Elle n’est pas encore sur ce téléphone.')).toBeTruthy();
    await phone.accept('Reprendre ici');
    expect(await screen.findByText('on the table of b-test')).toBeTruthy();
    expect(phone.lines()).toBe(68);
  });

  test('is recognised when opened as a list', async () => {
    await openReceive([], '');
    await choose(fileOf({ 'b-test': golden.rows }));
    expect(await screen.findByText('Elle n’est pas encore sur ce téléphone.')).toBeTruthy();
  });

  test.each([
    ['of one with a strange name', { 'b-/..': [] }, 'Cette bataille est arrivée abîmée'],
    ['with nothing in it', { 'b-1': [] }, 'Cette bataille est arrivée abîmée'],
  ])('%s is refused', async (_, battles, sentence) => {
    const phone = await openReceive();
    await choose(fileOf(battles));
    expect(await refusal()).toContain(sentence);
    expect(phone.lines()).toBe(0);
  });

  test('with two battles, or none, is refused', async () => {
    const phone = await openReceive();
    await choose(fileOf({ 'b-1': [], 'b-2': [] }));
    await sees('pass-battle:refused.several');
    phone.unmount();
    await openReceive();
    await choose(fileOf({}));
    await sees('pass-battle:refused.several');
    expect(phone.lines()).toBe(0);
  });

  test('that is cut off, or of a newer app, is refused', async () => {
    await openReceive();
    const text = await fileOf({ 'b-test': golden.rows }).text();
    await choose(new File([text.slice(0, 900)], 'partie.json'));
    expect(await refusal()).toContain('arrivée abîmée');
    await choose(new File([text.replace('"format":1', '"format":99')], 'demain.json'));
    await sees('pass-battle:refused.newer');
  });

  test('that the phone cannot read is reported as damaged', async () => {
    await openReceive();
    const file = fileOf({});
    vi.spyOn(file, 'text').mockRejectedValue(new Error('gone'));
    await choose(file);
    expect(await refusal()).toContain('arrivée abîmée');
  });
});

afterEach(() => vi.restoreAllMocks());

describe('a link to a battle on a hub', () => {
  const room = roomCode(
    {
      battleId: 'b-far',
      hub: 'hub.example:8443',
      key: { right: 'write', secret: new Uint8Array(16) },
    },
    null,
  );
  const link = `https://app.example/#/join/${room}`;

  test('goes on to joining it, where it is pasted', async () => {
    const { read, lines } = await openReceive();
    await read(`Notre bataille : ${link}.`);
    expect(await screen.findByText(`joins ${room}`)).toBeDefined();
    expect(lines()).toBe(0);
  });

  test('and where another app has shared it', async () => {
    await openReceive([], 'shared', link);
    expect(await screen.findByText(`joins ${room}`)).toBeDefined();
  });

  test('that is cut goes to where that is said', async () => {
    const { read } = await openReceive();
    await read(link.slice(0, -2));
    expect(await screen.findByText('joins -')).toBeDefined();
  });
});
