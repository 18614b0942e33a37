import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { sideColours } from '#ui/side-colours.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import { button, newBattle, openTable, plain, tap, textOf } from '../battle/open-table.tsx';
import { settled } from './settled.ts';

beforeAll(() => startI18n('fr'));

function openJournal(battle: TestBattle) {
  return openTable(battle, { screen: <JournalScreen /> });
}

/** Two losses in the first turn, a third in the enemy's, and the test of the second round passed. */
function evening(): TestBattle {
  return newBattle()
    .set('Lame1', 'out-of-action')
    .set('Otto', 'stunned')
    .set('Lame2', 'out-of-action')
    .nextUntil('Skavens', 'close-combat')
    .set('Lame3', 'out-of-action')
    .nextUntil('Reikland', 'recovery')
    .answer('rout-test', 'Reikland', 'passed', [2, 4]);
}

/** Three of twelve are out: Reikland has to test. */
function shaken(): TestBattle {
  const battle = newBattle();
  for (const name of ['Lame1', 'Lame2', 'Lame3']) battle.set(name, 'out-of-action');
  return battle.nextUntil('Reikland', 'recovery');
}

/** A battle for which the players have agreed on these answers. */
function agreed(houseRules: Readonly<Record<string, string>>): TestBattle {
  const battle = newBattle();
  const [start] = battle.entries;
  if (start?.type !== 'BattleStarted') throw new Error('no start');
  battle.entries = [];
  return battle.do({ ...start.data, type: 'start-battle', houseRules });
}

function lines(turn: string): readonly string[] {
  const section = screen.getByRole('region', { name: turn });
  return within(section).getAllByRole('listitem').map(textOf);
}

