import { list, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { withIncome } from '#roster/after-battle/draft.ts';
import { purseChanges } from '#roster/after-battle/money.ts';
import { foundingRest, withFoundingRest } from '#roster/after-battle/purse.ts';
import { LIMITS } from '#roster/limits.ts';
import { scenarioChanges } from '#rules/kit/scenarios.ts';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { useAfterBattle } from './after-battle.ts';
import { Prisoners } from './Prisoners.tsx';
import { SaleCard } from './SaleCard.tsx';
import { WagesCard } from './WagesCard.tsx';

/** Income: what was brought home, corrected by hand, what is sold, and who is paid. */
export function Income() {
  const { t } = useTranslation(['after-battle', 'battle']);
  const { warband: roster, system, fought, proposal, change } = useAfterBattle();
  const rest = foundingRest(roster, system);
  const warband = withFoundingRest(roster, system);
  const say = useSay();
  const { scenario } = fought;
  const treasure = t('battle:marker.treasure');
  const secured = Object.entries({ [treasure]: fought.treasure, ...fought.markers })
    .filter(([, count]) => count > 0)
    .map(([marker, count]) => t('income.marker', { marker, count }));
  const changes = purseChanges(proposal, system.afterBattle);
  return (
    <div className="stack">
      {secured.length === 0 ? null : (
        <p className="quiet">{t('income.secured', { list: list(secured) })}</p>
      )}
      {scenario === null ? null : (
        <p className="hint">
          {say({ ...scenarioChanges(scenario), code: `${system.id}:scenario.${scenario.id}.text` })}
        </p>
      )}
      {rest === 0 ? null : <p className="quiet">{t('income.founding', { gold: number(rest) })}</p>}
      {(system.afterBattle?.income ?? []).map((id) => {
        const what = say({ code: `${system.id}:after.income.${id}`, params: {} });
        const before = warband.purse?.[id] ?? 0;
        const added = proposal.income[id] ?? 0;
        const after = changes.reduce((sum, [of, by]) => (of === id ? sum + by : sum), before);
        return (
          <div key={id}>
            <NumberField
              label={what}
              value={added}
              min={0}
              max={LIMITS.purse}
              decreaseLabel={t('income.fewer', { what })}
              increaseLabel={t('income.more', { what })}
              onChange={(amount) =>
                change(
                  t('step.income'),
                  (now) => withIncome(now, id, amount, proposal.takings[id] ?? 0),
                  true,
                )
              }
            />
            <p className="quiet">
              {t('income.purse', { before: number(before), after: number(Math.max(0, after)) })}
              {after < 0 ? ` · ${t('income.short', { count: -after })}` : null}
            </p>
          </div>
        );
      })}
      <Prisoners />
      <SaleCard />
      <WagesCard />
    </div>
  );
}
