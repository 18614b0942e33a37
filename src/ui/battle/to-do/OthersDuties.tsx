import { openDuties } from '#battle/selectors.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { DutyCards, type DutyList } from './DutyCards.tsx';
import './ToDoNow.css';

type OthersDutiesProps = {
  readonly duties: readonly Duty[];
  readonly list: DutyList;
};

/** What is due for sides that play on another phone: one line, which opens so that it can be answered here too. */
export function OthersDuties({ duties, list: shown }: OthersDutiesProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const names = useBattleShallow(
    ({ battle }) =>
      battle?.sides.flatMap(({ id, name }) =>
        duties.some(({ sideId }) => sideId === id) ? [name] : [],
      ) ?? [],
  );
  const open = openDuties(duties);
  const routs = open.filter(({ weight }) => weight === 'rout');
  const others = open.length - routs.length;
  const what = [
    ...new Set(routs.map(({ kind }) => words.of(`duty.${kind}.title`))),
    ...(others === 0 ? [] : [t('todo.open', { count: others })]),
  ];
  return (
    <div className="duties-others">
      <Card>
        <Fold title={t('seat.due', { sides: list(names) })} summary={what.join(' · ')}>
          <DutyCards {...shown} />
        </Fold>
      </Card>
    </div>
  );
}
