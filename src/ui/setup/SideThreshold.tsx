import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { participants, type SideDraft } from './draft.ts';
import { sizeOf } from './nobodys-side.ts';
import './SetupForm.css';

/** "12 participants · test à 3 hors de combat"; "12 participants · pas de déroute" where the scenario has none. */
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
  const count = report?.participants ?? all;
  const words = t('side.participants', { count });
  return <output className="quiet setup-threshold">{thresholdWords()}</output>;

  function thresholdWords(): string {
    if (all === 0) return t('side.nobody');
    if (report === null) return words;
    return report.spared
      ? t('table:scenario.no-test', { participants: words })
      : t('side.test-at', { participants: words, needed: number(report.needed) });
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
