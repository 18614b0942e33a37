import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { journal } from '#battle/selectors.ts';
import { startI18n } from '#i18n/setup.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { countLines, roundStarts, roundsOf, rowsOf } from '#ui/journal/journal-rows.ts';
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

  it('starts with the newest round, and its lists say how long they are', () => {
    openLong();
    const newest = roundsOf(storyOf(journal(log), MORDHEIM)).at(-1);
    const region = screen.getByRole('region', { name: `Tour ${newest?.round}` });
    const [line] = within(region).getAllByRole('listitem');
    expect(line?.getAttribute('aria-posinset')).toBe('1');
    expect(line?.getAttribute('aria-setsize')).toBe(String(newest?.lines.length));
  });

  it('keeps the lines of a folded round away', () => {
    openLong();
    const newest = roundsOf(storyOf(journal(log), MORDHEIM)).at(-1)?.round;
    const region = screen.getByRole('region', { name: `Tour ${newest}` });
    const head = within(region).getByRole('button', { name: new RegExp(`^Tour ${newest} `) });
    act(() => head.click());
    expect(head.getAttribute('aria-expanded')).toBe('false');
    expect(within(region).queryByRole('listitem')).toBeNull();
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
    // Nor any room for it: the first round follows the header.
    expect(document.querySelector('.journal > .j-news + .j-long')).not.toBeNull();
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
  const rounds = roundsOf(story);
  const rows = rowsOf(rounds);

  it('are all its lines, each once, under their round', () => {
    const lines = rows.filter((row) => row.kind === 'line');
    expect(lines).toHaveLength(
      story.flatMap(({ parts }) => parts.flatMap((one) => one.lines)).length,
    );
    expect(lines).toHaveLength(countLines(rounds));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter((row) => row.kind === 'head')).toHaveLength(rounds.length);
  });

  it('have no row for phases in which nothing happened: an empty round is its head alone', () => {
    const battle = newBattle().do({ type: 'go-to-phase', phase: 'close-combat' });
    const told = storyOf(journal(battle.nextUntil('Reikland', 'recovery').entries), MORDHEIM);
    const kinds = rowsOf(roundsOf(told)).map(({ kind, round }) => `${round.round} ${kind}`);
    expect(kinds).toEqual(['2 head', '1 head', '1 line']);
  });

  it('leave out the lines of folded rounds', () => {
    const [newest] = rounds.toReversed();
    const folded = rowsOf(rounds, new Set([newest?.round ?? 0]));
    expect(folded).toHaveLength(rows.length - (newest?.lines.length ?? 0));
  });

  it('start each round at its head', () => {
    for (const { round, row } of roundStarts(rows, 1000)) {
      expect(rows[row]).toMatchObject({ kind: 'head', round: { round } });
      expect(rows[row - 1]?.round.round ?? round + 1).toBe(round + 1);
    }
  });
});
