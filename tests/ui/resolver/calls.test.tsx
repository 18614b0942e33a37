import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { Resolver, ResolverCall, ResolverStep } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { duty } from '#rules/kit/duty.ts';
import { button, news, tap, textOf } from '../battle/open-table.tsx';
import { bout, contests } from './bout.ts';
import { hash, openAt } from './open-resolver.tsx';
import { addWords, MUSING, WRESTLING } from './wrestling.ts';

beforeAll(async () => {
  await startI18n('fr');
  addWords();
});

/** Rat2 is seized by Otto at once, on sand and before a crowd. */
const NEXT_BOUT: ResolverCall = {
  resolverId: 'wrestling',
  subjects: {
    grabs: { kind: 'fighter', fighterId: 'f-Otto' },
    grabbed: { kind: 'fighter', fighterId: 'f-Rat2' },
  },
  inputs: { ground: 'sand', crowd: 2 },
};

/** Contests of which one leads to another when settled. */
function chained(follow: ResolverCall): RuleSystem {
  const next: Resolver['next'] = (view, setup, answers): ResolverStep => {
    const step = WRESTLING.next(view, setup, answers);
    return step.kind === 'done' ? { ...step, follow } : step;
  };
  return { ...contests(), resolvers: [{ ...WRESTLING, next }, MUSING] };
}

/** A game whose only duty opens a contest. */
function helped(opens: ResolverCall): RuleSystem {
  const system = contests();
  const afraid = duty({
    key: 'fear:f-Otto',
    kind: 'fear-charged',
    weight: 'choice',
    anytime: true,
    sideId: 's-Reikland',
    fighterId: 'f-Otto',
    rule: 'X',
    opens,
  });
  return { ...system, duties: () => [afraid] };
}

const sheet = () => screen.getByRole('dialog');
const role = (name: RegExp) =>
  textOf(within(screen.getByRole('region', { name: 'En présence' })).getByRole('button', { name }));
const ground = () => screen.getByRole('combobox', { name: /^Sol/ });

function rollAll(): void {
  tap(button(/^Résoudre/));
  tap(button('Tout lancer', sheet()));
}

describe('a follow-up contest', () => {
  it('is offered with the result; one tap does both', () => {
    const table = openAt('/duel/wrestling/f-Ulrich/f-Rat1', bout(chained(NEXT_BOUT)));
    table.memory.rollNext(1, 2);
    rollAll();
    tap(button('Appliquer et continuer Lutte', sheet()));
    expect(table.newest()).toMatchObject({ type: 'Settled', data: { resolver: 'wrestling' } });
    expect(hash()).toBe('/duel/wrestling/f-Otto/f-Rat2');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(role(/Lutteur/)).toContain('Otto');
    expect(role(/Proie/)).toContain('Rat2');
    expect(ground()).toHaveProperty('value', 'sand');
    expect(textOf(news())).toContain('Ulrich lutte contre Rat1');
  });

  it('is recorded with what the rules said about it', () => {
    const table = openAt('/duel/wrestling/f-Ulrich/f-Rat1', bout(chained(NEXT_BOUT)));
    table.memory.rollNext(1, 2, 1, 2);
    rollAll();
    tap(button('Appliquer et continuer Lutte', sheet()));
    rollAll();
    tap(button('Appliquer seulement', sheet()));
    expect(table.newest()).toMatchObject({
      data: { subjects: [{ label: 'Otto' }, { label: 'Rat2' }], inputs: NEXT_BOUT.inputs },
    });
  });

  it('can be declined', () => {
    const table = openAt('/duel/wrestling/f-Ulrich/f-Rat1', bout(chained(NEXT_BOUT)));
    table.memory.rollNext(1, 2);
    rollAll();
    tap(button('Appliquer seulement', sheet()));
    expect(hash()).toBe('');
    expect(table.newest()?.type).toBe('Settled');
  });

  it('starts again when it is between the same two', () => {
    const again: ResolverCall = {
      ...NEXT_BOUT,
      subjects: {
        grabs: { kind: 'fighter', fighterId: 'f-Ulrich' },
        grabbed: { kind: 'fighter', fighterId: 'f-Rat1' },
      },
    };
    const table = openAt('/duel/wrestling/f-Ulrich/f-Rat1', bout(chained(again)));
    table.memory.rollNext(1, 2);
    rollAll();
    tap(button('Appliquer et continuer Lutte', sheet()));
    expect(button(/^Résoudre/)).toBeTruthy();
    expect(ground()).toHaveProperty('value', 'sand');
  });

  it('is ignored when the rules do not have it', () => {
    const gone = { ...NEXT_BOUT, resolverId: 'juggling' };
    const table = openAt('/duel/wrestling/f-Ulrich/f-Rat1', bout(chained(gone)));
    table.memory.rollNext(1, 2);
    rollAll();
    expect(within(sheet()).queryByRole('button', { name: /continuer/ })).toBeNull();
    tap(button(/^Appliquer/, sheet()));
    expect(hash()).toBe('');
  });
});

describe('a contest opened by a duty', () => {
  function open(call: ResolverCall): void {
    openAt('', bout(helped(call)));
    follow();
  }

  function follow(): void {
    const link = within(screen.getAllByRole('article')[0] ?? document.body).getByRole('link', {
      name: /Calculer/,
    });
    act(() => {
      tap(link);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
  }

  it('has the fighters and circumstances that the rules give', () => {
    open(NEXT_BOUT);
    expect(hash()).toBe('/duel/wrestling/f-Otto/f-Rat2');
    expect(ground()).toHaveProperty('value', 'sand');
  });

  it('suggests the likeliest when the rules name nobody', () => {
    const { grabs } = NEXT_BOUT.subjects;
    if (grabs === undefined) throw new Error('nobody');
    open({ ...NEXT_BOUT, subjects: { grabs } });
    expect(hash()).toBe('/duel/wrestling/f-Otto/f-Rat1');
    expect(ground()).toHaveProperty('value', 'sand');
  });
});
