import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { Photo } from '#roster/photo.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { ShareScreen } from '#ui/journal/ShareScreen.tsx';
import { crowd, TestBattle } from '../../support/battles.ts';
import { memoryPhotos } from '../../support/memory-photos.ts';
import { sees } from '../../support/sees.ts';
import { warbandOf } from '../../support/warbands.ts';
import { button, newBattle, openTable, plain, tap, textOf } from '../battle/open-table.tsx';
import { evening, shaken } from './evenings.ts';

beforeAll(() => startI18n('fr'));

const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

afterEach(() => {
  share.mockReset();
  writeText.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SHARES = { share, canShare: () => true };

function open(battle: TestBattle, abilities: object = SHARES) {
  vi.stubGlobal('navigator', { languages: ['fr-FR'], ...abilities });
  return openTable(battle, { screen: <ShareScreen /> });
}

/** Three sides: the Orcs give up, then Reikland chooses to rout; the Skaven are left. */
function threeSides(): TestBattle {
  return new TestBattle(system, [
    { name: 'Orques', fighters: crowd('Boy', 5) },
    { name: 'Reikland', fighters: crowd('Lame', 8) },
    { name: 'Skavens', fighters: crowd('Rat', 8) },
  ])
    .set('Lame1', 'out-of-action')
    .set('Lame2', 'out-of-action')
    .do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' })
    .nextUntil('Reikland', 'recovery')
    .answer('voluntary-rout', 'Reikland', 'leaves');
}

function broken(): TestBattle {
  return shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]);
}

/** What another app was given. */
function given(): Promise<ShareData> {
  return vi.waitFor(() => {
    expect(share).toHaveBeenCalledOnce();
    return share.mock.calls[0]?.[0] ?? {};
  });
}

function more(what: string): void {
  tap(button('Autre…'));
  tap(button(what, screen.getByRole('dialog')));
}

function dots(): readonly HTMLElement[] {
  return screen.getAllByRole('button', { name: / sur \d$/ });
}

