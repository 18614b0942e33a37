import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { strengthOf } from '#ui/setup/strength.ts';
import { useStrengthWords } from '#ui/setup/strength-words.ts';

type NextBattleProps = { readonly warband: Warband; readonly system: RuleSystem };

/** Who can fight the next battle, without whom, and from how many out of action the test is due. */
export function NextBattle({ warband, system }: NextBattleProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const strength = useStrengthWords(system.id);
  const away = warband.members.filter(({ missesNext }) => missesNext).map(words.member);
  return (
    <EmptyLine icon="duel">
      <b>{t('done.next')}</b>
      <br />
      {strength(strengthOf(warband, system), away)}
    </EmptyLine>
  );
}
