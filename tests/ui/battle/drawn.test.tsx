import type { ComponentProps } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type * as cards from '#ui/kit/Card.tsx';
import type * as chips from '#ui/kit/Chip.tsx';
import { button, card, newBattle, openTable, tap } from './open-table.tsx';

/** Names of what is rendered, in order. */
const drawn = vi.hoisted(() => ({ chip: vi.fn(), card: vi.fn() }));

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
