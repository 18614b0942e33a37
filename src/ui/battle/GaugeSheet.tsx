import { useTranslation } from 'react-i18next';
import { number, percent } from '#i18n/format.ts';
import { type Fraction, fraction, times, toNumber } from '#rules/chance.ts';
import type { SideId } from '#rules/ids.ts';
import type { RoutReport } from '#rules/system.ts';
import { useRout, useRuleSystem, useSide } from '#store/hooks.ts';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { Emphasised } from './Emphasised.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';
import { aloud, useWords } from './words.ts';
import './GaugeSheet.css';

/** The exact numbers behind a gauge: the losses, when a test is due, and what it would be taken on. */
export function GaugeSheet({ sideId }: { readonly sideId: SideId }) {
  const { t } = useTranslation('table');
  const side = useSide(sideId);
  const report = useRout(sideId);
  const table = useTable();
  if (side === null) return null;
  return (
    <OpenSheet title={side.name} subtitle={t('rout.title')}>
      {report === null ? null : <RoutNumbers report={report} />}
      {side.light && side.leadership !== null ? (
        <Stepper
          label={t('rout.leadership')}
          value={side.leadership}
          min={2}
          max={12}
          decreaseLabel={t('rout.less')}
          increaseLabel={t('rout.more')}
          onChange={(leadership) => table.send({ type: 'set-side-leadership', sideId, leadership })}
        />
      ) : null}
    </OpenSheet>
  );
}

function RoutNumbers({ report }: { readonly report: RoutReport }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { leadershipCharacteristic } = useRuleSystem();
  const { participants, needed, leadership } = report;
  const reason = words.saidLoud(report.reason);
  return (
    <div className="rout-numbers">
      <p className="rout-fraction">
        {t('rout.fraction', {
          out: number(toNumber(report.casualties)),
          of: participants,
          percent: percent(share(report)),
        })}
      </p>
      <p>
        <Emphasised text={t('rout.needed', { needed: aloud(String(needed)) })} />
      </p>
      <p>
        {leadership === null ? null : (
          <span className="rout-value">
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
              : t('test.why', { reason, chance: aloud(percent(report.chance)) })
          }
        />
      </p>
    </div>
  );
}

/** Losses in parts of all who take part. */
function share({ casualties, participants }: RoutReport): Fraction {
  return participants === 0 ? fraction(0) : times(casualties, fraction(1, participants));
}
