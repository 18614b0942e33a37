import { contenders, isLimitReached, playingSides, sidesLeftThisTurn } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { Fights } from '#ui/battle/fights/Fights.tsx';
import { SaveBanner } from '#ui/battle/saving/SaveState.tsx';
import { ToDoNow } from '#ui/battle/to-do/ToDoNow.tsx';
import { useKeptScroll } from '#ui/effects/use-kept-scroll.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { BringWarband } from '#ui/two-phones/BringWarband.tsx';
import { LinkLine } from '#ui/two-phones/LinkLine.tsx';
import { SeatQuestion } from '#ui/two-phones/SeatQuestion.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import '#ui/battle/sides/Sides.css';
import './TableShapes.css';

/**
 * Everything that needs attention now. On wide screens it is a column of its own beside the sides or a duel
 * (TableShapes.css), and keeps its scroll position from one screen to the other.
 */
export function TableNow() {
  const { ref, onScroll } = useKeptScroll('now');
  return (
    <div className="table-now" ref={ref} onScroll={onScroll}>
      <SaveBanner />
      <LinkLine />
      <SeatQuestion />
      <BringWarband />
      <SidesGone />
      <RoundLimitCard />
      <ToDoNow />
      <Fights />
    </div>
  );
}

/** The sides that left in this turn and why, and those that play on. */
function SidesGone() {
  const { t } = useTranslation('table');
  const words = useWords();
  const gone = useBattleShallow(({ live, battle }) => {
    const ids = battle === null ? [] : sidesLeftThisTurn(live, battle);
    return battle?.sides.filter(({ id }) => ids.includes(id)) ?? [];
  });
  const playing = useBattleShallow(({ battle }) =>
    battle === null ? [] : playingSides(battle).map(({ name }) => name),
  );
  if (gone.length === 0) return null;
  const plays = t('gone.plays-on', { sides: list(playing), count: playing.length });
  return (
    <div className="stack sides-gone air-3">
      {gone.map(({ id, name, removed }) => (
        <Card key={id} tone="neutral">
          <CardHeader icon="left-table" level={2} title={t('gone.title', { side: name })} />
          <CardText>
            {[words.maybe(`cause.${removed ?? ''}`), plays]
              .flatMap((part) => part ?? [])
              .join(' · ')}
          </CardText>
        </Card>
      ))}
    </div>
  );
}

/** Asks who has won once the round limit is reached. Players may ignore it and play on. */
function RoundLimitCard() {
  const { t } = useTranslation('table');
  const table = useTable();
  const battle = useBattle((state) => {
    // `upcoming` is expensive to compute, so read it only when there is a limit.
    if (state.battle === null || state.battle.roundLimit === null) return null;
    const { upcoming } = state;
    return upcoming !== null && isLimitReached(state.battle, upcoming) ? state.battle : null;
  });
  if (battle === null) return null;
  const candidates = contenders(battle).filter(({ playing }) => playing);
  return (
    <div className="stack air-3">
      <Card as="article" tone="leader" label={t('limit.title')}>
        <CardHeader level={2} icon="clock" title={t('limit.title')} />
        <CardText>{t('limit.ask')}</CardText>
        {candidates.map(({ sides }) => (
          <CardActions key={sides[0]?.id}>
            <Button
              onPress={() => table.send({ type: 'end-battle', winnerId: sides[0]?.id ?? null })}
            >
              {t('end.winner', { side: list(sides.map(({ name }) => name)) })}
            </Button>
          </CardActions>
        ))}
        <CardActions>
          <Button onPress={() => table.send({ type: 'end-battle', winnerId: null })}>
            {t('end.draw')}
          </Button>
        </CardActions>
      </Card>
    </div>
  );
}
