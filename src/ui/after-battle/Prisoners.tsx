import { list } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MAX_PRISONERS, withNewPrisoner, withPrisoner } from '#roster/after-battle/draft.ts';
import { captorMay, type Prisoner } from '#roster/after-battle/prisoners.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { LIMITS } from '#roster/limits.ts';
import { useWarbands } from '#store/hooks.ts';
import { Question } from '#ui/dice/Question.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { DraftField, NumberField } from '#ui/roster/DraftField.tsx';
import { useAfterBattle } from './after-battle.ts';
import { useFindQuestion } from './find-question.ts';
import { useFindWords } from './find-words.ts';
import './BattleLine.css';

/** Captives of the enemy: added by players, and what becomes of each. */
export function Prisoners() {
  const { t } = useTranslation('after-battle');
  const { warband, system, fought, words, proposal, change } = useAfterBattle();
  const { prisoners } = proposal;
  const all = useWarbands((state) => state.warbands) ?? [];
  // Their own aftermath says whom they have lost.
  const here = all
    .filter((one) => !isTheirs(one) && fought.foes.some(({ warbandId }) => warbandId === one.id))
    .map((one) => words.warband(one));
  if (captorMay(system.afterBattle, warband.catalogueId).length === 0) return null;
  return (
    <>
      {prisoners.map((prisoner, at) => (
        <PrisonerCard key={at} prisoner={prisoner} at={at} />
      ))}
      {here.length === 0 ? null : (
        <p className="quiet">{t('prisoner.here', { names: list(here) })}</p>
      )}
      {prisoners.length === MAX_PRISONERS || here.length === fought.against.length ? null : (
        <Button
          tone="ghost"
          icon="plus"
          onPress={() => change(t('prisoner.add'), (now) => withNewPrisoner(now, ''))}
        >
          {t('prisoner.add')}
        </Button>
      )}
    </>
  );
}

type PrisonerCardProps = { readonly prisoner: Prisoner; readonly at: number };

function PrisonerCard({ prisoner, at }: PrisonerCardProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, change } = useAfterBattle();
  const ask = useFindQuestion();
  const say = useSay();
  const gained = useFindWords(system, warband, words);
  const { name, fate, price, answers, choices, chosen, reading } = prisoner;
  const title = t('prisoner.title', { number: at + 1 });
  const own = (key: string) => say({ code: `${system.id}:after.${key}`, params: {} });
  const set = (changed: Parameters<typeof withPrisoner>[2], typing = false) =>
    change(title, (now) => withPrisoner(now, at, changed), typing);
  const money = own(`income.${system.afterBattle?.captivity?.of ?? ''}`);
  const { gains } = reading;
  return (
    <Card label={title}>
      <CardHeader
        icon="lock"
        title={title}
        end={
          <Button
            tone="ghost"
            icon="close"
            label={t('prisoner.remove', { title })}
            onPress={() => set(null)}
          >
            {t('prisoner.remove-short')}
          </Button>
        }
      />
      <div className="stack">
        <DraftField
          label={t('prisoner.name')}
          value={name}
          maxLength={LIMITS.name}
          onChange={(said) => set({ name: said }, true)}
        />
        <ChipGroup label={title}>
          <Chip pressed={chosen === null} onPress={() => set({ fate: '', answers: [] })}>
            {t('captive.held')}
          </Chip>
          {choices.map(({ id }) => (
            <Chip key={id} pressed={id === fate} onPress={() => set({ fate: id, answers: [] })}>
              {own(`captor.${id}.name`)}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <CardText>
        {chosen === null ? t('prisoner.held-hint') : own(`captor.${chosen.id}.hint`)}
      </CardText>
      {chosen?.priced === true ? (
        <NumberField
          label={t('captive.ransom', { what: money })}
          value={price}
          min={0}
          max={LIMITS.purse}
          decreaseLabel={t('captive.less')}
          increaseLabel={t('captive.more')}
          onChange={(paid) => set({ price: paid }, true)}
        />
      ) : null}
      {gains.length === 0 ? null : (
        <ul className="stack breaks after-facts">
          {gains.map((gain, index) => (
            <li key={index}>{gained(gain)}</li>
          ))}
        </ul>
      )}
      <Question
        nextAfter={prisoner.nextAfter}
        answers={answers}
        say={ask}
        onAnswers={(given) => set({ answers: given })}
      />
    </Card>
  );
}
