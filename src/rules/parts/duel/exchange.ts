import { fraction, plus, times } from '#rules/chance.ts';
import { type Batch, batchEndings, UNTOUCHED } from './batch.ts';
import type { Outcome } from './blow.ts';
import { chained, renamed, type Spread } from './spread.ts';
import { type EndingCode, endingCode, endingOf } from './toll.ts';
import { type OutcomeChances, outcomeChances } from './wounding.ts';

/** One side of an exchange of blows. */
export interface Blows {
  readonly batch: Batch;
  /** What he strikes with once a critical hit has cost him his weapon. */
  readonly disarmed: Batch;
}

/** Close combat of two in one phase. */
export interface Exchange {
  readonly attacker: Blows;
  /** Null when he does not strike back: on the ground, say. */
  readonly defender: Blows | null;
  /** Who strikes first; `tie`: they roll for it. */
  readonly first: 'attacker' | 'defender' | 'tie';
}

export interface ExchangeChances {
  /** What becomes of the attacker. */
  readonly attacker: OutcomeChances;
  readonly defender: OutcomeChances;
}

/**
 * What becomes of both when each strikes in his turn: who is dropped before that does not strike.
 * @rule CC-ORDER, CRIT-OPT
 */
export function exchangeChances({ attacker, defender, first }: Exchange): ExchangeChances {
  if (defender === null) {
    return {
      attacker: outcomeChances(UNTOUCHED),
      defender: outcomeChances(batchEndings(attacker.batch)),
    };
  }
  const asAttacker = () => inOrder(attacker, defender);
  const asDefender = () => swapped(inOrder(defender, attacker));
  switch (first) {
    case 'attacker':
      return asAttacker();
    case 'defender':
      return asDefender();
    case 'tie':
      return halfOfEach(asAttacker(), asDefender());
  }
}

/** Whether he can still strike after the other's batch, and with what. */
export function strikesBack(code: EndingCode, blows: Blows): Batch | null {
  const { outcome, hindered } = endingOf(code);
  if (outcome !== 'nothing' && outcome !== 'wound') return null;
  switch (hindered) {
    case 'none':
      return blows.batch;
    case 'disarmed':
      return blows.disarmed;
    case 'held':
      return null;
  }
}

/** As if the one who strikes first were the attacker. */
function inOrder(first: Blows, second: Blows): ExchangeChances {
  const struck = batchEndings(first.batch);
  const back = answers(second);
  return {
    attacker: outcomeChances(chained(struck, back)),
    defender: outcomeChances(struck),
  };
}

/** What the second's batch does to the first, after what the first has done to him. */
function answers(second: Blows): (code: EndingCode) => Spread<EndingCode> {
  return (code) => {
    const batch = strikesBack(code, second);
    return batch === null ? UNTOUCHED : renamed(batchEndings(batch), unhindered);
  };
}

/** Nobody strikes after this: what it takes from him no longer counts. */
function unhindered(code: EndingCode): EndingCode {
  return endingCode({ ...endingOf(code), hindered: 'none' });
}

function swapped({ attacker, defender }: ExchangeChances): ExchangeChances {
  return { attacker: defender, defender: attacker };
}

function halfOfEach(a: ExchangeChances, b: ExchangeChances): ExchangeChances {
  return { attacker: mean(a.attacker, b.attacker), defender: mean(a.defender, b.defender) };
}

function mean(a: OutcomeChances, b: OutcomeChances): OutcomeChances {
  const half = fraction(1, 2);
  const of = (outcome: Outcome) => times(plus(a[outcome], b[outcome]), half);
  return {
    nothing: of('nothing'),
    wound: of('wound'),
    'knocked-down': of('knocked-down'),
    stunned: of('stunned'),
    'out-of-action': of('out-of-action'),
  };
}
