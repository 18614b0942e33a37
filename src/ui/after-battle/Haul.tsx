import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { withFoundingRest } from '#roster/after-battle/purse.ts';
import { tradeOf } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import type { Fact } from './BattleLine.tsx';
import { Change } from './Fates.tsx';
import './BattleLine.css';
import './Finished.css';

type HaulProps = {
  readonly facts: readonly Fact[];
  readonly now: Warband;
  /** The warband before the aftermath; null if it is not known any more. */
  readonly before: Warband | null;
  readonly system: RuleSystem;
};

/** What was found, sold and paid, and what the purse has become of it; folded, whom its own put out of action. */
export function Haul({ facts, now, before, system }: HaulProps) {
  const { t } = useTranslation('after-battle');
  const brought = facts.filter(({ kind }) => kind === 'brought');
  const told = facts.filter(({ kind }) => kind === 'felled' || kind === 'note');
  const income = now.purse === undefined ? [] : (system.afterBattle?.income ?? []);
  const was = before === null ? null : withFoundingRest(before, system).purse;
  return (
    <>
      {brought.length + income.length === 0 ? null : (
        <section aria-labelledby="done-found">
          <SectionHeading id="done-found" title={t('done.found')} />
          <Card>
            <div className="stack">
              {brought.length === 0 ? null : (
                <ul className="stack breaks after-facts">
                  {brought.map(({ said }, at) => (
                    <li key={at}>{said}</li>
                  ))}
                </ul>
              )}
              <div className="cluster">
                {income.map((id) => (
                  <Purse
                    key={id}
                    id={id}
                    system={system}
                    before={before === null ? null : (was?.[id] ?? 0)}
                    after={now.purse?.[id] ?? 0}
                  />
                ))}
              </div>
            </div>
          </Card>
        </section>
      )}
      {told.length === 0 ? null : (
        <Fold title={t('done.told')} summary={String(told.length)}>
          {told.map(({ said }, at) => (
            <p key={at}>{said}</p>
          ))}
        </Fold>
      )}
    </>
  );
}

type PurseProps = {
  readonly id: string;
  readonly system: RuleSystem;
  readonly before: number | null;
  readonly after: number;
};

function Purse({ id, system, before, after }: PurseProps) {
  const say = useSay();
  const isGold = id === tradeOf(system);
  return (
    <p className={`line pick apart done-purse k-tone-${isGold ? 'leader' : 'standing'}`}>
      <Icon name={isGold ? 'coins' : 'treasure'} size={22} />
      <Change
        what={say({ code: `${system.id}:after.income-short.${id}`, params: {} })}
        before={before}
        after={after}
      />
    </p>
  );
}
