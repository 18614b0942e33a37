import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import type { Entry } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import { startI18n } from '#i18n/setup.ts';
import type { ActorId, FighterId, SideId } from '#rules/contract/ids.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import type { TestBattle } from '../../support/battles.ts';
import { EVENING } from '../../support/memory-ports.ts';
import {
  button,
  card,
  newBattle,
  news,
  openTable,
  tap,
  textOf,
  wayOn,
} from '../battle/open-table.tsx';

// Notices about what another phone did at the same moment.

beforeAll(() => startI18n('fr'));

/** A tap of another phone that knew the battle as it was when this one opened it. */
function elsewhere(battle: TestBattle, command: Command, now = EVENING - 1000): Entry {
  const decision = decide(command, battle.battle, battle.system);
  if ('refused' in decision) throw new Error(decision.refused);
  const where = { battleId: 'b-test', actor: 'a-other', now } as const;
  return stamp(decision.event, where, battle.entries.at(-1) ?? null);
}

function arrive(table: ReturnType<typeof openTable>, ...entries: readonly Entry[]): void {
  act(() => void table.session.receiveRows(entries));
}

describe('a press that another phone made first', () => {
  it('does not count, and its player is notified', () => {
    const battle = newBattle();
    const table = openTable(battle);
    tap(wayOn());
    const { position } = table.state();
    arrive(table, elsewhere(battle, { type: 'next-phase' }));
    expect(table.state().position).toEqual(position);
    expect(textOf(news())).toMatch(
      /^Un autre téléphone a été plus rapide\. N’a pas compté : Tour 1 · Reikland · Mouvement\./,
    );
    expect(button(/^Annuler : /)).toBeTruthy();
    tap(button(/^Annuler : /));
    expect(table.state().position.phase).toBe('recovery');
  });

  it('was made by the player who sits there, with the name that he gave', () => {
    const battle = newBattle();
    const table = openTable(battle);
    arrive(table, elsewhere(battle, { type: 'take-seat', seat: 's-Skavens', name: 'Marc' }));
    tap(wayOn());
    arrive(table, elsewhere(battle, { type: 'next-phase' }, EVENING - 500));
    expect(textOf(news())).toMatch(
      /^Déjà fait par Marc\. N’a pas compté : Tour 1 · Reikland · Mouvement\./,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('was made by the one of two players who pressed it, not by the one before him', () => {
    const battle = newBattle();
    const sit = (actor: ActorId, seat: SideId, name: string) => {
      const data = { seat, name };
      const where = { battleId: 'b-test', actor, now: EVENING - 9000 } as const;
      const last = battle.entries.at(-1) ?? null;
      battle.entries = [...battle.entries, stamp({ type: 'SeatTaken', data }, where, last)];
    };
    sit('a-anna', 's-Reikland', 'Anna');
    sit('a-other', 's-Skavens', 'Marc');
    const table = openTable(battle);
    for (const _ of [1, 2]) {
      table.memory.passTime(1000);
      act(() => void table.session.send({ type: 'next-phase' }));
    }
    const first = elsewhere(battle, { type: 'next-phase' });
    const annas = { ...first, actor: 'a-anna', id: `a-anna:${first.hlc}` } as const;
    battle.entries = [...battle.entries, annas];
    arrive(table, annas, elsewhere(battle, { type: 'next-phase' }, EVENING - 500));
    expect(textOf(news())).toMatch(/^Déjà fait par Marc\./);
  });

  it('is not reported to the quicker player', () => {
    const battle = newBattle();
    const table = openTable(battle);
    tap(wayOn());
    arrive(table, elsewhere(battle, { type: 'next-phase' }, EVENING + 1000));
    expect(table.state().position.phase).toBe('movement');
    expect(textOf(news())).toBe('');
  });

  it('is in the journal', () => {
    const battle = newBattle();
    const late = elsewhere(battle, { type: 'next-phase' }, EVENING);
    battle.next();
    battle.entries = [...battle.entries, late];
    openTable(battle, { screen: <JournalScreen /> });
    expect(textOf(screen.getByRole('main'))).toContain(
      'Tour 1 · Reikland · MouvementN’a pas compté : déjà fait, ou plus possible à ce moment-là.',
    );
  });
});

describe('two taps on the same fighter', () => {
  it('are both kept, and one sentence says his status now', () => {
    const battle = newBattle();
    const table = openTable(battle);
    act(() => void table.session.send({ type: 'set-status', fighterId: 'f-Otto', to: 'stunned' }));
    const later = EVENING + 1000;
    arrive(
      table,
      elsewhere(battle, { type: 'set-status', fighterId: 'f-Otto', to: 'knocked-down' }, later),
    );
    expect(table.fighter('Otto').status).toBe('knocked-down');
    expect(textOf(news())).toMatch(
      /^Touché aussi sur un autre téléphone\. Maintenant : Otto à terre\./,
    );
    tap(button(/^Annuler : /));
    expect(table.fighter('Otto').status).toBe('stunned');
  });

  it('are reported in the same way when the own tap is the later one', () => {
    const battle = newBattle();
    const table = openTable(battle);
    act(() => void table.session.send({ type: 'set-wounds', fighterId: 'f-Klaus', to: 1 }));
    arrive(
      table,
      elsewhere(battle, { type: 'set-flag', fighterId: 'f-Klaus', flag: 'hidden', value: true }),
    );
    expect(textOf(news())).toMatch(
      /^Touché aussi sur un autre téléphone\. Maintenant : Klaus .+ · 1 PV sur 2\./,
    );
  });

  it('are not reported for a fighter not tapped here, or not recently', () => {
    const battle = newBattle();
    const table = openTable(battle);
    act(() => void table.session.send({ type: 'set-status', fighterId: 'f-Otto', to: 'stunned' }));
    arrive(table, elsewhere(battle, { type: 'set-status', fighterId: 'f-Rat1', to: 'stunned' }));
    expect(textOf(news())).toBe('');
    table.memory.passTime(11_000);
    arrive(
      table,
      elsewhere(battle, { type: 'set-status', fighterId: 'f-Otto', to: 'fleeing' }, EVENING + 1),
    );
    expect(textOf(news())).toBe('');
  });

  it('are both kept where they name a leader, and the one that counts is told', () => {
    const battle = newBattle();
    const table = openTable(battle);
    const named = (fighterId: FighterId): Command => ({
      type: 'name-leader',
      sideId: 's-Reikland',
      fighterId,
    });
    act(() => void table.session.send(named('f-Otto')));
    arrive(table, elsewhere(battle, named('f-Klaus'), EVENING + 1000));
    expect(textOf(news())).toMatch(
      /^Changé aussi sur un autre téléphone\. Compte : Reikland : Klaus commande\./,
    );
    tap(button(/^Annuler : /));
    expect(table.state().sides[0]?.leaderId).toBe('f-Otto');
  });

  it('are reported to the player whose tap was undone', () => {
    const table = openTable(newBattle());
    act(() => void table.session.send({ type: 'set-status', fighterId: 'f-Otto', to: 'stunned' }));
    const own = table.newest();
    if (own === undefined) throw new Error('no tap');
    const where = { battleId: 'b-test', actor: 'a-other', now: EVENING + 1 } as const;
    const undo = { type: 'EventUndone', data: { entryIds: [own.id] } } as const;
    arrive(table, stamp(undo, where, own));
    expect(textOf(news())).toMatch(/^Annulé sur un autre téléphone : Otto sonné\./);
    tap(button('Rétablir', news()));
    expect(table.fighter('Otto').status).toBe('stunned');
  });
});

describe('one question answered on two phones', () => {
  const answer = (outcome: string): Command => ({
    type: 'resolve-duty',
    key: 'rout:s-Reikland',
    outcome,
    dice: [],
    overruledValue: null,
  });

  function testDue(): TestBattle {
    return newBattle()
      .set('Lame1', 'out-of-action')
      .set('Lame2', 'out-of-action')
      .set('Lame3', 'out-of-action')
      .nextUntil('Skavens', 'close-combat')
      .nextUntil('Reikland', 'recovery');
  }

  it.each([
    ['later', EVENING + 1000, 'réussi'],
    ['earlier', EVENING - 1000, 'raté'],
  ])('there %s: both phones say which answer counts', (_, now, counts) => {
    const battle = testDue();
    const table = openTable(battle);
    tap(button(/^Réussi/, card('Test de déroute')));
    // Whatever happened since is not what both have answered.
    act(() => void table.session.send({ type: 'set-wounds', fighterId: 'f-Klaus', to: 1 }));
    arrive(table, elsewhere(battle, answer('failed'), now));
    expect(textOf(news())).toContain(
      `Répondu sur deux téléphones. Compte : Test de déroute ${counts}.`,
    );
  });

  it('names the player whose answer counts', () => {
    const battle = testDue().do({ type: 'take-seat', seat: 's-Reikland', name: 'Marc' });
    battle.entries = battle.entries.map((one) =>
      one.type === 'SeatTaken' ? { ...one, actor: 'a-other', id: `a-other:${one.hlc}` } : one,
    );
    const table = openTable(battle);
    tap(button(/^Réussi/, card('Test de déroute')));
    arrive(table, elsewhere(battle, answer('failed'), EVENING - 1000));
    expect(textOf(news())).toContain('Déjà fait par Marc. Compte : Test de déroute raté.');
  });
});
