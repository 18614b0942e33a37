import type { FighterId } from '../../ids.ts';
import type { BattleView, Capability, Change, FighterView, Refusal } from '../../system.ts';
import { clearFlags, has, setFlag } from './flags.ts';
import { lossesOf, onTable, statusOf, unitOf, weakened } from './reading.ts';

/** Marks a unit as activated; the same tap takes it back. */
export function act(view: BattleView, action: string, id: FighterId): readonly Change[] | Refusal {
  const unit = unitOf(view, id);
  if (unit === null) return { refused: 'unknown-fighter' };
  if (action !== 'activate') return { refused: 'unknown-action' };
  return has(unit, 'activated')
    ? clearFlags(unit, ['activated'])
    : [setFlag(unit, 'activated', true)];
}

/** Whether it may still act, and whether its neighbours can lean on it. @rule COL-1, COL-2, COL-6 */
export function capabilities(view: BattleView, id: FighterId): readonly Capability[] {
  const unit = unitOf(view, id);
  if (unit === null) return [];
  return [
    answered('activate', has(unit, 'activated') ? said('why.activated') : null, unit),
    answered('support', weakened(view, unit) === true ? whyWeakened(unit) : null, unit),
  ];
}

function answered(id: string, against: Capability['reason'], unit: FighterView): Capability {
  const reason = onTable(unit) ? against : said(`why.${statusOf(unit)}`);
  return { id, answer: reason === null ? 'yes' : 'no', reason };
}

function whyWeakened(unit: FighterView): Capability['reason'] {
  return has(unit, 'weakened')
    ? said('why.weakened-told')
    : said('why.weakened-losses', { count: lossesOf(unit) });
}

function said(code: string, params: Readonly<Record<string, number>> = {}) {
  return { code, params };
}
