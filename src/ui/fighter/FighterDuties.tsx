import { useTranslation } from 'react-i18next';
import { percent } from '#i18n/format.ts';
import type { FighterId } from '#rules/ids.ts';
import { useBattle, useDuties, useRuleSystem } from '#store/hooks.ts';
import { DutyCard } from '#ui/battle/DutyCard.tsx';
import { useWords } from '#ui/battle/words.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';

/** His duties of this moment as on the table, then the tests that can come up for him. */
export function FighterDuties({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const duties = useDuties().filter((duty) => duty.fighterId === id && duty.weight !== 'mark');
  return (
    <section className="f-duties" aria-labelledby="tests">
      <SectionHeading id="tests" title={t('tests')} />
      {duties.map((duty) => (
        <DutyCard key={duty.key} duty={duty} />
      ))}
      <Possible id={id} except={duties.map((duty) => duty.kind)} />
    </section>
  );
}

function Possible({ id, except }: { readonly id: FighterId; readonly except: readonly string[] }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (battle === null) return null;
  const possible = system.possibleTests(battle, id).filter(({ kind }) => !except.includes(kind));
  if (possible.length === 0) return null;
  return (
    <ul className="f-possible" aria-label={t('possible')}>
      {possible.map(({ kind, test }) => (
        <li key={kind} className="f-possible-row">
          <span className="f-possible-name">{words.of(`possible.${kind}`)}</span>
          <span className="f-possible-value">
            {words.of(`characteristic.${test.characteristic}.short`)} {test.value ?? '–'}
          </span>
          <span className="f-possible-reason">
            {words.said(test.reason)} {percent(test.chance)}
          </span>
        </li>
      ))}
    </ul>
  );
}
