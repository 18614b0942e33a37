import { expect, it } from 'vitest';
import type { Duty } from '#rules/contract/advice.ts';
import { action } from '#rules/kit/duty.ts';
import { groupDuties, markCards } from '#ui/battle/to-do/duty-order.ts';
import { plainDuty } from '../../support/plain-duty.ts';

it('duties stand by urgency, and otherwise as the rules name them; a voluntary rout is the last offer', () => {
  const { cards, offers, reminders, marks } = groupDuties([
    plainDuty('leave', 'offer', { tone: 'rout' }),
    plainDuty('run', 'offer'),
    plainDuty('choose', 'choice'),
    plainDuty('shoot', 'mark'),
    plainDuty('hide', 'offer'),
    plainDuty('climb', 'test'),
    plainDuty('choose at once', 'choice', { anytime: true }),
    plainDuty('mind', 'reminder'),
    plainDuty('jump', 'test'),
    plainDuty('rout', 'rout', { tone: 'rout' }),
  ]);
  const keys = (group: readonly Duty[]) => group.map(({ key }) => key);
  expect(keys(cards)).toEqual(['rout', 'choose at once', 'climb', 'jump', 'choose']);
  expect(keys(offers)).toEqual(['run', 'hide', 'leave']);
  expect(keys(reminders)).toEqual(['mind']);
  expect(keys(marks)).toEqual(['shoot']);
});

it('what has been declared has a card of its own, and other marks share one', () => {
  const marked = (key: string, aims: number) => {
    const aim = { targetIds: [], state: 'runs', said: null, more: false } as const;
    return plainDuty(key, 'mark', {
      action: action({
        id: key,
        fighterIds: ['f-1'],
        aims: Array.from({ length: aims }, () => ({ ...aim, fighterId: 'f-1' })),
      }),
    });
  };
  const cards = (...marks: readonly Duty[]) =>
    markCards(marks).map((group) => group.map(({ key }) => key));
  expect(cards(marked('run', 0), marked('hide', 0))).toEqual([['run', 'hide']]);
  expect(cards(marked('charge', 1), marked('intercept', 0))).toEqual([['charge'], ['intercept']]);
  expect(cards()).toEqual([]);
});
