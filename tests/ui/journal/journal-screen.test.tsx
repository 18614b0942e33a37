import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { sideColours } from '#ui/side-colours.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { injuryRolled } from '../../support/injuries.ts';
import { sees } from '../../support/sees.ts';
import { button, newBattle, openTable, plain, tap, textOf } from '../battle/open-table.tsx';
import { settled } from './settled.ts';

beforeAll(() => startI18n('fr'));

function openJournal(battle: TestBattle) {
  return openTable(battle, { screen: <JournalScreen /> });
}

/** Two losses in the first turn, a third in the enemy’s, and the second round’s test passed. */
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

/** Three of twelve are out of action: Reikland must test. */
function shaken(): TestBattle {
  const battle = newBattle();
  for (const name of ['Lame1', 'Lame2', 'Lame3']) battle.set(name, 'out-of-action');
  return battle.nextUntil('Reikland', 'recovery');
}

/** A battle with these house rules. */
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

/** The dice at the ends of lines, as screen readers hear them. */
function diceIn(turn: string): readonly string[] {
  const section = screen.getByRole('region', { name: turn });
  return [...section.querySelectorAll('.j-dice')].map((dice) =>
    plain(dice.getAttribute('aria-label') ?? ''),
  );
}

describe('the journal', () => {
  it('lists the rounds, newest first, with the losses at their end', () => {
    openJournal(evening());
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Tour 2 Reikland, pertes 3 sur 12 3/12 Skavens, pertes 0 sur 8 0/8 ',
      'Tour 1 Reikland, pertes 3 sur 12 3/12 Skavens, pertes 0 sur 8 0/8 ',
    ]);
  });

  it('folds a round to its head, and opens it again', () => {
    openJournal(evening());
    const round = screen.getByRole('region', { name: 'Tour 1' });
    const count = lines('Tour 1').length;
    tap(button(/^Tour 1 /, round));
    expect(within(round).queryAllByRole('listitem')).toEqual([]);
    tap(button(/^Tour 1 /, round));
    expect(lines('Tour 1')).toHaveLength(count);
  });

  it('has no red for a side that leaves by agreement', () => {
    openJournal(newBattle().do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'agreement' }));
    expect(lines('Tour 1').join()).toContain('Skavens');
    expect(document.querySelector('.j-rout, .j-sign.k-tone-rout')).toBeNull();
  });

  it('says how long each round took', () => {
    const battle = newBattle();
    // Steps are one second apart.
    for (let step = 0; step < 130; step += 1) battle.do({ type: 'write-note', text: 'Vent' });
    openJournal(battle.nextUntil('Reikland', 'recovery'));
    const [second, first] = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(first).toMatch(/2 min$/);
    expect(second).not.toMatch(/min$/);
  });

  it('offers what has come since one reads further down, and takes the reader there', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { session } = openJournal(evening());
    const note = () => session.send({ type: 'write-note', text: 'Vent' });
    act(() => void note());
    expect(screen.queryByRole('button', { name: /nouvelle/ })).toBeNull();
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
    act(() => void note());
    act(() => void note());
    tap(button('2 nouvelles'));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.queryByRole('button', { name: /nouvelle/ })).toBeNull();
    scrollTo.mockRestore();
  });

  it('marks a loss in the loser’s colour, and the failed rout alone in red', () => {
    openJournal(
      shaken().set('Rat1', 'out-of-action').answer('rout-test', 'Reikland', 'failed', [6, 5]),
    );
    const marks = [...document.querySelectorAll('.j-losses')].map((mark) =>
      [...mark.children].map(({ className }) => className).join(' '),
    );
    expect(marks).toEqual(['k-tone-leader', 'k-tone-ember', 'k-tone-ember', 'k-tone-ember']);
    expect([...document.querySelectorAll<HTMLElement>('.j-rout')].map(textOf)).toEqual([
      'Déroute, raté sur Cd 8',
    ]);
  });

  it('has the whole menu of the battle, so that any step can be undone from here', () => {
    openJournal(evening());
    tap(button('Menu de la bataille'));
    tap(button('Revenir en arrière'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows how long the battle took, from the first step to the last', () => {
    const battle = newBattle();
    const note = () => battle.do({ type: 'write-note', text: 'La tour brûle' });
    // Steps are one second apart, and durations under a minute are not shown.
    for (let step = 0; step < 59; step += 1) note();
    const { unmount } = openJournal(battle);
    expect(
      screen.getByText((text) => plain(text) === 'Reikland contre Skavens · 1 janv.'),
    ).toBeTruthy();
    unmount();
    for (let step = 0; step < 66; step += 1) note();
    openJournal(battle);
    expect(
      screen.getByText((text) => plain(text) === 'Reikland contre Skavens · 1 janv. · 2 min'),
    ).toBeTruthy();
  });

  it('shows events with dice and value, and automatic ones', () => {
    openJournal(evening());
    const [test, became] = lines('Tour 2');
    expect(test).toBe('Déroute, réussi sur Cd 8');
    expect(diceIn('Tour 2')).toEqual(['Dés : 2, 4']);
    expect(became).toContain('Otto : sonné → à terre');
  });

  it('names the winner where the battle ends, for any reason', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]));
    const [won, test] = lines('Tour 2');
    expect(won).toContain('Victoire : Skavens');
    // Whose test it was stands beside the test, and not beside the victory that came of it.
    expect(screen.getAllByRole('img', { name: 'Reikland' })).toHaveLength(1);
    expect(test).toBe('Déroute, raté sur Cd 8');
    expect(diceIn('Tour 2')).toEqual(['Dés : 6, 5']);
  });

  it('names the winner once when the players say so themselves', () => {
    openJournal(newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }));
    const text = lines('Tour 1').filter((line) => line.includes('Victoire'));
    expect(text).toHaveLength(1);
  });

  it('shows a test’s value even if its dice were not entered', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'passed'));
    expect(lines('Tour 2')[0]).toBe('Déroute, réussi sur Cd 8');
    expect(diceIn('Tour 2')).toEqual([]);
  });

  it('shows the dice of an injury', () => {
    const hurt = newBattle().do({ type: 'lose-wound', fighterId: 'f-Otto' });
    openJournal(hurt.do(injuryRolled('f-Otto', [5])));
    expect(diceIn('Tour 1')).toEqual(['Dés : 5']);
  });

  it('shows a passed test and a rout differently', () => {
    const banner = (outcome: string) => {
      const { unmount } = openJournal(shaken().answer('rout-test', 'Reikland', outcome));
      const region = screen.getByRole('region', { name: 'Tour 2' });
      const line = within(region).getByText('Déroute').closest('.j-line');
      const tone = [...(line?.querySelector('.j-sign')?.classList ?? [])].find((name) =>
        name.startsWith('k-tone-'),
      );
      unmount();
      return tone;
    };
    expect(banner('passed')).toBe('k-tone-standing');
    expect(banner('failed')).toBe('k-tone-rout');
  });

  it('shows marks of others and broken armour, but not a mark that the sentence already names', () => {
    openJournal(
      settled(newBattle(), [
        { kind: 'flag', fighterId: 'f-Gunther', flag: 'reloading', value: true },
        { kind: 'flag', fighterId: 'f-Otto', flag: 'melee', value: true },
      ]),
    );
    const [duel] = lines('Tour 1');
    expect(duel).toContain('Gunther recharge');
    expect(duel?.match(/Otto/g)).toHaveLength(2);
  });

  it('shows an unknown fighter as unknown', () => {
    openJournal(
      settled(newBattle(), [
        { kind: 'flag', fighterId: 'f-Nobody', flag: 'reloading', value: true },
        { kind: 'status', fighterId: 'f-Nobody', to: 'stunned' },
      ]),
    );
    const [duel] = lines('Tour 1');
    expect(duel).toContain('? recharge');
    expect(duel).toContain('? sonné');
  });

  it('gives each side its emblem’s colour, and a twin another one', () => {
    expect(sideColours([{ emblem: 'raven' }, { emblem: 'rat' }])).toEqual(['leader', 'stunned']);
    expect(new Set(sideColours(Array.from({ length: 6 }, () => ({ emblem: 'raven' })))).size).toBe(
      6,
    );
  });

  it('omits undone steps', () => {
    openJournal(evening().do({ type: 'undo', back: null }));
    expect(lines('Tour 2').join(' ')).not.toContain('Déroute');
  });

  it('says nothing of phases: a round in which nothing happened is its head alone', () => {
    openJournal(newBattle().nextUntil('Reikland', 'recovery').nextUntil('Reikland', 'movement'));
    const quiet = screen.getByRole('region', { name: 'Tour 2' });
    expect(within(quiet).queryByRole('listitem')).toBeNull();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('names who took a fighter out beside his takedown', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    openJournal(battle.do({ type: 'give-credit', victimId: 'f-Rat1', byId: 'f-Otto' }));
    const [fell, ...others] = lines('Tour 1');
    expect(fell).toBe('Rat1 hors de combatpar Otto');
    expect(others).toHaveLength(1);
  });

  it('shows a duel’s result, its credit and its dice', () => {
    openJournal(settled(newBattle()));
    const [duel] = lines('Tour 1');
    expect(duel).toContain('Rat1 hors de combat · par Otto');
    expect(duel).toContain('Klaus : 1 PV');
    expect(diceIn('Tour 1')).toEqual(['Dés : 4, 2, 6']);
    expect(duel).not.toContain('Rat1 : 0 PV');
  });

  it('lists the house rules once, and later changes where they happened', () => {
    openJournal(
      agreed({ routCountsLeftTable: 'yes', criticalTables: 'basic' })
        .nextUntil('Skavens', 'recovery')
        .do({ type: 'set-house-rule', rule: 'routCountsWardogs', value: 'no' }),
    );
    const rules = screen.getByRole('region', { name: 'Règles maison' });
    expect(within(rules).getAllByRole('listitem').map(textOf)).toEqual([
      'Sortis de table · Comptent',
    ]);
    expect(lines('Tour 1')[0]).toContain('Règle maison · Chiens de guerre · Ne comptent pas');
  });

  it('does not mention house rules when only defaults are played', () => {
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

  it('passes the text to another app', async () => {
    ask(/^Journal en texte/, { share });
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.title).toBe('Reikland contre Skavens');
    expect(data?.text).toContain('Tour 1 · Reikland');
    expect(data?.text).toContain('Test de déroute réussi (6 contre Cd');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies the text where sharing is unavailable', async () => {
    ask(/^Journal en texte/, { clipboard: { writeText } });
    expect(await screen.findByText('Copié dans le presse-papiers.')).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toContain('Reikland contre Skavens');
  });

  it('copies the text where sharing fails, but not where the player thinks better of it', async () => {
    share.mockRejectedValueOnce(new DOMException('not now', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    ask(/^Journal en texte/, { share, clipboard: { writeText } });
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    await act(async () => tap(button(/^Journal en texte/, screen.getByRole('dialog'))));
    expect(await screen.findByText('Copié dans le presse-papiers.')).toBeTruthy();
    expect(share).toHaveBeenCalledTimes(2);
    expect(writeText).toHaveBeenCalledOnce();
  });

  it('shares the picture as a file', async () => {
    giveBrush();
    ask(/^Journal en image/, { share, canShare: () => true });
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file?.type).toBe('image/png');
    expect(file?.name).toMatch(/^hors-de-combat-.*\.png$/);
  });

  it('saves the picture where sharing is unavailable', async () => {
    giveBrush();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    ask(/^Journal en image/, {});
    const saved = (text: string) => plain(text).startsWith('Enregistré : hors-de-combat-');
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(click).toHaveBeenCalledOnce();
  });

  it('includes the winner and the cause in the picture', async () => {
    const written = giveBrush();
    vi.stubGlobal('navigator', { languages: ['fr-FR'], share, canShare: () => true });
    openJournal(shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]));
    tap(button('Partager'));
    tap(button(/^Journal en image/, screen.getByRole('dialog')));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(written.map(({ text }) => plain(text))).toContain('Victoire : Skavens');
  });

  it('includes every side’s losses in the report, and names the side that tested', async () => {
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

  it('offers a poster of a finished battle, with all its words', async () => {
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

  it('shows each loser on the poster once with its own cause, and all losses in one font size', async () => {
    const written = giveBrush();
    const words = await shareOf(threeSides(), /^Affiche/);
    expect(words).toMatch(
      /^Victoire : Skavens\. Retrait : Orques\. Déroute volontaire : Reikland\. Orques : 0 sur 5 hors de combat\. /,
    );
    const texts = written.map(({ text }) => plain(text));
    expect(texts).not.toContain('Déroute volontaire');
    const losses = written.filter(({ text }) => / sur \d+ hors de combat$/.test(plain(text)));
    expect(losses).toHaveLength(3);
    expect(new Set(losses.map(({ font }) => font)).size).toBe(1);
  });

  it('has only decisive dice on the poster', async () => {
    giveBrush();
    const words = await shareOf(
      shaken().do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' }),
      /^Affiche/,
    );
    expect(words).toMatch(/^Victoire : Reikland\. Retrait : Skavens\. Reikland : 3 sur 12/);
  });

  it('shows on the poster what decided a battle that no side left', async () => {
    giveBrush();
    const words = await shareOf(
      newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }),
      /^Affiche/,
    );
    expect(words).toContain('Victoire : Skavens. D’un commun accord. Reikland : 0 sur 12');
  });

  it('starts the report with the winner, then each cause and the decisive rout', async () => {
    const words = (await shareOf(threeSides(), /^Compte rendu en texte/)).split('\n');
    expect(words[0]).toBe('Skavens, Orques et Reikland');
    expect(words.slice(3, 6)).toEqual([
      'Victoire : Skavens',
      'Retrait : Orques',
      'Déroute volontaire : Reikland',
    ]);
    expect(words.filter((line) => line.startsWith('• '))).toEqual([
      '• Lame1 hors de combat',
      '• Lame2 hors de combat',
      '• Ont quitté la table : Orques · Retrait',
      '• Reikland : déroute volontaire',
    ]);
  });

  it('shows in the report, too, what decided a battle that no side left', async () => {
    const words = await shareOf(
      newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }),
      /^Compte rendu en texte/,
    );
    expect(words).toContain('Victoire : Skavens\nD’un commun accord\n');
  });

  it('offers no poster while the battle goes on', () => {
    openJournal(evening());
    tap(button('Partager'));
    expect(screen.queryByRole('button', { name: /^Affiche/ })).toBeNull();
  });

  it('says when no picture can be made', async () => {
    ask(/^Journal en image/, {});
    await sees('journal:no-picture');
  });

  it('says nothing when the player closes the share sheet', async () => {
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
  /** Colour, width and dashes of the last line drawn. */
  readonly line: string;
}

/** Gives this browser a canvas and fonts. @returns the texts drawn on it */
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
