import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SideSetup } from '#battle/events.ts';
import { addFreeMember, createWarband } from '#roster/edit.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { FighterScreen } from '#ui/fighter/FighterScreen.tsx';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import type { TestBattle } from '../support/battles.ts';
import { ALL_SYSTEMS, systemsOf } from '../support/systems.ts';
import { button, openTable, plain, tap, textOf, wayOn } from './battle/open-table.tsx';
import { openApp, settled } from './home/open-app.tsx';
import { afternoon, MARBLES, PEBBLES, startedAnew, startPlainGame } from './plain-game.tsx';

// A game without leaders, rout, injuries, fights or several phases: no screen may show gaps for them.

beforeAll(startPlainGame);

/** Remains of sentences with an empty variable, and words for things that this game lacks. */
const HOLES = /undefined|null|NaN|⟦| · (?:·|$)| {2}|^·|\(\)/;
const FOREIGN =
  /Cd\b|Commandement|Chef|[Dd]éroute|[Dd]égâts|[Hh]ors de combat|[Tt]résor|[Cc]apturé|[Pp]risonni/;

function holes(): readonly string[] {
  const texts = [...document.querySelectorAll('*')]
    .filter((element) => element.children.length === 0)
    .flatMap((element) => [element.textContent ?? '', element.getAttribute('aria-label') ?? '']);
  return texts.map(plain).filter((text) => HOLES.test(text) || FOREIGN.test(text));
}

/** Headings without content. */
function emptySections(): readonly string[] {
  return screen
    .queryAllByRole('region')
    .filter((region) => region.children.length === 1 && region.querySelector('h2') !== null)
    .map(textOf);
}

