import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { participants, type SideDraft } from './draft.ts';
import { sizeOf } from './nobodys-side.ts';
import './SetupForm.css';

/**
 * "12 participants · test à 3 hors de combat"; "14 participants, 12 comptent · …" where some don't for the rout; "12
 * participants · pas de déroute" where the scenario has none.
 */
export function Threshold({
  side,
  report,
  system,
}: {
  readonly side: SideDraft;
  readonly report: RoutReport | null;
  readonly system: RuleSystem;
}) {
  const { t } = useTranslation(['setup', 'table']);
  const all = figuresIn(side, system);
  const words = t('side.participants', { count: all });
  return <output className="quiet setup-threshold">{thresholdWords()}</output>;

  function thresholdWords(): string {
    if (all === 0) return t('side.nobody');
    if (report === null) return words;
    if (report.spared) return t('table:scenario.no-test', { participants: words });
    const counted = t('side.counted', { count: report.participants });
    const who =
      report.participants === all ? words : t('side.some', { participants: words, counted });
    return t('side.test-at', { participants: who, needed: number(report.needed) });
  }
}

function figuresIn(side: SideDraft, system: RuleSystem): number {
  switch (side.kind) {
    case 'warband':
      return participants(side, system).length;
    case 'light':
      return side.count;
    case 'nobodys':
      return sizeOf(side);
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
  const { t } = useTranslation(['setup', 'table']);
  if (report === null || report.participants === 0) return null;
  const words = t('side.participants', { count: report.participants });
  const { spared, needed } = report;
  const label = t(spared ? 'table:scenario.gauge' : 'side.gauge', {
    side: name,
    participants: words,
    needed: number(needed),
  });
  return (
    <Gauge total={report.participants} filled={0} mark={spared ? null : needed} label={label} />
  );
}
