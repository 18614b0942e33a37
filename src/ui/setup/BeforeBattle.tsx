import { useId } from 'react';
import { useSay } from '#i18n/said.ts';
import { statusFor } from '#roster/muster.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { AttendanceChip } from './AttendanceChip.tsx';
import type { WarbandSide } from './draft.ts';
import '#ui/kit/tones.css';

type BeforeBattleProps = {
  readonly side: WarbandSide;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** Fighters who must roll to take part; a tap on a name toggles absent and present. */
export function BeforeBattle({ side, system, onChange }: BeforeBattleProps) {
  const say = useSay();
  const wordsId = useId();
  const absent = statusFor(system, 'absent');
  const rollTraits = system.traits.filter(({ beforeBattle }) => beforeBattle === true);
  const fighters = side.fighters.filter(({ traits }) =>
    rollTraits.some(({ id }) => traits[id] === true),
  );
  if (absent === null || fighters.length === 0) return null;
  return (
    <div className="air-2 air-below-2">
      <p id={wordsId} className="line k-tone-leader toned air-1">
        <Icon name="dice" size={20} />
        <span>{say({ code: `${system.id}:before-battle`, params: {} })}</span>
      </p>
      <fieldset aria-labelledby={wordsId} className="cluster k-chips">
        {fighters.map((fighter) => (
          <AttendanceChip
            key={fighter.id}
            fighter={fighter}
            away={absent}
            side={side}
            system={system}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </div>
  );
}
