import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type * as sheets from '#ui/battle/sheets/TableSheets.tsx';
import type * as duties from '#ui/battle/to-do/DutyCards.tsx';
import type * as cards from '#ui/kit/Card.tsx';
import type * as chips from '#ui/kit/Chip.tsx';
import type * as phases from '#ui/kit/PhaseSteps.tsx';
import type * as primary from '#ui/kit/PrimaryBar.tsx';
import { button, card, newBattle, news, openTable, tap } from './open-table.tsx';

/** Names of what is rendered, in order. */
const drawn = vi.hoisted(() => ({
  chip: vi.fn(),
  card: vi.fn(),
  sheets: vi.fn(),
  duties: vi.fn(),
  phases: vi.fn(),
  next: vi.fn(),
}));

vi.mock('#ui/kit/Chip.tsx', async (original) => {
  const real = await original<typeof chips>();
  const Chip = (props: ComponentProps<typeof real.Chip>) => {
    drawn.chip(props.children);
    return <real.Chip {...props} />;
  };
  return { ...real, Chip };
});

vi.mock('#ui/kit/Card.tsx', async (original) => {
  const real = await original<typeof cards>();
  const Card = (props: ComponentProps<typeof real.Card>) => {
    drawn.card(props.label);
    return <real.Card {...props} />;
  };
  return { ...real, Card };
});

vi.mock('#ui/battle/sheets/TableSheets.tsx', async (original) => {
  const real = await original<typeof sheets>();
  const TableSheets = (props: ComponentProps<typeof real.TableSheets>) => {
    drawn.sheets();
    return <real.TableSheets {...props} />;
  };
  return { ...real, TableSheets };
});

vi.mock('#ui/battle/to-do/DutyCards.tsx', async (original) => {
  const real = await original<typeof duties>();
  const DutyCards = (props: ComponentProps<typeof real.DutyCards>) => {
    drawn.duties();
    return <real.DutyCards {...props} />;
  };
  return { ...real, DutyCards };
});

vi.mock('#ui/kit/PhaseSteps.tsx', async (original) => {
  const real = await original<typeof phases>();
  const PhaseSteps = (props: ComponentProps<typeof real.PhaseSteps>) => {
    drawn.phases();
    return <real.PhaseSteps {...props} />;
  };
  return { ...real, PhaseSteps };
});

vi.mock('#ui/kit/PrimaryBar.tsx', async (original) => {
  const real = await original<typeof primary>();
  const PrimaryBar = (props: ComponentProps<typeof real.PrimaryBar>) => {
    drawn.next();
    return <real.PrimaryBar {...props} />;
  };
  return { ...real, PrimaryBar };
});

beforeAll(() => startI18n('fr'));

it('a mark rerenders only the tapped name', () => {
  openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
  expect(drawn.chip).toHaveBeenCalledWith('Klaus');
  for (const pressed of ['true', 'false']) {
    drawn.chip.mockClear();
    tap(button('Otto', card('Qui court ?')));
    expect(drawn.chip.mock.calls).toEqual([['Otto']]);
    expect(button('Otto', card('Qui court ?')).getAttribute('aria-pressed')).toBe(pressed);
  }
});

it('a ring and its undo rerender neither the table nor the duties nor whose turn it is', () => {
  openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
  const others = [drawn.sheets, drawn.duties, drawn.phases];
  for (const one of others) {
    expect(one).toHaveBeenCalled();
    one.mockClear();
  }
  const ring = button(/^Otto : le chef à moins de/);
  tap(ring);
  expect(ring.getAttribute('aria-pressed')).toBe('true');
  tap(button(/^Annuler/));
  expect(ring.getAttribute('aria-pressed')).toBe('false');
  expect(news().textContent).toContain('Annulé');
  for (const one of others) expect(one).not.toHaveBeenCalled();
});

it('where play goes on is not drawn again while it stays the same', async () => {
  openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
  const newest = () => document.querySelector('.table-undo-step')?.textContent;
  const before = newest();
  drawn.next.mockClear();
  tap(button(/^Otto : le chef à moins de/));
  // The name of the step is as late as where play goes on.
  await waitFor(() => expect(newest()).not.toBe(before));
  expect(drawn.next).not.toHaveBeenCalled();
  tap(button('CàC', screen.getByRole('list', { name: 'Phases du tour' })));
  expect(drawn.next).toHaveBeenCalled();
});

it('an answer does not rerender the cards of other fighters', () => {
  openTable(
    newBattle()
      .set('Gunther', 'fleeing')
      .set('Klaus', 'fleeing')
      .set('Otto', 'knocked-down')
      .nextUntil('Reikland', 'recovery'),
  );
  expect(drawn.card).toHaveBeenCalledWith(expect.stringContaining('Klaus'));
  expect(drawn.card).toHaveBeenCalledWith(expect.stringContaining('Otto'));
  const passed = button('Réussi', card(/Gunther.*ralliement/));
  drawn.card.mockClear();
  tap(passed);
  expect(drawn.card).not.toHaveBeenCalledWith(expect.stringMatching(/Klaus|Otto/));
});
