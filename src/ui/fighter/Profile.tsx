import { useTranslation } from '#i18n/use-translation.ts';
import { rolledFor } from '#roster/rolled.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useFighter, useRuleSystem } from '#store/hooks.ts';
import { counterValue } from '#ui/battle/counters.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { StatStrip } from '#ui/kit/StatStrip.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';

/** The characteristics in the order of the profile, with the current wounds, and the save. */
export function Profile({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  const need = useBattle(({ battle }) =>
    battle === null || system.save === null ? null : system.save(battle, id),
  );
  const houseRules = useBattle(({ battle }) => battle?.houseRules);
  if (fighter === null || houseRules === undefined) return null;
  const save =
    system.save === null
      ? []
      : [
          {
            id: 'save',
            name: t('save.short'),
            fullName: t('save.name'),
            value: need === null ? t('save.none') : t('save.on', { need }),
          },
        ];
  const stats = system.characteristics.map(({ id: characteristic }) => {
    const isWounds = characteristic === system.woundsCharacteristic;
    const written = fighter.profile[characteristic] ?? 0;
    const now = system.characteristicNow?.(fighter, characteristic, houseRules) ?? written;
    const value = isWounds ? fighter.wounds : now;
    const dice = rolledFor(system, fighter, characteristic);
    return {
      id: characteristic,
      name: words.of(`characteristic.${characteristic}.short`),
      fullName: words.of(`characteristic.${characteristic}.name`),
      value:
        isWounds && value < fighter.startWounds
          ? `${value}/${fighter.startWounds}`
          : (dice ?? `${value}`),
      tone: toneOf(isWounds && value <= 1, characteristic === system.leadershipCharacteristic),
    };
  });
  return <StatStrip label={t('profile')} stats={[...stats, ...save]} />;
}

function toneOf(inDanger: boolean, isLeadership: boolean) {
  if (inDanger) return 'danger' as const;
  return isLeadership ? ('leader' as const) : ('plain' as const);
}

/** A fighter's counters; nothing in a game without any. */
export function Counters({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const { counters } = useRuleSystem();
  const fighter = useFighter(id);
  const { send } = useTable();
  if (fighter === null || counters.length === 0) return null;
  return (
    <section aria-labelledby="counters">
      <SectionHeading id="counters" title={t('counters')} />
      <div className="grid">
        {counters.map((row) => {
          const name = words.of(`counter.${row.id}.name`);
          return (
            <Stepper
              key={row.id}
              label={name}
              value={counterValue(fighter, row)}
              min={row.min}
              max={row.max}
              decreaseLabel={t('counter-less', { name })}
              increaseLabel={t('counter-more', { name })}
              onChange={(value) => send({ type: 'set-flag', fighterId: id, flag: row.id, value })}
            />
          );
        })}
      </div>
    </section>
  );
}
