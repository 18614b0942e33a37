import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { countOf } from '#ui/battle/counters.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';

/** What players count of him by hand; nothing in games without such numbers. */
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
      <div className="f-counters">
        {counters.map((row) => {
          const name = words.of(`counter.${row.id}.name`);
          return (
            <Stepper
              key={row.id}
              label={name}
              value={countOf(fighter, row)}
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