describe('the table of a plain game', () => {
  it('distinguishes sides by name, with gauges that cannot be tapped', () => {
    openTable(afternoon());
    const sides = within(screen.getByRole('list', { name: 'Camps' }));
    expect(sides.getAllByRole('listitem').map((side) => textOf(side).trim())).toEqual([
      'Sam',
      'Lou',
    ]);
    expect(sides.queryByRole('button')).toBeNull();
    expect(sides.getByText('Sam').closest('[aria-current]')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Lou' })).toBeTruthy();
    expect([...holes(), ...emptySections()]).toEqual([]);
  });

  it('shows statuses without a picture of their own by their family’s', () => {
    openTable(afternoon().set('Sam1', 'daydreaming'));
    const row = screen.getByRole('link', { name: /Sam1/ }).closest('.fighter');
    expect(row?.querySelector(`[href="#icon-${iconShapes.stunned}"]`)).toBeTruthy();
  });

  it('goes to the next side instead of through phases', () => {
    const table = openTable(afternoon());
    expect(screen.queryByRole('list', { name: 'Phases du tour' })).toBeNull();
    expect(textOf(wayOn())).toContain('Au suivant : Lou');
    tap(wayOn());
    expect(table.state().position.sideId).toBe('s-Lou');
    expect(textOf(wayOn())).toContain('Au suivant : Sam');
  });

  it('has neither leader nor house rules in its menu', () => {
    openTable(afternoon());
    tap(button('Menu de la bataille'));
    const menu = within(screen.getByRole('dialog', { name: 'Bataille' }));
    expect(menu.queryByRole('button', { name: 'Désigner le chef' })).toBeNull();
    expect(menu.queryByRole('button', { name: 'Règles maison' })).toBeNull();
    expect(menu.getByRole('button', { name: 'Ajouter une figurine' })).toBeTruthy();
  });

  it('adds a newcomer without a Leadership', () => {
    const table = openTable(afternoon());
    tap(button('Menu de la bataille'));
    tap(button('Ajouter une figurine'));
    const sheet = screen.getByRole('dialog', { name: 'Ajouter une figurine' });
    expect(within(sheet).getAllByRole('group').map(textOf)).toEqual([
      expect.stringContaining('Sam'),
      'Cailloux1',
    ]);
    expect(holes()).toEqual([]);
    tap(button('Cailloux : un point de plus', sheet));
    expect(table.state().sides[0]?.fighterIds).toHaveLength(2);
  });

  it('counts a light side’s losses by those who have left', () => {
    const light = (side: SideSetup) => ({ ...side, light: side.name === 'Sam' });
    const table = openTable(startedAnew(afternoon(), light));
    const gauge = button(/^Sam (?!:)/, screen.getByRole('list', { name: 'Camps' }));
    expect(textOf(gauge)).toContain('0 / 2');
    tap(button('Sam : une perte de plus'));
    expect(table.fighter('Sam1').status).toBe('gone-home');
  });
});

describe('the page of its fighters', () => {
  it('has no heading without content', () => {
    openTable(afternoon(), { screen: <FighterScreen id="f-Sam1" /> });
    expect(screen.queryByRole('heading', { name: 'Tests' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Autres états' })).toBeNull();
    expect(textOf(screen.getByRole('region', { name: 'Peut maintenant' }))).toBe(
      'Peut maintenantLancer',
    );
    expect([...holes(), ...emptySections()]).toEqual([]);
  });

  it('has no list of actions when the rules give none', () => {
    const bare: RuleSystem = { ...PEBBLES, capabilities: () => [] };
    openTable(afternoon(bare), { screen: <FighterScreen id="f-Sam1" /> });
    expect(screen.queryByRole('heading', { name: 'Peut maintenant' })).toBeNull();
  });
});

describe.each(['colonial', 'combat-dice', PEBBLES.id])('treasure and prisoners in %s', (id) => {
  const game = [...ALL_SYSTEMS, PEBBLES].find((system) => system.id === id) ?? PEBBLES;

  /** The related buttons in the battle’s menu and on a fighter’s page, by their text. */
  function offered(battle: TestBattle): readonly string[] {
    const table = openTable(battle);
    tap(button('Menu de la bataille'));
    const menu = screen.getAllByRole('button').map(textOf);
    table.unmount();
    const page = openTable(battle, { screen: <FighterScreen id="f-Sam1" /> });
    const parts = [...screen.getAllByRole('heading'), ...screen.getAllByRole('button')].map(textOf);
    page.unmount();
    const speaks = /^Butin et marqueurs|^Porte$|^Capturé par/;
    return [...menu, ...parts].map((text) => text.trim()).filter((text) => speaks.test(text));
  }

  it('are not offered, as its rules have neither', () => {
    expect(offered(afternoon(game))).toEqual([]);
  });

  it('are still offered in a battle that has some, such as an old one', () => {
    const all = ['Butin et marqueurs', 'Porte', 'Capturé par Lou'];
    const treasure = { sideId: 's-Sam', marker: 'treasure', count: 1 } as const;
    const brought = afternoon(game).do({ type: 'count-marker', ...treasure, fighterId: null });
    expect(offered(brought)).toEqual(all);
    const carried = afternoon(game).do({ type: 'count-marker', ...treasure, fighterId: 'f-Sam2' });
    expect(offered(carried)).toEqual(all);
    const captive = afternoon(game).do({ type: 'capture', fighterId: 'f-Sam2', by: 's-Lou' });
    expect(offered(captive)).toEqual(all);
  });
});

describe('its journal', () => {
  it('counts the losses without a rout test, and names no phase', () => {
    openTable(evening(), { screen: <JournalScreen /> });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByRole('heading').map(textOf)).toEqual([
      'Journal',
      'Tour 1 Sam, pertes 0 sur 2 0/2 Lou, pertes 0 sur 1 0/1 ',
    ]);
    expect(screen.queryByText('Lancers')).toBeNull();
    expect(holes()).toEqual([]);
  });
});

describe('a new battle of it', () => {
  it('asks only for the size of light sides', async () => {
    const app = await setUp();
    expect(screen.getAllByRole('group', { name: 'Figurines' })).toHaveLength(2);
    expect(screen.queryByRole('group', { name: /Commandement/ })).toBeNull();
    expect(holes()).toEqual([]);
    await begin(app);
    expect(app.started().sides.map(({ leadership }) => leadership)).toEqual([null, null]);
  });

  it('asks for no leader when nobody can be one', async () => {
    const app = await setUp(PEBBLES, [children(PEBBLES)]);
    expect(textOf(screen.getByRole('region', { name: 'Bande à Sam' }))).toContain('2 participants');
    expect(holes()).toEqual([]);
    await begin(app);
    expect(app.started().sides.map(({ leaderId }) => leaderId)).toEqual([null, null]);
  });

  it('shows and asks for no Leadership when it has none, even with leaders', async () => {
    const led: RuleSystem = {
      ...PEBBLES,
      roles: PEBBLES.roles.map((role) => ({ ...role, mayLead: true })),
    };
    const app = await setUp(led, [children(led)]);
    expect(screen.queryByRole('combobox', { name: 'Chef par intérim' })).toBeNull();
    expect(screen.queryByText(/^Chef/)).toBeNull();
    await begin(app);
    const [side] = app.started().sides;
    expect(side?.fighters.find(({ id }) => id === side.leaderId)?.label).toBe('Ana');
  });

  it('fields every fighter of a light side when no rout test counts them', async () => {
    const app = await setUp();
    const [fewer] = screen.getAllByRole('button', { name: 'Une figurine de moins' });
    if (fewer === undefined) throw new Error('no stepper');
    await app.user.click(fewer);
    await begin(app);
    const [first, second] = app.started().sides;
    expect([first?.light, second?.light]).toEqual([false, false]);
    const numbered = [1, 2, 3, 4].map((number) => `Figurine ${number}`);
    expect(first?.fighters.map(({ label }) => label)).toEqual(numbered);
    expect(first?.fighters[0]).toMatchObject({
      role: 'child',
      wounds: 3,
      profile: { pebbles: 3 },
    });
  });

  it('offers no samples when the rules have none', async () => {
    await setUp();
    expect(screen.queryByRole('button', { name: 'Ajouter deux bandes d’exemple' })).toBeNull();
  });
});

describe('home', () => {
  it('shows its battle without gauges and without a phase', async () => {
    await openApp({ entries: afternoon().entries, systems: systemsOf(PEBBLES) });
    const card = await screen.findByRole('region', { name: /Sam/ });
    expect(within(card).queryByRole('img')).toBeNull();
    expect(within(card).getByText('Cailloux · Tour 1')).toBeTruthy();
    expect(holes()).toEqual([]);
  });
});

describe('counters', () => {
  const page = (battle = afternoon(MARBLES)) =>
    openTable(battle, { screen: <FighterScreen id="f-Sam1" /> });

  it('start at the profile’s number, or at zero, within their bounds', () => {
    const table = page();
    expect(['Billes', 'Gagnées', 'Siestes'].map(counted)).toEqual(['3', '0', '0']);
    tap(button('Gagnées : un de moins'));
    expect(table.fighter('Sam1').flags).toEqual({});
    tap(button('Billes : un de plus'));
    tap(button('Billes : un de plus'));
    expect(counted('Billes')).toBe('4');
    expect(table.fighter('Sam1').flags).toEqual({ marbles: 4 });
  });

  it('are undone step by step, each named with its number', () => {
    const table = page();
    tap(button('Billes : un de moins'));
    tap(button('Billes : un de moins'));
    tap(button('Annuler : Sam1 : billes 1'));
    expect(table.fighter('Sam1').flags).toEqual({ marbles: 2 });
    tap(button('Annuler : Sam1 : billes 2'));
    expect(counted('Billes')).toBe('3');
  });

  it('are recorded in the journal', () => {
    const battle = afternoon(MARBLES).do({
      type: 'set-flag',
      fighterId: 'f-Sam1',
      flag: 'won',
      value: 5,
    });
    openTable(battle, { screen: <JournalScreen /> });
    const [line = document.body] = screen.getAllByRole('listitem');
    expect(textOf(line)).toBe('Sam1 : gagnées 5');
  });

  it('are in the fighter’s row, most important first, without an initial zero', () => {
    const battle = afternoon(MARBLES)
      .do({ type: 'set-flag', fighterId: 'f-Sam1', flag: 'won', value: 1 })
      .do({ type: 'set-flag', fighterId: 'f-Sam1', flag: 'naps', value: 2 });
    openTable(battle);
    expect(textOf(screen.getByRole('link', { name: /Sam1/ }))).toContain('3 billes · 1 gagnée');
    expect(textOf(screen.getByRole('link', { name: /Sam1/ }))).not.toContain('sieste');
    expect(textOf(screen.getByRole('link', { name: /Lou1/ }))).toContain('3 billes');
    expect(textOf(screen.getByRole('link', { name: /Lou1/ }))).not.toContain('gagnée');
  });

  it('are absent in games without any', () => {
    page(afternoon());
    expect(screen.queryByRole('heading', { name: 'Compteurs' })).toBeNull();
  });
});

function counted(name: string): string {
  return textOf(within(screen.getByRole('group', { name })).getByRole('status'));
}

/** A daydream in each side’s turn. */
function evening(): TestBattle {
  return afternoon().set('Sam2', 'daydreaming').next().set('Sam1', 'daydreaming');
}

function children(system: RuleSystem) {
  const empty = createWarband(system, '', { id: 'w-sam', name: 'Bande à Sam', now: 1000 });
  return ['Ana', 'Bea'].reduce(
    (warband, name, index) => addFreeMember(warband, system, 'child', { id: `m-${index}`, name }),
    empty,
  );
}

type App = Awaited<ReturnType<typeof openApp>>;

async function setUp(
  system: RuleSystem = PEBBLES,
  warbands: readonly ReturnType<typeof children>[] = [],
): Promise<App> {
  return openApp({
    path: '/new-battle',
    warbands,
    settings: { seeded: true },
    systems: systemsOf(system),
  });
}

async function begin({ user }: App): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Commencer/ }));
  await settled();
}
