import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { participants, type SideDraft } from './draft.ts';

/** "12 participants · test à 3 hors de combat". */
export function Threshold({
  side,
  report,
  system,
}: {
  readonly side: SideDraft;
  readonly report: RoutReport | null;
  readonly system: RuleSystem;
}) {
  const { t } = useTranslation('setup');
  const all = side.kind === 'light' ? side.count : participants(side, system).length;
  const count = report?.participants ?? all;
  const words = t('side.participants', { count });
  return <output className="setup-threshold">{thresholdWords()}</output>;

  function thresholdWords(): string {
    if (all === 0) return t('side.nobody');
    return report === null
      ? words
      : t('side.test-at', { participants: words, needed: number(report.needed) });
  }
}

/** A side's gauge as it will be at the start. */
export function SideGauge({
  name,
  report,
}: {
  readonly name: string;
  readonly report: RoutReport | null;
}) {
  const { t } = useTranslation('setup');
  if (report === null || report.participants === 0) return null;
  const words = t('side.participants', { count: report.participants });
  const label = t('side.gauge', { side: name, participants: words, needed: number(report.needed) });
  return <Gauge total={report.participants} filled={0} mark={report.needed} label={label} />;
}
