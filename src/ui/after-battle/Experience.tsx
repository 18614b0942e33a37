import { useTranslation } from '#i18n/use-translation.ts';
import type { Gain, Reason } from '#roster/after-battle/proposal.ts';
import { LIMITS } from '#roster/limits.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';

/** What everybody has learnt, ticked from the log; every tick can be taken off. */
export function Experience() {
  const { t } = useTranslation('after-battle');
  const { gains } = useAfterBattle().proposal;
  if (gains.length === 0) return <EmptyLine>{t('experience.none')}</EmptyLine>;
  return (
    <ul className="stack">
      {gains.map((gain) => (
        <GainCard key={gain.memberId} gain={gain} />
      ))}
    </ul>
  );
}

function GainCard({ gain }: { readonly gain: Gain }) {
  const { t } = useTranslation('after-battle');
  const { warband, system, words } = useAfterBattle();
  const member = memberOf(warband, gain.memberId);
  const name = words.member(member);
  const { before, after, advances } = gain;
  return (
    <Card as="li" label={name}>
      <div className="after-head">
        <MemberPicture member={member} system={system} />
        <div className="after-who">
          <p>
            <b>{name}</b> <span>{words.kind(member)}</span>
          </p>
          <p>
            {t('experience.before-after', { before, after })}{' '}
            {advances.length === 0 ? null : (
              <Badge tone="leader">{t('experience.advances', { count: advances.length })}</Badge>
            )}
          </p>
        </div>
        <span className="after-sum">{t('experience.sum', { sum: after - before })}</span>
      </div>
      <div className="after-ticks">
        {gain.reasons.map((reason) => (
          <Tick key={reason.key} reason={reason} name={name} />
        ))}
        <Extra gain={gain} name={name} />
      </div>
    </Card>
  );
}

type TickProps = { readonly reason: Reason; readonly name: string };

function Tick({ reason: { key, kind, name: enemy, points, ticked }, name }: TickProps) {
  const { t } = useTranslation('after-battle');
  const { change } = useAfterBattle();
  const word = kind === 'enemy' ? enemy : t(`experience.reason.${kind}`);
  return (
    <button
      type="button"
      className="after-tick"
      aria-pressed={ticked}
      aria-label={t('experience.of', { reason: word, name })}
      onClick={() => change(name, (now) => ({ ...now, ticks: { ...now.ticks, [key]: !ticked } }))}
    >
      {ticked ? <Icon name="tick" size={18} /> : <span className="after-tick-none" />}
      <span>{word}</span>
      <b>{t('experience.points', { points })}</b>
    </button>
  );
}

/** Points for what only the players know. */
function Extra({ gain, name }: { readonly gain: Gain; readonly name: string }) {
  const { t } = useTranslation('after-battle');
  const { change } = useAfterBattle();
  const { memberId, extra } = gain;
  const add = (by: number) =>
    change(name, (now) => {
      const next = Math.min(LIMITS.experience, Math.max(0, (now.extra[memberId] ?? 0) + by));
      return { ...now, extra: { ...now.extra, [memberId]: next } };
    });
  return (
    <div className="after-extra">
      <IconButton
        icon="minus"
        tone="neutral"
        label={t('experience.fewer', { name })}
        disabled={extra === 0}
        onPress={() => add(-1)}
      />
      <span>
        {t('experience.extra')} <output>{t('experience.points', { points: extra })}</output>
      </span>
      <IconButton
        icon="plus"
        tone="neutral"
        label={t('experience.more', { name })}
        onPress={() => add(1)}
      />
    </div>
  );
}
