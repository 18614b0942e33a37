import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gather, NOTHING_GATHERED } from '#exchange/battle-codes.ts';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { CodeRound } from '#ui/pass-battle/CodeRound.tsx';
import { PassBattleScreen } from '#ui/pass-battle/PassBattleScreen.tsx';
import { crowd, TestBattle } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import { openTable } from '../battle/open-table.tsx';

const CODES = ['HDCB1A', 'HDCB1B', 'HDCB1C'];

const picture = () => screen.getByRole('img').querySelector('path')?.getAttribute('d');
const place = () => screen.getByText(/^Code \d sur \d$/).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Whether the player prefers reduced motion. */
function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

beforeAll(async () => {
  await startI18n('fr');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('codes shown in rotation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const passTime = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  test('change five times a second, with each of them in every round', () => {
    motion(false);
    render(<CodeRound codes={CODES} />);
    const shown = [place()];
    for (let step = 1; step < 6; step += 1) {
      passTime(200);
      shown.push(place());
    }
    expect(new Set(shown.slice(0, 3)).size).toBe(3);
    expect(new Set(shown.slice(3)).size).toBe(3);
    expect(
      screen.getByRole('img', { name: 'Codes QR de la bataille, montrés tour à tour' }),
    ).toBeTruthy();
  });

  test('pause, step one by one and resume', () => {
    motion(false);
    render(<CodeRound codes={CODES} />);
    passTime(200);
    press('Arrêter');
    const [at, drawn] = [place(), picture()];
    expect(at).toBe('Code 2 sur 3');
    passTime(1000);
    expect([place(), picture()]).toEqual([at, drawn]);
    press('Code suivant');
    press('Code suivant');
    expect(place()).toBe('Code 1 sur 3');
    press('Code précédent');
    expect(screen.getByRole('img', { name: 'Code 3 sur 3' })).toBeTruthy();
    press('Faire défiler');
    const before = picture();
    passTime(200);
    expect(picture()).not.toBe(before);
  });

  test('stand still under reduced motion, until the player starts them', () => {
    motion(true);
    render(<CodeRound codes={CODES} />);
    passTime(1000);
    expect(place()).toBe('Code 1 sur 3');
    press('Faire défiler');
    passTime(200);
    expect(place()).toBe('Code 2 sur 3');
  });

  test('are a single image when there is only one', () => {
    motion(false);
    render(<CodeRound codes={['HDCB1A']} />);
    passTime(1000);
    expect(screen.getByRole('img', { name: 'Code 1 sur 1' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('handing over a battle', () => {
  beforeEach(() => motion(true));

  const BATTLE = new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Guerrier', 5) },
    { name: 'Skavens', fighters: crowd('Vermine', 5) },
  ]);

  test('shows its codes, and offers a text that restores it completely', async () => {
    const refused = new DOMException('no', 'NotAllowedError');
    const writeText = vi.fn(async (_: string) => undefined).mockRejectedValueOnce(refused);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    openTable(BATTLE, { screen: <PassBattleScreen /> });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transmettre la bataille');
    expect(await screen.findByRole('img')).toBeTruthy();
    press(/^En texte/);
    await sees('ui:handed-over.not-copied');
    press(/^En texte/);
    await waitFor(() => expect(screen.getByText('Copié dans le presse-papiers.')).toBeTruthy());
    const [call] = writeText.mock.calls;
    expect(gather(NOTHING_GATHERED, call?.[0] ?? '').packed).not.toBeNull();
  });

  test('uses a file where the browser cannot compress it, and says so', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const makeBackup = () => Promise.reject(new Error('closed'));
    openTable(BATTLE, { screen: <PassBattleScreen />, device: { makeBackup } });
    await sees('pass-battle:unpackable');
    expect(screen.queryByRole('button', { name: /^En texte/ })).toBeNull();
    // If the database cannot be read, there is no file either.
    press(/^En fichier/);
    await sees('pass-battle:no-file');
  });

  test('of a hundred evenings uses text or a file', async () => {
    let seed = 7;
    const word = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed.toString(36);
    };
    const long = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Guerrier', 2) },
      { name: 'Skavens', fighters: crowd('Vermine', 2) },
    ]);
    for (let note = 0; note < 120; note += 1) {
      long.do({ type: 'write-note', text: Array.from({ length: 60 }, word).join(' ') });
    }
    openTable(long, { screen: <PassBattleScreen /> });
    await sees('pass-battle:too-many');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: /^En texte/ })).toBeTruthy();
  });
});
