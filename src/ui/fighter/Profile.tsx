import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { StatStrip } from '#ui/kit/StatStrip.tsx';

/** The characteristics in the order of the profile; wounds as they stand now. */
export function Profile({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  if (fighter === null) return null;
  const stats = system.characteristics.map(({ id: characteristic }) => {
    const isWounds = characteristic === system.woundsCharacteristic;
    const value = isWounds ? fighter.wounds : (fighter.profile[characteristic] ?? 0);
    return {
      id: characteristic,
      name: words.of(`characteristic.${characteristic}.short`),
      fullName: words.of(`characteristic.${characteristic}.name`),
      value:
        isWounds && value < fighter.startWounds ? `${value}/${fighter.startWounds}` : `${value}`,
      tone: toneOf(isWounds && value <= 1, characteristic === system.leadershipCharacteristic),
    };
  });
  return <StatStrip label={t('profile')} stats={stats} />;
}

function toneOf(inDanger: boolean, isLeadership: boolean) {
  if (inDanger) return 'danger' as const;
  return isLeadership ? ('leader' as const) : ('plain' as const);
}
