import type { BattleState } from '#battle/state.ts';
import { date, duration, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { type BattleSummary, useStores } from '#store/hooks.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { sideTone } from '#ui/side-colours.ts';
import { useBattleTitle } from './battle-title.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { type SideStanding, useProgressWords, useStandings } from './progress.ts';
import './HomeScreen.css';

type ProgressCardProps = { readonly summary: BattleSummary };

/** The battle in progress: its round and phase, and how near each side is to its rout test. */
export function ProgressCard({ summary: { battle, startedAt } }: ProgressCardProps) {
  const { t } = useTranslation('home');
  const say = useSay();
  const titleOf = useBattleTitle();
  const standingsOf = useStandings();
  const progressWords = useProgressWords();
  const what =
    battle.name === '' ? say({ code: `${battle.systemId}:name`, params: {} }) : battle.name;
  return (
    <Card as="section" look="glow" label={titleOf(battle)}>
      <div className="cluster apart level home-progress-head">
        <h2 className="home-progress-title">{t('progress.heading')}</h2>
        <Since time={startedAt} />
      </div>
      <p className="home-progress-position">{[what, progressWords(battle, 'phase')].join(' · ')}</p>
      <ul className="stack air-2">
        {standingsOf(battle).map((standing) => (
          <SideLine
            key={standing.side.id}
            {...standing}
            tone={sideTone(battle.sides, standing.side.id)}
            playing={battle.position.sideId === standing.side.id}
          />
        ))}
      </ul>
    </Card>
  );
}

/** "depuis 48 min"; after a day, "depuis le 7 novembre"; nothing in the first minute. */
function Since({ time }: { readonly time: number }) {
  const { t } = useTranslation('home');
  const { clock } = useStores();
  const elapsed = clock() - time;
  if (elapsed < MINUTE) return null;
  const text =
    elapsed < DAY
      ? t('progress.since', { time: duration(elapsed) })
      : t('progress.since-day', { day: date(time) });
  return <span className="home-progress-since">{text}</span>;
}

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

type SideLineProps = SideStanding & { readonly tone: Tone; readonly playing: boolean };

function SideLine({ side, report, tone, playing }: SideLineProps) {
  const { t } = useTranslation('home');
  return (
    <li className={classNames('line box loose home-side', playing && 'home-side-playing')}>
      <EmblemDisc emblem={side.emblem} tone={tone} />
      <div className="shares">
        <p className="display home-side-name">{side.name}</p>
        {report === null ? null : <Losses side={side} report={report} />}
        {side.removed === null ? null : (
          <p className="cluster line hint apart home-side-foot">
            {t('progress.gone', { side: side.name })}
          </p>
        )}
      </div>
    </li>
  );
}

type LossesProps = { readonly side: BattleState['sides'][number]; readonly report: RoutReport };

/** The gauge as on the table, with its numbers. */
function Losses({ side, report }: LossesProps) {
  const { t } = useTranslation('home');
  const { participants, needed, due, reached, missing, spared } = report;
  const casualties = toNumber(report.casualties);
  return (
    <>
      <Gauge
        total={participants}
        filled={casualties}
        mark={spared ? null : needed}
        label={t(spared ? 'progress.gauge-no-test' : 'progress.gauge', {
          side: side.name,
          casualties: number(casualties),
          participants: number(participants),
          needed: number(needed),
        })}
      />
      <p className="cluster line hint apart home-side-foot">
        <span aria-hidden="true">
          {t('progress.count', { out: number(casualties), of: number(participants) })}
        </span>
        {due ? (
          <Badge tone="rout" icon="rout">
            {t('progress.rout-due')}
          </Badge>
        ) : null}
        {!due && reached && !spared ? (
          <Badge tone="rout">{t('progress.rout-reached')}</Badge>
        ) : null}
        {!reached && !spared && missing > 0 ? (
          <span>{t('progress.missing', { count: missing })}</span>
        ) : null}
      </p>
    </>
  );
}
