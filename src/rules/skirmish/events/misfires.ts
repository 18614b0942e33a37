import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Change } from '#rules/contract/battle-view.ts';
import { fighterDuty, message, outcome } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { EXPLODED, MISFIRED, misfired } from '../duel/misfired-weapons.ts';

/** Shooters whose weapons have misfired, where they would shoot: players may say otherwise. @rule MORD-MISFIRE */
export function misfireReminders(view: BattleView): readonly Duty[] {
  if (view.position.phase !== 'shooting') return [];
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => misfired(fighter, MISFIRED).length > 0)
    .map((fighter) => {
      const gone = misfired(fighter, EXPLODED);
      const restored = [MISFIRED, EXPLODED].flatMap((flag): readonly Change[] =>
        fighter.flags[flag] === undefined
          ? []
          : [{ kind: 'flag', fighterId: fighter.id, flag, value: null }],
      );
      return fighterDuty(fighter, {
        kind: 'misfired',
        weight: 'reminder',
        rule: 'MORD-MISFIRE',
        facts: [...new Set(misfired(fighter, MISFIRED))].map((weapon) => {
          const params = { name: fighter.label, weapon };
          return gone.includes(weapon)
            ? message('misfired.exploded', params)
            : message('misfired.useless', params);
        }),
        outcomes: [outcome('usable', 'neutral', restored)],
      });
    });
}
