import { useState } from 'react';
import { list } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MAX_SEARCHERS } from '#roster/after-battle/draft.ts';
import { bestKept } from '#roster/after-battle/exploration.ts';
import { LIMITS } from '#roster/limits.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { DraftField } from '#ui/roster/DraftField.tsx';
import { useAfterBattle } from './after-battle.ts';
import { FindCard } from './FindCard.tsx';
import { ThrownDice } from './ThrownDice.tsx';

/** Exploration: who searches, what the dice show, and what that brings. */
export function Exploration() {
  const { t } = useTranslation('after-battle');
  const { system, words, proposal, change } = useAfterBattle();
  const say = useSay();
  const { exploration } = proposal;
  if (exploration === null) return null;
  const { members, dice, find, remarks } = exploration;
  const step = t('step.exploration');
  return (
    <div className="stack">
      {members.length === 0 ? (
        <EmptyLine>{t('exploration.nobody')}</EmptyLine>
      ) : (
        <p className="quiet">{list(members.map((member) => words.member(member)))}</p>
      )}
      {remarks.map(({ id, of }) => (
        <p key={id} className="quiet">
          {say({
            code: `${system.id}:after.exploration-remark.${id}`,
            params: { name: list(of.map((member) => words.member(member))) },
          })}
        </p>
      ))}
      <Stepper
        label={t('exploration.dice')}
        value={dice}
        min={0}
        max={MAX_SEARCHERS}
        decreaseLabel={t('exploration.fewer')}
        increaseLabel={t('exploration.more')}
        onChange={(searchers) => change(step, (now) => ({ ...now, searchers, searched: [] }))}
      />
      {dice === 0 ? null : <SearchDice />}
      {find === null ? null : <FindCard find={find} />}
      <OtherFind />
    </div>
  );
}

/** What the app does not know of, noted by hand. */
function OtherFind() {
  const { t } = useTranslation('after-battle');
  const { draft, change } = useAfterBattle();
  const [noting, setNoting] = useState(draft.found !== '');
  if (!noting) {
    return (
      <Button tone="ghost" icon="plus" onPress={() => setNoting(true)}>
        {t('exploration.other')}
      </Button>
    );
  }
  return (
    <DraftField
      label={t('exploration.found')}
      value={draft.found}
      maxLength={LIMITS.name * 4}
      onChange={(found) => change(t('step.exploration'), (now) => ({ ...now, found }), true)}
    />
  );
}

/** The dice, tapped one by one or thrown by the app, and the pieces that they bring. */
function SearchDice() {
  const { t } = useTranslation('after-battle');
  const { proposal, change } = useAfterBattle();
  const { exploration } = proposal;
  if (exploration === null) return null;
  const { dice, kept, thrown, sum, pieces } = exploration;
  const step = t('step.exploration');
  const show = (searched: readonly number[]) =>
    change(step, (now) => ({ ...now, searched, findAnswers: [], findSkipped: false }));
  const whole = thrown.length === kept;
  return (
    <Card>
      <ThrownDice
        label={
          whole
            ? t('exploration.threw', { sum, pieces })
            : t('exploration.thrown', { count: thrown.length, kept })
        }
        dice={thrown}
        kept={kept}
        count={dice}
        keep={(all) => bestKept(all, kept)}
        onChange={show}
      >
        {dice === kept ? null : <p className="quiet">{t('exploration.keep', { dice, kept })}</p>}
      </ThrownDice>
    </Card>
  );
}
