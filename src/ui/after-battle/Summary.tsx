import { list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { membersWithOpenAdvances } from '#roster/advances/open.ts';
import { missingNext } from '#roster/after-battle/finish.ts';
import { LIMITS } from '#roster/limits.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Member } from '#roster/warband.ts';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DraftField } from '#ui/roster/DraftField.tsx';
import { useItemCounts } from '#ui/stash/item-counts.ts';
import { memberOf, useAfterBattle } from './after-battle.ts';
import './BattleLine.css';

/** What will change, in a few lines, and the player's notes. */
export function Summary() {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, fought, draft, proposal, outcome, change } = useAfterBattle();
  const counts = useItemCounts(system.id);
  const { casualties, trade } = proposal;
  const namesOf = (members: readonly Member[]) => list(members.map((one) => words.member(one)));
  const gone = casualties.filter((one) => one.gone).map(({ post }) => post.called);
  const missing = missingNext(outcome).map((id) => memberOf(outcome, id));
  const advancing = membersWithOpenAdvances(outcome, system);
  const [before, after] = [warbandRating(warband, system), warbandRating(outcome, system)];
  const result = t(`record.${fought.result}`);
  const facts = [
    fought.against.length === 0
      ? result
      : t('record.against', { result, sides: list(fought.against) }),
    ...(gone.length === 0 ? [] : [t('record.gone', { names: list(gone) })]),
    ...(missing.length === 0 ? [] : [t('record.missing', { names: namesOf(missing) })]),
    ...(advancing.length === 0 ? [] : [t('record.advances', { names: namesOf(advancing) })]),
    ...(trade === null || trade.spent === 0
      ? []
      : [t('record.bought', { list: counts(trade.bought), price: number(trade.spent) })]),
    ...(before === null || after === null
      ? []
      : [t('record.rating', { before: number(before), after: number(after) })]),
  ];
  return (
    <>
      <SectionHeading level={2} title={t('record.title')} />
      <div className="stack">
        <Card>
          <ul className="stack breaks after-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Card>
        <DraftField
          label={t('record.notes')}
          value={draft.notes}
          maxLength={LIMITS.notes}
          multiline
          onChange={(notes) => change(t('record.notes'), (now) => ({ ...now, notes }), true)}
        />
      </div>
    </>
  );
}