describe('the journal', () => {
  it('tells the turns, the newest first', () => {
    openJournal(evening());
    const headings = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(headings).toEqual([
      'Hors de combat par tour',
      'Tour 2 · Reikland',
      'Tour 1 · Skavens',
      'Tour 1 · Reikland',
    ]);
  });

  it('says how long it took, from the first step to the last', () => {
    const battle = newBattle();
    const note = () => battle.do({ type: 'write-note', text: 'La tour brûle' });
    // A second passes with every step, the start being the first: 59 of them are not worth a word.
    for (let step = 0; step < 59; step += 1) note();
    const { unmount } = openJournal(battle);
    expect(screen.getByText('Reikland contre Skavens')).toBeTruthy();
    unmount();
    for (let step = 0; step < 66; step += 1) note();
    openJournal(battle);
    expect(
      screen.getByText((text) => plain(text) === 'Reikland contre Skavens · 2 min'),
    ).toBeTruthy();
  });

  it('says what happened, with dice and value, and what happened by itself', () => {
    openJournal(evening());
    const [test, became] = lines('Tour 2 · Reikland');
    expect(test).toContain('Test de déroute réussi');
    expect(test).toContain('6 contre Cd 8');
    expect(became).toContain('Otto : sonné → à terre');
  });

  it('names the winner where the battle ends, whatever ended it', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]));
    const [won, test] = lines('Tour 2 · Reikland');
    expect(won).toContain('Victoire : Skavens');
    expect(test).toContain('Test de déroute raté');
    expect(test).toContain('11 contre Cd 8');
  });

  it('names the winner once where the players say so themselves', () => {
    openJournal(newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }));
    const told = lines('Tour 1 · Reikland').filter((line) => line.includes('Victoire'));
    expect(told).toHaveLength(1);
  });

  it('says against which value a test was taken whose dice nobody told', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'passed'));
    expect(lines('Tour 2 · Reikland')[0]).toContain('contre Cd 8');
  });

  it('says which dice an injury was rolled with', () => {
    const hurt = newBattle().do({ type: 'lose-wound', fighterId: 'f-Otto' });
    const roll = { fighterId: 'f-Otto', toggled: [], saveRoll: null } as const;
    openJournal(hurt.do({ ...roll, type: 'resolve-injury', dice: [5] }));
    expect(lines('Tour 1 · Reikland')[0]).toContain('Jet de dégâts : 5');
  });

  it('leaves out the highest of three dice, as the test did', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'passed', [6, 2, 4]));
    expect(lines('Tour 2 · Reikland')[0]).toContain('6 contre Cd 8');
  });

  it('shows a passed test as passed and one that was not as a rout', () => {
    const banner = (outcome: string) => {
      const { unmount } = openJournal(shaken().answer('rout-test', 'Reikland', outcome));
      const region = screen.getByRole('region', { name: 'Tour 2 · Reikland' });
      const line = within(region)
        .getByText(/Test de déroute/)
        .closest('.k-card');
      const tone = [...(line?.classList ?? [])].find((name) => name.startsWith('k-tone-'));
      unmount();
      return tone;
    };
    expect(banner('passed')).toBe('k-tone-standing');
    expect(banner('failed')).toBe('k-tone-rout');
  });

  it('tells marks of bystanders and broken armour, and not the mark that its words tell', () => {
    openJournal(
      settled(newBattle(), [
        { kind: 'flag', fighterId: 'f-Gunther', flag: 'reloading', value: true },
        { kind: 'flag', fighterId: 'f-Otto', flag: 'melee', value: true },
      ]),
    );
    const [duel] = lines('Tour 1 · Reikland');
    expect(duel).toContain('Gunther recharge');
    expect(duel?.match(/Otto/g)).toHaveLength(2);
  });

  it('says of somebody who is in no list that nobody knows him', () => {
    openJournal(
      settled(newBattle(), [
        { kind: 'flag', fighterId: 'f-Nobody', flag: 'reloading', value: true },
        { kind: 'status', fighterId: 'f-Nobody', to: 'stunned' },
      ]),
    );
    const [duel] = lines('Tour 1 · Reikland');
    expect(duel).toContain('? recharge');
    expect(duel).toContain('? sonné');
  });

  it('gives each side the colour of its emblem, and another one to a twin', () => {
    expect(sideColours([{ emblem: 'raven' }, { emblem: 'rat' }])).toEqual(['leader', 'stunned']);
    expect(new Set(sideColours(Array.from({ length: 6 }, () => ({ emblem: 'raven' })))).size).toBe(
      6,
    );
  });

  it('leaves out what was taken back', () => {
    openJournal(evening().do({ type: 'undo', back: null }));
    expect(lines('Tour 2 · Reikland').join(' ')).not.toContain('Test de déroute réussi');
  });

  it('draws the losses against the thresholds and says them in words', () => {
    openJournal(evening());
    const chart = screen.getByRole('img', { name: /Reikland/ });
    expect(textOf(chart)).toBeDefined();
    expect(chart.getAttribute('aria-label')?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(
      'Reikland : 3 hors de combat, seuil 3. Skavens : 0 hors de combat, seuil 2.',
    );
  });

  it('names the phases in which something happened, the last first, and no others', () => {
    openJournal(
      newBattle()
        .nextUntil('Reikland', 'movement', 'charges')
        .charge('Otto', 'Rat1')
        .nextUntil('Reikland', 'close-combat')
        .set('Otto', 'stunned')
        .nextUntil('Skavens', 'shooting'),
    );
    const turn = screen.getByRole('region', { name: 'Tour 1 · Reikland' });
    expect(within(turn).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Corps à corps',
      'Mouvement · Charges',
    ]);
    const quiet = screen.getByRole('region', { name: 'Tour 1 · Skavens' });
    expect(within(quiet).queryByRole('listitem')).toBeNull();
    expect(textOf(quiet)).toContain('Rien à signaler.');
  });

  it('tells who put somebody out where it tells that he is out', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    openJournal(battle.do({ type: 'give-credit', victimId: 'f-Rat1', byId: 'f-Otto' }));
    const [fell, ...others] = lines('Tour 1 · Reikland');
    expect(fell).toContain('Rat1 hors de combat · par Otto');
    expect(others).toHaveLength(1);
  });

  it('tells what came of a duel, who did it, and the dice', () => {
    openJournal(settled(newBattle()));
    const [duel] = lines('Tour 1 · Reikland');
    expect(duel).toContain('Rat1 hors de combat · par Otto');
    expect(duel).toContain('Klaus : 1 PV');
    expect(duel).toContain('Dés : 4, 2 · 6');
    expect(duel).not.toContain('Rat1 : 0 PV');
  });

  it('says once which house rules were agreed on, and later ones where they came', () => {
    openJournal(
      agreed({ routCountsLeftTable: 'yes', criticalTables: 'basic' })
        .nextUntil('Skavens', 'recovery')
        .do({ type: 'set-house-rule', rule: 'routCountsWardogs', value: 'no' }),
    );
    const rules = screen.getByRole('region', { name: 'Règles maison' });
    expect(within(rules).getAllByRole('listitem').map(textOf)).toEqual([
      'Sortis de table · Comptent',
    ]);
    expect(lines('Tour 1 · Skavens')[0]).toContain(
      'Règle maison · Chiens de guerre · Ne comptent pas',
    );
  });

  it('says nothing of house rules where the usual ones are played', () => {
    openJournal(evening());
    expect(screen.queryByRole('region', { name: 'Règles maison' })).toBeNull();
  });
});

