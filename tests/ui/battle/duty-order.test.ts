import { expect, it } from 'vitest';
import type { Duty } from '#rules/contract/advice.ts';
import { groupDuties } from '#ui/battle/to-do/duty-order.ts';
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
