import { andThen, check, die, ended, type Throw } from '#rules/dice/throw.ts';
import type { Attacks } from './batch.ts';
import { type Blow, type CriticalRow, ORDINARY_WOUND } from './blow.ts';
import { isCritical } from './critical.ts';
import { blowThrown, hasHit, type ToHitDie } from './hitting.ts';
import { type Severity, severityOf } from './severity.ts';
import type { Target, Ward } from './target.ts';

export type WoundDie = 'to-wound' | 'to-wound-again';

/** The final die to wound, 0 if none is rolled. @rule WOUND, COM-REROLL */
export function woundThrown({ woundNeed: need, woundsAgain }: Blow): Throw<WoundDie, number> {
  if (need === null) return ended(0);
  return die<WoundDie, number>('to-wound', need, (face) =>
    woundsAgain && face < need ? die<WoundDie, number>('to-wound-again', need, ended) : ended(face),
  );
}

/** Wounds of one hit that are saved together. */
export interface Wound {
  readonly blow: Blow;
  readonly row: CriticalRow;
  readonly wounds: number;
  readonly save: number | null;
  readonly critical: boolean;
}

/** The result of a hit before saves. */
export interface HitResult {
  /** Null for a hit that is not critical. */
  readonly critical: CriticalRow | null;
  readonly wounds: readonly Wound[];
  /** Extra blows of a critical hit, which are never critical themselves, and their wounds. */
  readonly besides: readonly BlowBesides[];
}

export type BlowBesides = Throw<ToHitDie | WoundDie, readonly Wound[]>;

/** The result of a hit, by the final die to wound. */
export type HitThrown = (face: number, criticalUsed: boolean) => Throw<'critical', HitResult>;

/** Hits of one kind: equal ones are the same object. @rule WOUND, CRIT, CRIT-OPT */
export function hitThrown(attack: Pick<Attacks, 'blow' | 'toHit'>): HitThrown {
  const { blow } = attack;
  const missed = ended<HitResult>({ critical: null, wounds: [], besides: [] });
  const wounded = ended<HitResult>({ critical: null, wounds: [ordinary(blow)], besides: [] });
  const critical = criticalThrown(attack);
  return (face, criticalUsed) => {
    if (isCritical(blow, face, criticalUsed)) return critical;
    return doesWound(blow, face) ? wounded : missed;
  };
}

/** No die is thrown for a single row. */
function criticalThrown(attack: Pick<Attacks, 'blow' | 'toHit'>): Throw<'critical', HitResult> {
  const { criticals } = attack.blow;
  const hits = new Map(criticals.map((row) => [row, ended(criticalHit(row, attack))]));
  const of = (row: CriticalRow = ORDINARY_WOUND) =>
    hits.get(row) ?? ended(criticalHit(row, attack));
  if (criticals.length === 1) return of(criticals[0]);
  return die('critical', null, (face) => of(criticals[face - 1]));
}

function criticalHit(row: CriticalRow, attack: Pick<Attacks, 'blow' | 'toHit'>): HitResult {
  const { blow, toHit } = attack;
  if (row.extra === 'two-hits') {
    const hit = plainHit(blow, { ...ordinary(blow), save: null });
    return { critical: row, wounds: [], besides: [hit, hit] };
  }
  const wound = { blow, row, critical: true, wounds: row.wounds, save: blow.saveNeed };
  return {
    critical: row,
    wounds: savedAs(row, wound),
    besides: row.extra === 'extra-attack' ? [plainBlow(toHit, blow)] : [],
  };
}

function savedAs({ save, wounds }: CriticalRow, wound: Wound): readonly Wound[] {
  switch (save) {
    case 'allowed':
      return [wound];
    case 'none':
      return [{ ...wound, save: null }];
    case 'each': {
      const one = { ...wound, wounds: 1 };
      return Array.from({ length: wounds }, () => one);
    }
  }
}

/** A blow that is not critical, from its roll to hit on. */
function plainBlow(toHit: Attacks['toHit'], blow: Blow): BlowBesides {
  const hit = plainHit(blow, ordinary(blow));
  return andThen(blowThrown(toHit), (face) => (hasHit(face) ? hit : NO_WOUND));
}

function plainHit(blow: Blow, wound: Wound): Throw<WoundDie, readonly Wound[]> {
  const wounded = ended([wound]);
  return andThen(woundThrown(blow), (face) => (doesWound(blow, face) ? wounded : NO_WOUND));
}

const NO_WOUND = ended<readonly Wound[]>([]);

function ordinary(blow: Blow): Wound {
  return { blow, row: ORDINARY_WOUND, wounds: 1, save: blow.saveNeed, critical: false };
}

function doesWound({ woundNeed }: Blow, face: number): boolean {
  return woundNeed !== null && face >= woundNeed;
}

/** A save: the wounds that remain. @rule SAVE, COM-REROLL */
export function saveThrown(wound: Wound): Throw<'save' | 'save-again', readonly Wound[]> {
  const { save, blow } = wound;
  const unsaved = ended([wound]);
  if (save === null) return unsaved;
  const again = check('save-again', save, NO_WOUND, unsaved);
  return check('save', save, NO_WOUND, blow.savesAgain ? again : unsaved);
}

/** Wards, in order: for a whole hit first, then for each wound. @rule INJURY */
export function wardsOf({ wards }: Target): readonly Ward[] {
  return wards.toSorted((a, b) => Number(a.eachWound === true) - Number(b.eachWound === true));
}

/** The wounds that a ward is rolled for: one by one if it is for each wound. @rule INJURY */
export function wardedApart({ eachWound }: Ward, wound: Wound): readonly Wound[] {
  return eachWound === true
    ? Array.from({ length: wound.wounds }, () => ({ ...wound, wounds: 1 }))
    : [wound];
}

/** @rule INJURY */
export function wardThrown({ id, need }: Ward, wound: Wound): Throw<Ward['id'], readonly Wound[]> {
  return check(id, need, NO_WOUND, ended([wound]));
}

/** One injury die. @rule INJURY */
export function injuryThrown({ blow, row }: Wound, target: Target): Throw<'injury', Severity> {
  return die('injury', null, (face) => ended(severityOf(face, blow, row, target)));
}
