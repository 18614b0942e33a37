import { type Blow, type CriticalRow, isCritical, ORDINARY_WOUND, type Target } from './blow.ts';
import { chained, evenly, onD6, renamed, type Spread, sure } from './spread.ts';
import type { Hindrance } from './toll.ts';

/** What one hit comes to before any injury die. */
export interface Effect {
  readonly row: CriticalRow;
  readonly critical: boolean;
  /** Wounds that nothing saved. */
  readonly unsaved: number;
}

/** Every effect of a hit with its chance: the roll to wound, the critical table, the saves. @rule WOUND, CRIT, SAVE */
export function effectsOf(blow: Blow, target: Target, criticalUsed: boolean): Spread<Effect> {
  const ordinary = interned(ORDINARY_WOUND, false);
  const critical = blow.criticals.map((row) => ({ row, effect: interned(row, true) }));
  const missed = sure(ordinary(0));
  return chained(
    onD6((face) => face),
    (face) => {
      if (isCritical(blow, face, criticalUsed)) {
        return chained(evenly(critical), ({ row, effect }) =>
          renamed(unsavedBy(row, blow, target), effect),
        );
      }
      const wounds = blow.woundNeed !== null && face >= blow.woundNeed;
      return wounds ? renamed(unsavedBy(ORDINARY_WOUND, blow, target), ordinary) : missed;
    },
  );
}

/** What a critical hit takes from its target, saved or not. */
export function hindranceOf(row: CriticalRow): Hindrance {
  if (row.extra === 'may-not-fight') return 'held';
  return row.extra === 'weapon-lost' ? 'disarmed' : 'none';
}

/** How many wounds get through. */
function unsavedBy(row: CriticalRow, blow: Blow, target: Target): Spread<number> {
  const past = (save: number | null) => getsPast([save, ...target.wards.map(({ need }) => need)]);
  if (row.extra === 'two-hits') {
    const hits = chained(
      onD6((face) => blow.woundNeed !== null && face >= blow.woundNeed),
      (wounds) => (wounds ? past(null) : sure(false)),
    );
    return inAll(2, hits);
  }
  switch (row.save) {
    case 'allowed':
      return renamed(past(blow.saveNeed), (through) => (through ? row.wounds : 0));
    case 'none':
      return renamed(past(null), (through) => (through ? row.wounds : 0));
    case 'each':
      return inAll(row.wounds, past(blow.saveNeed));
  }
}

/** Whether a wound gets past every roll that could stop it. */
function getsPast(needs: readonly (number | null)[]): Spread<boolean> {
  return needs
    .flatMap((need) => (need === null ? [] : [need]))
    .reduce<Spread<boolean>>(
      (sofar, need) =>
        chained(sofar, (through) => (through ? onD6((face) => face < need) : sure(false))),
      sure(true),
    );
}

/** How many of several, each by itself. */
function inAll(count: number, one: Spread<boolean>): Spread<number> {
  if (count === 0) return sure(0);
  return chained(inAll(count - 1, one), (before) =>
    renamed(one, (through) => before + Number(through)),
  );
}

/** Effects of a row by unsaved wounds, each the same object every time: keys of a spread. */
function interned(row: CriticalRow, critical: boolean): (unsaved: number) => Effect {
  const made = new Map<number, Effect>();
  return (unsaved) => {
    const effect = made.get(unsaved) ?? { row, critical, unsaved };
    made.set(unsaved, effect);
    return effect;
  };
}
