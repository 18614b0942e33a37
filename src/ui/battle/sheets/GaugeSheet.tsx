import type { Side } from '#battle/state.ts';
import { number, percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { type Fraction, fraction, times, toNumber } from '#rules/dice/fraction.ts';
import { SECOND_LEADERSHIP, secondLeadership } from '#rules/kit/light-side.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { useRout, useRuleSystem, useSide } from '#store/hooks.ts';
import { Emphasised } from '#ui/battle/Emphasised.tsx';
import { LightSideFacts, LossCounter } from '#ui/battle/sides/LightSide.tsx';
import { TeamMark } from '#ui/battle/sides/TeamMark.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { emphasised, useWords } from '#ui/battle/words.ts';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { RoutRuleLink } from '#ui/rules/RuleLink.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import './GaugeSheet.css';

/** The exact numbers behind a gauge: losses, threshold, and the value of the rout test. */
export function GaugeSheet({ sideId }: { readonly sideId: SideId }) {
  const { t } = useTranslation('table');
  const side = useSide(sideId);
  const report = useRout(sideId);
  const table = useTable();
  const system = useRuleSystem();
  const bounds = characteristicRow(system, system.leadershipCharacteristic);
  if (side === null) return null;
  return (
    <OpenSheet title={side.name} subtitle={report === null ? undefined : t('rout.title')}>
      {side.light && side.removed === null ? (
        <div>
          <LossCounter id={sideId} />
          <LightSideFacts side={side} />
        </div>
      ) : null}
      {side.team === null && side.removed === null ? null : <Standing side={side} />}
      {report === null ? null : <RoutNumbers report={report} />}
      {report === null ? null : <RoutRuleLink />}
      {side.light && side.leadership !== null && bounds !== null ? (
        <Stepper
          label={t('rout.leadership')}
          value={side.leadership}
          min={bounds.min}
          max={bounds.max}
          decreaseLabel={t('rout.less')}
          increaseLabel={t('rout.more')}
          onChange={(leadership) => table.send({ type: 'set-side-leadership', sideId, leadership })}
        />
      ) : null}
      {side.light && side.leadership !== null && bounds !== null ? (
        <Stepper
          label={t('rout.second-leadership')}
          value={secondLeadership(side)}
          min={bounds.min}
          max={bounds.max}
          decreaseLabel={t('rout.second-less')}
          increaseLabel={t('rout.second-more')}
          onChange={(value) =>
            table.send({ type: 'set-side-fact', sideId, fact: SECOND_LEADERSHIP, value })
          }
        />
      ) : null}
    </OpenSheet>
  );
}

/** The side's alliance, and why it has left. */
function Standing({ side }: { readonly side: Side }) {
  const words = useWords();
  const why = side.removed === null ? null : words.gone(side.removed);
  return (
    <p className="cluster quiet rout-standing">
      {side.team === null ? null : <TeamMark team={side.team} />}
      {why === null ? null : <span>{why}</span>}
    </p>
  );
}

function RoutNumbers({ report }: { readonly report: RoutReport }) {
  const { t } = useTranslation('table');
  const { participants, needed, spared, breaksUp } = report;
  return (
    <div className="stack quiet air-below-3">
      <p className="rout-fraction">
        {t('rout.fraction', {
          out: number(toNumber(report.casualties)),
          of: number(participants),
          percent: percent(share(report)),
        })}
      </p>
      {breaksUp || spared ? (
        <p>{t(breaksUp ? 'rout.breaks-up' : 'rout.spared')}</p>
      ) : (
        <>
          <p>
            <Emphasised text={t('rout.needed', { needed: emphasised(number(needed)) })} />
          </p>
          <RoutValue report={report} />
        </>
      )}
    </div>
  );
}

/** Whose Leadership a test is taken on, and its chance. */
function RoutValue({ report }: { readonly report: RoutReport }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { leadershipCharacteristic } = useRuleSystem();
  const { leadership } = report;
  const reason = words.emphasisedMessage(report.reason);
  return (
    <p>
      {leadership === null ? null : (
        <span className="display unbroken rout-value">
          {t('test.value', {
            characteristic: words.of(`characteristic.${leadershipCharacteristic}.short`),
            value: leadership,
          })}
        </span>
      )}{' '}
      <Emphasised
        text={
          leadership === null
            ? reason
            : t('test.why', { reason, chance: emphasised(percent(report.chance)) })
        }
      />
    </p>
  );
}

/** Casualties as a share of the participants. */
function share({ casualties, participants }: RoutReport): Fraction {
  // Counted in halves, so that a fraction of whole numbers stays one.
  return participants === 0 ? fraction(0) : times(casualties, fraction(2, 2 * participants));
}
