import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventData } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import { startI18n } from '#i18n/setup.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { endOf, ends, reportEnds } from '#sync/ends.ts';
import { type HubLink, hubLinks, type Link, links } from '#sync/links.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { newBattle, openTable, textOf } from '../battle/open-table.tsx';

// Who else is at the table, and whether his phone is in reach.

beforeAll(() => startI18n('fr'));

afterEach(() => {
  links.setState({}, true);
  hubLinks.setState({}, true);
  ends.setState({}, true);
});

const LINKED: Link = { phones: 1, lost: null, late: false };
const HUB: HubLink = {
  hub: 'hub.example',
  right: 'write',
  state: 'linked',
  why: null,
  stores: true,
  others: 1,
  offences: 0,
};

/** Opens the table on this phone; the others say whose they are. */
function table(...others: readonly (readonly [ActorId, EventData<'SeatTaken'>])[]) {
  const { session } = openTable(newBattle());
  act(() => {
    for (const [at, [actor, data]] of others.entries()) {
      const where = { battleId: 'b-test', actor, now: EVENING + at * 1000 } as const;
      const last = session.getState().entries.at(-1) ?? null;
      session.receiveRows([stamp({ type: 'SeatTaken', data }, where, last)]);
    }
  });
}

function link(now: Link): void {
  act(() => links.setState({ 'b-test': now }));
}

/** The chips of the other phones. */
function chips(): readonly string[] {
  const list = screen.queryByRole('list', { name: 'Autres téléphones' });
  if (list === null) return [];
  return within(list)
    .getAllByRole('listitem')
    .map((one) => textOf(one).replace(/[●○]/u, ''));
}

const MARC = ['a-marc', { seat: 's-Skavens', name: 'Marc' }] as const;
const PAUL = ['a-paul', { seat: 's-Reikland', name: 'Paul' }] as const;

describe('the phones of a battle', () => {
  it('are not shown where it never was shared', () => {
    table(MARC);
    expect(chips()).toEqual([]);
  });

  it.each([
    ['while it is linked', LINKED, 'en ligne'],
    ['while it lacks what was tapped here', { ...LINKED, late: true }, 'à l’instant'],
    [
      'while the phones look for each other',
      { ...LINKED, phones: 0, lost: 'mending' },
      'à l’instant',
    ],
    ['once the link is lost', { ...LINKED, phones: 0, lost: 'gone' }, 'hors de portée'],
  ] as const)('say in a word how the other one is, %s', (_, now, word) => {
    table(MARC);
    link(now);
    expect(chips()).toEqual([`Marc ${word}`]);
  });

  it('are of nobody by name before they have said whose they are', () => {
    table();
    link({ ...LINKED, phones: 2 });
    expect(chips()).toEqual(['2 autres téléphones en ligne']);
    link({ ...LINKED, phones: 0, lost: 'gone' });
    expect(chips()).toEqual(['L’autre téléphone hors de portée']);
  });

  it('are told apart by who is at the end of which link', () => {
    table(MARC, PAUL);
    link(LINKED);
    expect(chips()).toEqual(['Marc par relais', 'Paul par relais']);
    act(() => reportEnds('b-test', [endOf('a-marc'), endOf('a-paul')]));
    act(() => reportEnds('b-test', [endOf('a-paul')]));
    expect(chips()).toEqual(['Marc hors de portée', 'Paul en ligne']);
  });

  it('are not taken for one that has left, before they have said whose they are', () => {
    table(MARC, PAUL);
    link({ ...LINKED, phones: 2 });
    act(() => reportEnds('b-test', [endOf('a-marc'), endOf('a-paul')]));
    act(() => reportEnds('b-test', [endOf('a-marc'), endOf('a-new')]));
    expect(chips()).toEqual(['Marc en ligne', 'Paul hors de portée', 'L’autre téléphone en ligne']);
  });

  it('are counted by a hub', () => {
    table(MARC, PAUL);
    act(() => hubLinks.setState({ 'b-test': { ...HUB, others: 2 } }));
    expect(chips()).toEqual(['Marc en ligne', 'Paul en ligne']);
    act(() => hubLinks.setState({ 'b-test': { ...HUB, others: 1 } }));
    expect(chips()).toEqual(['Marc par relais', 'Paul par relais']);
    act(() => hubLinks.setState({ 'b-test': { ...HUB, others: 0 } }));
    expect(chips()).toEqual(['Marc hors de portée', 'Paul hors de portée']);
  });

  it('leave out one whose seat another has taken', () => {
    table(MARC, ['a-paul', { seat: 's-Skavens', name: 'Paul' }]);
    link(LINKED);
    expect(chips()).toEqual(['Paul en ligne']);
  });
});
