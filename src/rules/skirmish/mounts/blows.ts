import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { fighterDuty, message } from '#rules/kit/duty.ts';
import { inContact } from '#rules/kit/view.ts';
import type { SkirmishRules } from '../rules.ts';
import { ridden } from './riding.ts';

/** Mounts that strike beside their riders, of both sides: players throw for them. @rule MORD-MOUNTS */
export function mountBlows(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  return Object.values(view.fighters).flatMap((fighter) => {
    const mount = ridden(rules.mounts, fighter, view.houseRules);
    const strikes =
      rules.statuses.of(fighter).strikesBlows && inContact(view, fighter.id).length > 0;
    if (mount === null || mount.blows === null || !strikes) return [];
    const params = { name: fighter.label, mount: mount.id, ...mount.blows };
    return [
      fighterDuty(fighter, {
        kind: 'mount-blows',
        weight: 'reminder',
        rule: 'MORD-MOUNTS',
        facts: [message('reminder.mount-blows', params)],
      }),
    ];
  });
}
