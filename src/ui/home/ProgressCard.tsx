import type { BattleState, Side } from '#battle/state.ts';
import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useStores } from '#store/hooks.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { battlePath } from '#ui/paths.ts';
import { useBattleTitle } from './battle-title.ts';
import { useLinkTo } from './use-link-to.ts';

type ProgressCardProps = { readonly battleId: BattleId; readonly battle: BattleState };

/** The battle in progress: where it stands, how near each side is to routing, and the way back in. */
export function ProgressCard({ battleId, battle }: ProgressCardProps) {
  const { t } = useTranslation('home');
  const say = useSay();
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const rules = useStores().systems.loaded(battle.systemId);
  const rout = rules?.rout ?? null;
  const sides = battle.sides.map((side) => ({ side, report: rout?.(battle, side.id) ?? null }));
  const playing = sides.filter(({ side }) => side.removed === null);
  const phase = { code: `${battle.systemId}:phase.${battle.position.phase}.name`, params: {} };

  return (
    <Card as="section" look="glow" label={titleOf(battle)}>
      <p className="home-progress-rules">{headingOf(battle)}</p>
      <h2 className="home-progress-title">{titleOf(battle)}</h2>
      <p className="home-progress-position">
        <span>{whereItStands()}</span>
        <RoutBadge reports={playing.flatMap(({ report }) => report ?? [])} />
      </p>
      {sides.map(({ side, report }) =>
        report === null ? null : <SideGauge key={side.id} side={side} report={report} />,
      )}
      <div className="home-progress-resume">
        <PrimaryLink {...linkTo(battlePath(battleId))} title={t('progress.resume')} />
      </div>
    </Card>
  );

  function whereItStands(): string {
    const { round } = battle.position;
    return rules?.phases.length === 1
      ? t('progress.round', { round })
      : t('progress.position', { round, phase: say(phase) });
  }

  function headingOf({ systemId, name }: BattleState): string {
    const system = say({ code: `${systemId}:name`, params: {} });
    return name === ''
      ? t('progress.heading', { system })
      : t('progress.heading-scenario', { system, scenario: name });
  }
}

function RoutBadge({ reports }: { readonly reports: readonly RoutReport[] }) {
  const { t } = useTranslation('home');
  const due = reports.some((report) => report.due);
  if (!due && !reports.some((report) => report.reached)) return null;
  return (
    <Badge tone="rout" icon="rout">
      {due ? t('progress.rout-due') : t('progress.rout-reached')}
    </Badge>
  );
}

function SideGauge({ side, report }: { readonly side: Side; readonly report: RoutReport }) {
  const { t } = useTranslation('home');
  const { participants, needed } = report;
  const casualties = toNumber(report.casualties);
  const label =
    side.removed === null
      ? t('progress.gauge', {
          side: side.name,
          casualties: number(casualties),
          participants: number(participants),
          needed: number(needed),
        })
      : t('progress.gone', { side: side.name });
  return <Gauge total={participants} filled={casualties} mark={needed} label={label} />;
}