describe('sharing', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

  afterEach(() => {
    share.mockReset();
    writeText.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function ask(what: RegExp, abilities: object) {
    vi.stubGlobal('navigator', { languages: ['fr-FR'], ...abilities });
    openJournal(evening());
    tap(button('Partager'));
    tap(button(what, screen.getByRole('dialog', { name: 'Partager le journal' })));
  }

  it('hands the text to another app', async () => {
    ask(/^Journal en texte/, { share });
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.title).toBe('Reikland contre Skavens');
    expect(data?.text).toContain('Tour 1 · Reikland');
    expect(data?.text).toContain('Test de déroute réussi (6 contre Cd');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies the text where no app can take it', async () => {
    ask(/^Journal en texte/, { clipboard: { writeText } });
    expect(await screen.findByText('Copié dans le presse-papiers.')).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toContain('Reikland contre Skavens');
  });

  it('hands the picture to another app as a file', async () => {
    giveBrush();
    ask(/^Journal en image/, { share, canShare: () => true });
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file?.type).toBe('image/png');
    expect(file?.name).toMatch(/^hors-de-combat-.*\.png$/);
  });

  it('saves the picture where no app can take it', async () => {
    giveBrush();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    ask(/^Journal en image/, {});
    const saved = (text: string) => plain(text).startsWith('Enregistré : hors-de-combat-');
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(click).toHaveBeenCalledOnce();
  });

  it('has painted who has won, and by what', async () => {
    const written = giveBrush();
    vi.stubGlobal('navigator', { languages: ['fr-FR'], share, canShare: () => true });
    openJournal(shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]));
    tap(button('Partager'));
    tap(button(/^Journal en image/, screen.getByRole('dialog')));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(written.map(({ text }) => plain(text))).toContain('Victoire : Skavens');
  });

  it('paints in the report every side’s losses, and names the side that was tested', async () => {
    const written = giveBrush();
    vi.stubGlobal('navigator', { languages: ['fr-FR'], share, canShare: () => true });
    const names = ['Orques', 'Reikland', 'Skavens', 'Sœurs', 'Nains', 'Elfes'];
    const sides = names.map((name) => ({ name, fighters: crowd(`${name} `, 4) }));
    const battle = new TestBattle(system, sides).set('Orques 1', 'out-of-action');
    openJournal(battle.answer('rout-test', 'Orques', 'passed', [2, 1]));
    tap(button('Partager'));
    tap(button(/^Compte rendu en image/, screen.getByRole('dialog')));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const texts = written.map(({ text }) => plain(text));
    const looks = names.map((name) => written.findLast(({ text }) => plain(text) === name)?.line);
    expect(looks).not.toContain(undefined);
    expect(new Set(looks).size).toBe(names.length);
    expect(texts.some((text) => text.startsWith('Orques · Test de déroute réussi'))).toBe(true);
  });

  it('hands on the poster of a battle that is over, with all its words', async () => {
    giveBrush();
    vi.stubGlobal('navigator', { languages: ['fr-FR'], share, canShare: () => true });
    openJournal(shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]));
    tap(button('Partager'));
    tap(button(/^Affiche/, screen.getByRole('dialog', { name: 'Partager la bataille' })));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.files?.[0]?.type).toBe('image/png');
    expect(plain(data?.text ?? '')).toContain(
      'Victoire : Skavens. Déroute : Reikland. 11 contre Cd 8.',
    );
  });

  /** Three sides: the Orcs give up, then Reikland routs of its own will; the Skaven hold the field. */
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

  function shareOf(battle: TestBattle, what: RegExp) {
    vi.stubGlobal('navigator', { languages: ['fr-FR'], share, canShare: () => true });
    openJournal(battle);
    tap(button('Partager'));
    tap(button(what, screen.getByRole('dialog', { name: 'Partager la bataille' })));
    return vi.waitFor(() => {
      expect(share).toHaveBeenCalledOnce();
      return plain(share.mock.calls[0]?.[0].text ?? '');
    });
  }

  it('tells on the poster each loser by its own cause, once, and all losses in one type', async () => {
    const written = giveBrush();
    const told = await shareOf(threeSides(), /^Affiche/);
    expect(told).toMatch(
      /^Victoire : Skavens\. Retrait : Orques\. Déroute volontaire : Reikland\. Orques : 0 sur 5 hors de combat\. /,
    );
    const texts = written.map(({ text }) => plain(text));
    expect(texts).not.toContain('Déroute volontaire');
    const losses = written.filter(({ text }) => / sur \d+ hors de combat$/.test(plain(text)));
    expect(losses).toHaveLength(3);
    expect(new Set(losses.map(({ font }) => font)).size).toBe(1);
  });

  it('has no dice on the poster that decided nothing', async () => {
    giveBrush();
    const told = await shareOf(
      shaken().do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' }),
      /^Affiche/,
    );
    expect(told).toMatch(/^Victoire : Reikland\. Retrait : Skavens\. Reikland : 3 sur 12/);
  });

  it('says on the poster what decided a battle that nobody has left', async () => {
    giveBrush();
    const told = await shareOf(
      newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }),
      /^Affiche/,
    );
    expect(told).toContain('Victoire : Skavens. D’un commun accord. Reikland : 0 sur 12');
  });

  it('tells in the report the winner first, each cause, and the rout that decided', async () => {
    const told = (await shareOf(threeSides(), /^Compte rendu en texte/)).split('\n');
    expect(told[0]).toBe('Skavens, Orques et Reikland');
    expect(told.slice(3, 6)).toEqual([
      'Victoire : Skavens',
      'Retrait : Orques',
      'Déroute volontaire : Reikland',
    ]);
    expect(told.filter((line) => line.startsWith('• '))).toEqual([
      '• Lame1 hors de combat',
      '• Lame2 hors de combat',
      '• Ont quitté la table : Orques · Retrait',
      '• Reikland : déroute volontaire',
    ]);
  });

  it('says in the report too what decided a battle that nobody has left', async () => {
    const told = await shareOf(
      newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }),
      /^Compte rendu en texte/,
    );
    expect(told).toContain('Victoire : Skavens\nD’un commun accord\n');
  });

  it('has no poster of a battle that goes on', () => {
    openJournal(evening());
    tap(button('Partager'));
    expect(screen.queryByRole('button', { name: /^Affiche/ })).toBeNull();
  });

  it('says so when there can be no picture', async () => {
    ask(/^Journal en image/, {});
    await sees('journal:no-picture');
  });

  it('says nothing when the player closes the list of apps again', async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    ask(/^Journal en texte/, { share, clipboard: { writeText } });
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

interface Written {
  readonly text: string;
  readonly font: string;
  /** Ink, width and dashes of the line that was drawn last. */
  readonly line: string;
}

/** Makes this browser without brush and fonts one that draws. @returns the words that it has written */
function giveBrush(): readonly Written[] {
  const written: Written[] = [];
  const pen: Record<string, unknown> = {};
  let line = '';
  const measureText = (text: string) => ({ width: text.length * 20 });
  const fillText = (text: string) => written.push({ text, font: String(pen['font']), line });
  const setLineDash = (dash: readonly number[]) => {
    pen['dash'] = dash;
  };
  const stroke = () => {
    line = JSON.stringify([pen['strokeStyle'], pen['lineWidth'], pen['dash']]);
  };
  const brush = new Proxy(
    { measureText, fillText, setLineDash, stroke },
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
