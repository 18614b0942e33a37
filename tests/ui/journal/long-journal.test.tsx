import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { journal } from '#battle/selectors.ts';
import { startI18n } from '#i18n/setup.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { countLines, roundStarts, rowsOf } from '#ui/journal/journal-rows.ts';
import { storyOf } from '#ui/journal/story.ts';
import type { TestBattle } from '../../support/battles.ts';
import { playedLog } from '../../support/played-battle.ts';
import { newBattle, openTable, textOf } from '../battle/open-table.tsx';

const ENTRIES = 10_000;

/** The number of elements on the screen. */
const MOST_NODES = 1500;

beforeAll(async () => {
  await startI18n('fr');
  // This environment has no layout, so each row gets the height that it has in a browser.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

afterAll(() => vi.restoreAllMocks());

/** Ten thousand steps of one battle. */
const log = playedLog({ sides: 2, fighters: 12, taps: ENTRIES - 1 });

function openLong(battle = evening()) {
  return openTable(battle, { screen: <JournalScreen /> });
}

function evening(): TestBattle {
  const battle = newBattle();
  battle.entries = log;
  return battle;
}

/** More lines in one turn than an ordinary evening has. */
function long(battle: TestBattle): TestBattle {
  for (let times = 0; times < 80; times += 1) battle.set('Otto', 'stunned').set('Otto', 'standing');
  return battle;
}

describe('a journal of ten thousand steps', () => {
  it('renders only the visible part', () => {
    openLong();
    expect(document.querySelectorAll('*').length).toBeLessThan(MOST_NODES);
    const lines = screen
      .getAllByRole('listitem')
      .filter((item) => item.classList.contains('j-row'));
    expect(lines.length).toBeGreaterThan(5);
  });

  it('starts with the newest turn, and its lists say how long they are', () => {
    openLong();
    const story = storyOf(journal(log), MORDHEIM);
    const newest = story.at(-1);
    const heading = screen.getAllByRole('heading', { level: 2 }).map(textOf)[1];
    expect(heading).toMatch(new RegExp(`^Tour ${newest?.position.round} · `));
    const region = screen.getByRole('region', { name: heading ?? '' });
    const [line] = within(region).getAllByRole('listitem');
    expect(line?.getAttribute('aria-posinset')).toBe('1');
    expect(line?.getAttribute('aria-setsize')).toBe(String(countLines(newest ? [newest] : [])));
  });

  it('has an index of rounds, rendered in part', () => {
    openLong();
    const rounds = screen.getByRole('combobox', { name: 'Aller à' });
    const options = within(rounds).getAllByRole('option').map(textOf);
    expect(options[0]).toBe('Le plus récent');
    expect(options.length).toBeGreaterThan(20);
    expect(options.length).toBeLessThanOrEqual(61);
  });

  it('has the index from the second round on', () => {
    const first = openLong(long(newBattle()));
    expect(screen.queryByRole('combobox', { name: 'Aller à' })).toBeNull();
    first.unmount();
    openLong(long(newBattle()).nextUntil('Reikland', 'recovery'));
    const rounds = screen.getByRole('combobox', { name: 'Aller à' });
    expect(within(rounds).getAllByRole('option').map(textOf)).toEqual([
      'Le plus récent',
      'Tour 2',
      'Tour 1',
    ]);
  });

  it('renders less while it starts below the visible part', () => {
    const rows = () => document.querySelectorAll('.j-row').length;
    const first = openLong();
    const inSight = rows();
    first.unmount();
    const below = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 5000, 300, 60));
    openLong();
    expect(rows()).toBeGreaterThan(0);
    expect(rows()).toBeLessThan(inSight);
    below.mockRestore();
  });

  it('is computed once, however often it is opened', async () => {
    const first = openLong();
    const shown = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    act(() => first.unmount());
    openLong();
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(shown);
  });
});

describe('the rows of a journal', () => {
  const story = storyOf(journal(log), MORDHEIM);
  const rows = rowsOf(story);

  it('are all its lines, each once, under their turn', () => {
    const lines = rows.filter((row) => row.kind === 'line');
    expect(lines).toHaveLength(countLines(story));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter((row) => row.kind === 'turn')).toHaveLength(story.length);
  });

  it('list the phases that a turn skipped, and nothing where it skipped none', () => {
    const battle = newBattle().do({ type: 'go-to-phase', phase: 'close-combat' });
    const told = storyOf(journal(battle.nextUntil('Skavens', 'recovery').entries), MORDHEIM);
    const kinds = rowsOf(told).map(({ kind, turn }) => `${turn.position.turn} ${kind}`);
    expect(kinds).toEqual(['2 turn', '2 quiet', '1 turn', '1 passed', '1 part', '1 line']);
  });

  it('start each round at the heading of its last turn', () => {
    for (const { round, row } of roundStarts(rows, 1000)) {
      expect(rows[row]).toMatchObject({ kind: 'turn', turn: { position: { round } } });
      expect(rows[row - 1]?.turn.position.round ?? round + 1).toBe(round + 1);
    }
  });
});
