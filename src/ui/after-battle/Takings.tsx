import { list, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MOST_SEARCHERS, withIncome } from '#roster/after-battle/draft.ts';
import { LIMITS } from '#roster/limits.ts';
import { useStores } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { DraftField, NumberField } from '#ui/roster/DraftField.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';

/** Exploration: who searches, with how many dice, and what was found. */
export function Exploration() {
  const { t } = useTranslation('after-battle');
  const { warband, words, proposal, draft, change } = useAfterBattle();
  const { die } = useStores();
  const { exploration } = proposal;
  if (exploration === null) return null;
  const { members, dice } = exploration;
  const { searched } = draft;
  const step = t('step.exploration');
  const names = list(members.map((id) => words.member(memberOf(warband, id))));
  const roll = { dice: searched.join(' '), sum: searched.reduce((sum, one) => sum + one, 0) };
  return (
    <div className="stack">
      {members.length === 0 ? (
        <EmptyLine>{t('exploration.nobody')}</EmptyLine>
      ) : (
        <p className="after-note">{names}</p>
      )}
      <Stepper
        label={t('exploration.dice')}
        value={dice}
        min={0}
        max={MOST_SEARCHERS}
        decreaseLabel={t('exploration.fewer')}
        increaseLabel={t('exploration.more')}
        onChange={(searchers) => change(step, (now) => ({ ...now, searchers, searched: [] }))}
      />
      <div className="after-search">
        <Button
          icon="dice"
          disabled={dice === 0}
          onPress={() =>
            change(step, (now) => ({
              ...now,
              searched: Array.from({ length: dice }, () => die(6)),
            }))
          }
        >
          {t('injuries.roll')}
        </Button>
        {searched.length === 0 ? null : (
          <output className="after-dice">
            <span className="visually-hidden">{t('exploration.threw', roll)}</span>
            {searched.map((value, index) => (
              <Die key={index} value={value} />
            ))}
            <b aria-hidden="true">{roll.sum}</b>
          </output>
        )}
      </div>
      <DraftField
        label={t('exploration.found')}
        value={draft.found}
        maxLength={LIMITS.name * 4}
        onChange={(found) => change(step, (now) => ({ ...now, found }), true)}
      />
    </div>
  );
}

/** Income: markers secured according to the log, for reference, and amounts entered by hand. */
export function Income() {
  const { t } = useTranslation(['after-battle', 'battle']);
  const { warband, system, fought, proposal, change } = useAfterBattle();
  const say = useSay();
  const treasure = t('battle:marker.treasure');
  const secured = Object.entries({ [treasure]: fought.treasure, ...fought.markers })
    .filter(([, count]) => count > 0)
    .map(([marker, count]) => t('income.marker', { marker, count }));
  return (
    <div className="stack">
      {secured.length === 0 ? null : (
        <p className="after-note">{t('income.secured', { list: list(secured) })}</p>
      )}
      {(system.afterBattle?.income ?? []).map((id) => {
        const what = say({ code: `${system.id}:after.income.${id}`, params: {} });
        const before = warband.purse?.[id] ?? 0;
        const added = proposal.income[id] ?? 0;
        return (
          <div key={id}>
            <NumberField
              label={what}
              value={added}
              min={0}
              max={LIMITS.purse}
              decreaseLabel={t('income.fewer', { what })}
              increaseLabel={t('income.more', { what })}
              onChange={(amount) =>
                change(t('step.income'), (now) => withIncome(now, id, amount), true)
              }
            />
            <p className="after-note">
              {t('income.purse', { before: number(before), after: number(before + added) })}
            </p>
          </div>
        );
      })}
    </div>
  );
}
