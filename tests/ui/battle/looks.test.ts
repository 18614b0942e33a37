import { describe, expect, test } from 'vitest';
import { signOf } from '#rules/kit/signs.ts';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { dutyIcon, statusLook } from '#ui/battle/looks.ts';
import { memberLook } from '#ui/roster/member-look.ts';
import { system as conkers } from '../../fixtures/systems/conkers/index.ts';
import { system as pebbles } from '../../fixtures/systems/pebbles/index.ts';

describe('the picture of a state', () => {
  test('is the one of its game, or else that of its tone', () => {
    expect(statusLook(conkers, 'broken')).toEqual({ icon: 'wound', tone: 'out-of-action' });
    expect(statusLook(conkers, 'whole')).toEqual({ icon: 'standing', tone: 'standing' });
    expect(statusLook(mordheim, 'in-reserve')).toEqual({ icon: 'in-reserve', tone: 'neutral' });
  });

  test('is missing for an unknown state', () => {
    expect(statusLook(pebbles, 'gone-home')).toEqual({ icon: 'help', tone: 'neutral' });
    expect(statusLook(pebbles, 'constructor')).toEqual({ icon: 'help', tone: 'neutral' });
  });
});

test('infantry, cavalry and artillery each have a picture of their own, and none is a swordsman', () => {
  const pictures = ['infantry', 'cavalry', 'artillery'].map(
    (arm) => memberLook(colonial.roles.find(({ id }) => id === arm)?.look ?? null).icon,
  );
  expect(pictures).toEqual(['long-gun', 'mounted', 'gun']);
});

describe('the picture of a duty', () => {
  test('is that of its kind, in any game', () => {
    expect(dutyIcon(conkers, 'swing', 'neutral')).toBe('duel');
    expect(dutyIcon(mordheim, 'outnumbered', 'neutral')).toBe('all-alone');
    expect(dutyIcon(mordheim, 'fear-charged', 'stunned')).toBe('fear');
  });

  test('is otherwise that of its tone, or a neutral one', () => {
    expect(dutyIcon(mordheim, 'voluntary-rout', 'rout')).toBe('rout');
    expect(dutyIcon(conkers, 'tangled', 'neutral')).toBe('info');
    expect(dutyIcon(pebbles, 'wake-up', 'away')).toBe('info');
  });

  test('is not that of an inherited property name', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect(signOf(mordheim.signs.duties, id)).toBeNull();
    }
  });
});
