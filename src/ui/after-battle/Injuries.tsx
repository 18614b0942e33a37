import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';
import { CaptiveCard } from './CaptiveCard.tsx';
import { CasualtyCard } from './CasualtyCard.tsx';
import { Doses } from './Doses.tsx';

/** All casualties, and the succession if the leader is gone. */
export function Injuries() {
  const { t } = useTranslation('after-battle');
  const { casualties, captives } = useAfterBattle().proposal;
  return (
    <>
      {casualties.length === 0 ? <EmptyLine>{t('injuries.none')}</EmptyLine> : null}
      <ul className="stack">
        {casualties.map((one) => (
          <CasualtyCard key={one.soldier.fighterId} casualty={one} />
        ))}
        {captives.map((one) => (
          <CaptiveCard key={one.memberId} captive={one} />
        ))}
      </ul>
      <Doses />
      <Succession />
      <OtherCasualties />
    </>
  );
}

function Succession() {
  const { t } = useTranslation('after-battle');
  const { system, warband, words, proposal, change } = useAfterBattle();
  const say = useSay();
  const { succession } = proposal;
  if (succession === null) return null;
  const { candidates, others, exception, heir } = succession;
  if (candidates.length + others.length === 0 && exception === null)
    return <EmptyLine icon="leader">{t('injuries.heir-none')}</EmptyLine>;
  const hint = candidates.length === 1 ? t('injuries.heir-only') : t('injuries.heir-hint');
  return (
    <Card tone="leader" label={t('injuries.heir')}>
      <p>
        <b>{t('injuries.heir')}</b>
      </p>
      <CardText>
        {exception === null
          ? hint
          : say({ code: `${system.id}:after.succession.${exception}`, params: {} })}
      </CardText>
      <ChipGroup label={t('injuries.heir')}>
        {[...candidates, ...others].map((id) => (
          <Chip
            key={id}
            icon="leader"
            pressed={id === heir}
            onPress={() =>
              change(t('injuries.heir'), (now) => ({ ...now, heir: id === heir ? null : id }))
            }
          >
            {words.member(memberOf(warband, id))}
          </Chip>
        ))}
      </ChipGroup>
    </Card>
  );
}

/** Adds casualties that the log has missed. */
function OtherCasualties() {
  const { t } = useTranslation('after-battle');
  const { proposal, draft, change } = useAfterBattle();
  const [open, setOpen] = useState(false);
  const { unharmed, casualties } = proposal;
  const added = casualties.filter(({ soldier }) => draft.alsoOut.includes(soldier.fighterId));
  const offered = [...added.map(({ soldier }) => soldier), ...unharmed];
  if (offered.length === 0) return null;
  if (!open) {
    return (
      <Button tone="ghost" icon="plus" onPress={() => setOpen(true)}>
        {t('injuries.also')}
      </Button>
    );
  }
  return (
    <ChipGroup label={t('injuries.also')}>
      {offered.map(({ fighterId, label }) => {
        const out = draft.alsoOut.includes(fighterId);
        return (
          <Chip
            key={fighterId}
            pressed={out}
            onPress={() =>
              change(label, (now) => ({
                ...now,
                alsoOut: out
                  ? now.alsoOut.filter((id) => id !== fighterId)
                  : [...now.alsoOut, fighterId],
              }))
            }
          >
            {label}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
