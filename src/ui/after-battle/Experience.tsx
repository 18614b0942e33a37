import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Gain, Reason } from '#roster/after-battle/aftermath.ts';
import { LIMITS } from '#roster/limits.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { MemberHead } from '#ui/roster/MemberHead.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';
import { UnderdogCard } from './UnderdogCard.tsx';
import './AfterBattle.css';

/** Experience gained, ticked from the log; every tick can be removed. */
export function Experience() {
  const { t } = useTranslation('after-battle');
  const { gains } = useAfterBattle().proposal;
  if (gains.length === 0) return <EmptyLine>{t('experience.none')}</EmptyLine>;
  return (
    <div className="stack">
      <UnderdogCard />
      <ul className="stack">
        {gains.map((gain) => (
          <GainCard key={gain.memberId} gain={gain} />
        ))}
      </ul>
    </div>
  );
}

function GainCard({ gain }: { readonly gain: Gain }) {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, change } = useAfterBattle();
  const member = memberOf(warband, gain.memberId);
  const name = words.member(member);
  const { before, after, advances, extra } = gain;
  const give = (points: number) =>
    change(name, (now) => ({ ...now, extra: { ...now.extra, [member.id]: points } }));
  return (
    <Card as="li" label={name}>
      <MemberHead
        picture={<MemberPicture member={member} system={system} />}
        name={name}
        kind={words.kindBeside(member)}
        end={
          <>
            <span className="display after-sum">
              {t('experience.sum', { sum: after - before })}
            </span>
            <IconButton
              icon="plus"
              tone="neutral"
              label={t('experience.more', { name })}
              disabled={extra >= LIMITS.experience}
              onPress={() => give(extra + 1)}
            />
          </>
        }
      >
        <p>
          {t('experience.before-after', { before, after })}{' '}
          {advances.length === 0 ? null : (
            <Badge tone="leader">{t('experience.advances', { count: advances.length })}</Badge>
          )}
        </p>
      </MemberHead>
      <div className="cluster air-2">
        {gain.reasons.map((reason) => (
          <ReasonTick key={reason.key} reason={reason} name={name} />
        ))}
        {extra === 0 ? null : (
          <Tick
            word={t('experience.extra')}
            name={name}
            points={extra}
            ticked
            onPress={() => give(0)}
          />
        )}
      </div>
    </Card>
  );
}

type ReasonTickProps = { readonly reason: Reason; readonly name: string };

function ReasonTick({ reason: { key, kind, name: what, points, ticked }, name }: ReasonTickProps) {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const { system, change } = useAfterBattle();
  const word = () => {
    if (kind === 'enemy') return what;
    if (kind === 'goal') return say({ code: `${system.id}:scenario.goal.${what}`, params: {} });
    return t(`experience.reason.${kind}`);
  };
  return (
    <Tick
      word={word()}
      name={name}
      points={points}
      ticked={ticked}
      onPress={() => change(name, (now) => ({ ...now, ticks: { ...now.ticks, [key]: !ticked } }))}
    />
  );
}

type TickProps = {
  readonly word: string;
  /** The member's name. */
  readonly name: string;
  readonly points: number;
  readonly ticked: boolean;
  readonly onPress: () => void;
};

/** A reason for experience, to switch on or off. */
function Tick({ word, name, points, ticked, onPress }: TickProps) {
  const { t } = useTranslation('after-battle');
  return (
    <button
      type="button"
      className="line pick after-tick"
      aria-pressed={ticked}
      aria-label={t('experience.of', { reason: word, name })}
      onClick={onPress}
    >
      {ticked ? <Icon name="tick" size={18} /> : <span className="after-tick-none" />}
      <span>{word}</span>
      <b>{t('experience.points', { points })}</b>
    </button>
  );
}
