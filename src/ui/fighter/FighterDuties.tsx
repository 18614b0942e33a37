import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty, PossibleTest } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useDuties, useRuleSystem } from '#store/hooks.ts';
import { DutyCard } from '#ui/battle/DutyCard.tsx';
import { useWords } from '#ui/battle/words.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { Calculations, useCalculations } from './DuelLink.tsx';

/** His duties of this moment as on the table, then the tests that can come up for him. */
export function FighterDuties({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const duties = useDuties().filter((duty) => duty.fighterId === id && duty.weight !== 'mark');
  const possible = usePossible(id, duties);
  const calculations = useCalculations(id);
  if (duties.length + possible.length + calculations.length === 0) return null;
  return (
    <section className="f-duties" aria-labelledby="tests">
      <SectionHeading id="tests" title={t('tests')} />
      {duties.map((duty) => (
        <DutyCard key={duty.key} duty={duty} />
      ))}
      <Possible tests={possible} />
      <Calculations id={id} resolvers={calculations} />
    </section>
  );
}

/** What can come up besides what is due. */
function usePossible(id: FighterId, duties: readonly Duty[]): readonly PossibleTest[] {
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (battle === null) return [];
  return system
    .possibleTests(battle, id)
    .filter(({ kind }) => duties.every((duty) => duty.kind !== kind));
}

function Possible({ tests }: { readonly tests: readonly PossibleTest[] }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  if (tests.length === 0) return null;
  return (
    <ul className="f-possible" aria-label={t('possible')}>
      {tests.map(({ kind, rule, test }) => (
        <li key={kind} className="f-possible-row">
          <span className="f-possible-name">{words.of(`possible.${kind}`)}</span>
          <span className="f-possible-value">
            {words.of(`characteristic.${test.characteristic}.short`)} {test.value ?? '–'}
          </span>
          <RuleLink rule={rule} />
          <span className="f-possible-reason">
            {words.said(test.reason)} {percent(test.chance)}
          </span>
        </li>
      ))}
    </ul>
  );
}