describe('pictures of a battle', () => {
  it('are the poster and two reports, of which one is current', () => {
    open(broken());
    const names = dots().map((dot) => dot.getAttribute('aria-label'));
    expect(names).toEqual([
      'Affiche, 1 sur 3',
      'Compte rendu, 2 sur 3',
      'Carré (réseaux), 3 sur 3',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Affiche' })).toBeTruthy();
    tap(dots()[1] ?? document.body);
    expect(screen.getByRole('heading', { level: 2, name: 'Compte rendu' })).toBeTruthy();
    const current = () => dots().map((dot) => dot.getAttribute('aria-current'));
    expect(current()).toEqual(['false', 'true', 'false']);
  });

  it('carry every word as text', async () => {
    giveBrush();
    open(broken());
    const [poster, report] = await screen.findAllByRole('img');
    expect(plain(poster?.getAttribute('alt') ?? '')).toContain(
      'Affiche. Victoire : Skavens. Déroute : Reikland. 11 sur Cd 8.',
    );
    expect(plain(report?.getAttribute('alt') ?? '')).toMatch(/^Compte rendu\. .*Lame1 hors de/);
  });

  it('have the emblem on the sheet until they are painted, and where they cannot be', () => {
    open(broken());
    expect(document.querySelectorAll('.k-picture .share-emblem')).toHaveLength(3);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('have no poster among them while the battle goes on', () => {
    open(evening());
    expect(dots()).toHaveLength(2);
    expect(screen.queryByText('Affiche')).toBeNull();
  });

  it('are shared as they are seen', async () => {
    giveBrush();
    open(broken());
    tap(button('Partager l’image'));
    const { files, text } = await given();
    expect(files?.[0]?.type).toBe('image/png');
    expect(files?.[0]?.name).toMatch(/^hors-de-combat-.*\.png$/);
    expect(plain(text ?? '')).toContain('Victoire : Skavens. Déroute : Reikland.');
    share.mockClear();
    tap(dots()[2] ?? document.body);
    tap(button('Partager l’image'));
    expect((await given()).text).toBeUndefined();
  });

  it('are saved, and said to be, where sharing is unavailable', async () => {
    giveBrush();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open(broken(), {});
    tap(button('Enregistrer l’image'));
    const saved = (text: string) => plain(text).startsWith('Enregistré : hors-de-combat-');
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(click).toHaveBeenCalledOnce();
  });

  it('say when they cannot be made', async () => {
    open(broken());
    tap(button('Partager l’image'));
    await sees('journal:no-picture');
  });

  it('show every side’s losses in the report, and name the side that tested', async () => {
    const written = giveBrush();
    const names = ['Orques', 'Reikland', 'Skavens', 'Sœurs', 'Nains', 'Elfes'];
    const sides = names.map((name) => ({ name, fighters: crowd(`${name} `, 4) }));
    const battle = new TestBattle(system, sides).set('Orques 1', 'out-of-action');
    open(battle.answer('rout-test', 'Orques', 'passed', [2, 1]));
    await screen.findAllByRole('img');
    const texts = written.map(({ text }) => plain(text));
    const looks = names.map((name) => written.findLast(({ text }) => plain(text) === name)?.line);
    expect(looks).not.toContain(undefined);
    expect(new Set(looks).size).toBe(names.length);
    expect(texts.some((text) => text.startsWith('Orques · Test de déroute réussi'))).toBe(true);
  });

  it('show each loser on the poster once with its own cause, and all losses in one font size', async () => {
    const written = giveBrush();
    open(threeSides());
    const [poster] = await screen.findAllByRole('img');
    expect(plain(poster?.getAttribute('alt') ?? '')).toMatch(
      /^Affiche\. Victoire : Skavens\. Retrait : Orques\. Déroute volontaire : Reikland\. Orques : 0 sur 5 hors de combat\. /,
    );
    const texts = written.map(({ text }) => plain(text));
    expect(texts).not.toContain('Déroute volontaire');
    const losses = written.filter(({ text }) => / sur \d+ hors de combat$/.test(plain(text)));
    expect(losses).toHaveLength(3);
    expect(new Set(losses.map(({ font }) => font)).size).toBe(1);
  });

  it('have only decisive dice on the poster', async () => {
    giveBrush();
    open(shaken().do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' }));
    const [poster] = await screen.findAllByRole('img');
    expect(plain(poster?.getAttribute('alt') ?? '')).toMatch(
      /^Affiche\. Victoire : Reikland\. Retrait : Skavens\. Reikland : 3 sur 12/,
    );
  });

  it.each([
    ['readable', 2],
    ['unreadable', 1],
  ])('have the first with a photo on the poster, if it is %s', async (how, times) => {
    const written = giveBrush();
    Object.defineProperty(HTMLImageElement.prototype, 'decode', {
      configurable: true,
      value: () => (how === 'readable' ? Promise.resolve() : Promise.reject(new Error(how))),
    });
    const band = warbandOf('reikland', [['reikland/champion', 'Otto']]);
    const image = 'data:image/webp;base64,UklGRg==';
    const photo: Photo = { id: 'm-1', warbandId: 'w-test', image, takenAt: 1 };
    const heroes = [{ name: 'Ulrich' }, { name: 'Otto' }];
    const battle = new TestBattle(system, [
      { name: 'Reikland', warbandId: 'w-test', fighters: heroes },
      { name: 'Skavens', fighters: crowd('Rat', 2) },
    ]);
    for (const [victim, by] of [
      ['Rat1', 'Ulrich'],
      ['Rat2', 'Otto'],
    ] as const) {
      battle.set(victim, 'out-of-action');
      battle.do({ type: 'give-credit', victimId: `f-${victim}`, byId: `f-${by}` });
    }
    const table = openTable(battle.do({ type: 'end-battle', winnerId: 's-Reikland' }), {
      screen: <ShareScreen />,
      warbands: [band],
      device: { photos: memoryPhotos(new Map([['m-1', photo]])) },
    });
    await table.stores.warbands.getState().load();
    await screen.findAllByRole('img');
    const before = written.length;
    table.leaveAndComeBack();
    const [poster] = await screen.findAllByRole('img');
    // Under his portrait, and beside whom he put out of action.
    const named = (name: string) => written.slice(before).filter(({ text }) => text === name);
    expect(named('Otto')).toHaveLength(times);
    expect(named('Ulrich')).toHaveLength(1);
    expect(plain(poster?.getAttribute('alt') ?? '').match(/Otto/g)).toHaveLength(1);
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('show on the poster what decided a battle that no side left', async () => {
    giveBrush();
    open(newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }));
    const [poster] = await screen.findAllByRole('img');
    expect(plain(poster?.getAttribute('alt') ?? '')).toContain(
      'Victoire : Skavens. D’un commun accord. Reikland : 0 sur 12',
    );
  });
});

describe('the words of a battle', () => {
  async function report(battle: TestBattle): Promise<string> {
    open(battle);
    tap(button('Le texte'));
    return plain((await given()).text ?? '');
  }

  it('start with the winner, then each cause and the decisive rout', async () => {
    const words = (await report(threeSides())).split('\n');
    expect(words[0]).toBe('Skavens, Orques et Reikland');
    expect(words.slice(3, 6)).toEqual([
      'Victoire : Skavens',
      'Retrait : Orques',
      'Déroute volontaire : Reikland',
    ]);
    expect(words.filter((line) => line.startsWith('• '))).toEqual([
      '• Lame1 hors de combat',
      '• Lame2 hors de combat',
      '• Retrait : Orques',
      '• Reikland : déroute volontaire',
    ]);
  });

  it('tell, too, what decided a battle that no side left', async () => {
    const words = await report(newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }));
    expect(words).toContain('Victoire : Skavens\nD’un commun accord\n');
  });

  it('are copied where sharing is unavailable, and said to be', async () => {
    open(evening(), { clipboard: { writeText } });
    tap(button('Le texte'));
    expect(await screen.findByText('Copié dans le presse-papiers.')).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toContain('Reikland contre Skavens');
  });

  it('are copied where sharing fails, but not where the player thinks better of it', async () => {
    share.mockRejectedValueOnce(new DOMException('not now', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    open(evening(), { share, clipboard: { writeText } });
    tap(button('Le texte'));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(writeText).not.toHaveBeenCalled();
    await act(async () => tap(button('Le texte')));
    expect(await screen.findByText('Copié dans le presse-papiers.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledOnce();
  });
});

describe('other ways to share a battle', () => {
  it('pass the whole journal as text', async () => {
    open(evening());
    more('Journal en texte');
    const { title, text } = await given();
    expect(title).toBe('Reikland contre Skavens');
    expect(text).toContain('Tour 1 · Reikland');
    expect(text).toContain('Test de déroute réussi (6 sur Cd');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pass the whole journal as a picture, with the winner', async () => {
    const written = giveBrush();
    open(broken());
    more('Journal en image');
    expect((await given()).files?.[0]?.type).toBe('image/png');
    expect(written.map(({ text }) => plain(text))).toContain('Victoire : Skavens');
  });

  it('print the picture in sight, without the sheet above it', () => {
    const seen: (boolean | string)[] = [];
    vi.stubGlobal('print', () => {
      seen.push(
        screen.queryByRole('dialog') !== null,
        textOf(screen.getByRole('heading', { level: 2 })),
      );
    });
    open(broken());
    tap(dots()[1] ?? document.body);
    more('Imprimer l’image');
    expect(seen).toEqual([false, 'Compte rendu']);
    expect(document.querySelectorAll('.share-shown')).toHaveLength(1);
  });

  it('lead to handing the battle over', () => {
    open(broken());
    tap(button('Autre…'));
    const link = screen.getByRole('link', { name: 'Transmettre la bataille' });
    expect(link.getAttribute('href')).toBe('#/battle/b-test/hand-over');
  });
});

interface Written {
  readonly text: string;
  readonly font: string;
  /** Colour, width and dashes of the last line drawn. */
  readonly line: string;
}

/** Gives this browser a canvas and fonts. @returns the texts drawn on it */
function giveBrush(): readonly Written[] {
  const written: Written[] = [];
  const pen: Record<string, unknown> = {};
  let line = '';
  const getImageData = () => ({ data: new Uint8ClampedArray(4) });
  const measureText = (text: string) => ({ width: text.length * 20 });
  const fillText = (text: string) => written.push({ text, font: String(pen['font']), line });
  const setLineDash = (dash: readonly number[]) => {
    pen['dash'] = dash;
  };
  const stroke = () => {
    line = JSON.stringify([pen['strokeStyle'], pen['lineWidth'], pen['dash']]);
  };
  const brush = new Proxy(
    { getImageData, measureText, fillText, setLineDash, stroke },
    {
      get: (own, name): unknown => Reflect.get(own, name) ?? (() => {}),
      set: (_, name, value) => {
        pen[String(name)] = value;
        return true;
      },
    },
  );
  const toBlob = (done: (blob: Blob) => void) => done(new Blob(['drawn'], { type: 'image/png' }));
  Object.defineProperty(document, 'fonts', { value: [], configurable: true });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { getContext: () => brush, toBlob });
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'canvas' ? canvas : create(name),
  );
  return written;
}
