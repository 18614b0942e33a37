import { complement, type Fraction, ZERO } from '#rules/chance.ts';
import { chanceOnD6 } from '#rules/dice.ts';
import type { ResolverNeed } from '#rules/resolver.ts';
import type { Said } from '#rules/system.ts';
import type { Attacks, Batch } from './batch.ts';
import type { Target, ToHit } from './blow.ts';
import { type Role, said } from './combatant.ts';
import { chanceToHit } from './hitting.ts';

/** Why each tile of a line is what it is. */
export interface Reasons {
  readonly hit: readonly Said[];
  readonly wound: readonly Said[];
  readonly save: readonly Said[];
  readonly injury: readonly Said[];
}

/** The line of tiles of a batch: to hit, to wound, save, injury. @rule CC-HIT, SHO-HIT, WOUND, SAVE, INJURY, DOWN */
export function tilesOf(role: Role, batch: Batch, why: Reasons): readonly ResolverNeed[] {
  const [main] = batch.attacks;
  if (main === undefined) return [];
  if (batch.target.finishing === 'struck-out') return [finishTile(role, batch.target, why)];
  const { blow } = main;
  return [
    hitTile(role, main, why.hit),
    tile(role, 'to-wound', blow.woundNeed, NEVER, 'WOUND', why.wound),
    tile(role, 'save', blow.saveNeed, NONE, 'SAVE', why.save),
    finishTile(role, batch.target, why),
  ];
}

const NEVER = said('resolver.value.never');
const NONE = said('resolver.value.none');
const AUTO = said('resolver.value.auto');

function hitTile(role: Role, { toHit, blow }: Attacks, why: readonly Said[]): ResolverNeed {
  const rule = blow.attack === 'shooting' ? 'SHO-HIT' : 'CC-HIT';
  return { id: 'to-hit', role, value: hitValue(toHit), chance: chanceToHit(toHit), why, rule };
}

function hitValue(toHit: ToHit): Said {
  switch (toHit.kind) {
    case 'automatic':
      return AUTO;
    case 'impossible':
      return NEVER;
    case 'roll':
      if (toHit.thenNeed !== null) return said('resolver.value.ladder', { need: toHit.thenNeed });
      return toHit.need === 6 ? said('resolver.value.six-only') : plus(toHit.need);
  }
}

function tile(
  role: Role,
  id: string,
  need: number | null,
  none: Said,
  rule: string,
  why: readonly Said[],
): ResolverNeed {
  const chance: Fraction = need === null ? ZERO : chanceOnD6(need);
  return { id, role, value: need === null ? none : valueOf(need), chance, why, rule };
}

/** What happens to somebody with no wounds left: a roll, or nothing to roll any more. */
function finishTile(role: Role, target: Target, { injury }: Reasons): ResolverNeed {
  const out = target.finishing !== 'injury';
  return {
    id: 'injury',
    role,
    value: said(out ? 'resolver.value.out' : 'resolver.value.die'),
    chance: out ? complement(ZERO) : null,
    why: injury,
    rule: out ? 'DOWN' : 'INJURY',
  };
}

function valueOf(need: number): Said {
  return need <= 1 ? AUTO : plus(need);
}

function plus(need: number): Said {
  return said('resolver.value.plus', { need });
}
