import { type Departure, departures } from '#battle/ending.ts';
import type { Side } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { RoutBanner } from '#ui/battle/heraldry.tsx';
import { TestDice } from '#ui/battle/TestDice.tsx';
import { useWords } from '#ui/battle/words.ts';
import { Card } from '#ui/kit/Card.tsx';
import './BattleEnd.css';

/** Which sides left, in order, why and on which dice; or what else ended the battle. */
export function Causes() {
  const { t } = useTranslation(['table', 'moments']);
  const words = useWords();
  const cause = useBattle((state) => state.battle?.end?.cause ?? '');
  const limit = useBattle(({ battle }) =>
    battle !== null && battle.roundLimit !== null && battle.position.round >= battle.roundLimit
      ? battle.roundLimit
      : null,
  );
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const live = useBattle((state) => state.live);
  const gone = departures(live, { sides });
  const ended = gone.some((one) => one.cause === cause) ? null : words.maybe(`cause.${cause}`);
  return (
    <ul className="stack quiet centred" aria-label={t('moments:end.why')}>
      {ended === null ? null : <li>{ended}</li>}
      {ended === null || limit === null ? null : <li>{t('end.limit', { count: limit })}</li>}
      {gone.map((one) => {
        const side = sides.find(({ id }) => id === one.sideId);
        return (
          <li key={one.sideId}>
            {side === undefined ? null : <Leaving departure={one} side={side} />}
          </li>
        );
      })}
    </ul>
  );
}

function Leaving({ departure, side }: { readonly departure: Departure; readonly side: Side }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { cause, test, dice, total } = departure;
  const why = words.maybe(`cause.${cause}`) ?? '';
  if (test === null) {
    return <Card>{t('end.left', { side: side.name, cause: why })}</Card>;
  }
  return (
    <Card tone="rout">
      <div className="line gap-3 battle-end-rout">
        <RoutBanner />
        <div className="stack wraps battle-end-cause">
          <p>
            <span>{side.name}</span> <b>{why}</b>
          </p>{' '}
          <TestDice test={test} dice={dice} total={total} />
        </div>
      </div>
    </Card>
  );
}
