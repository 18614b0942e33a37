import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { BattleTabs } from './BattleTabs.tsx';
import { NextPhase } from './NextPhase.tsx';
import { TableNews } from './TableNews.tsx';
import './BattleDock.css';
import { contenders, isLimitReached, playingSides, sidesLeftThisTurn } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { EndDock } from './AfterWays.tsx';
import { BattleEnd } from './BattleEnd.tsx';
import { BattleHeader, TurnPhases } from './BattleHeader.tsx';
import { Fights } from './Fights.tsx';
import { Glance } from './Glance.tsx';
import { LightSides } from './LightSide.tsx';
import { SaveBanner, SaveState } from './SaveState.tsx';
import { SideGauges } from './SideGauges.tsx';
import { Sides } from './Sides.tsx';
import { TableProvider } from './TableProvider.tsx';
import { ToDoNow } from './ToDoNow.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './BattleScreen.css';
import './TableShapes.css';

/** The thumb's zone: what just happened, the way on, the other screens. */
export function BattleDock() {
  const ended = useBattle((state) => state.battle?.ended === true);
  return (
    <>
      <div className="battle-dock">
        <TableNews rollsShown />
        {ended ? <EndDock /> : <NextPhase />}
      </div>
      <BattleTabs current="table" />
    </>
  );
}

/** Who has left in this turn and why, and who plays on. */
export function SidesGone() {
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
    <div className="sides-gone">
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

/** At the end of the last round agreed on: who has won, one tap each. Playing on stays possible. */
export function RoundLimitCard() {
  const { t } = useTranslation('table');
  const table = useTable();
  const reached = useBattle(
    ({ battle, upcoming }) =>
      battle !== null && upcoming !== null && isLimitReached(battle, upcoming),
  );
  const battle = useBattle((state) => state.battle);
  if (!reached || battle === null) return null;
  const able = contenders(battle).filter(({ playing }) => playing);
  return (
    <div className="round-limit">
      <Card as="article" tone="leader" label={t('limit.title')}>
        <CardHeader level={2} icon="clock" title={t('limit.title')} />
        <CardText>{t('limit.ask')}</CardText>
        {able.map(({ sides }) => (
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

/** The table: where the battle stands, what is to do now, and everybody's state. */
export function BattleScreen() {
  const { t } = useTranslation('table');
  const ended = useBattle((state) => state.battle?.ended === true);
  return (
    <TableProvider>
      <Screen
        wide
        top={
          <>
            <BattleHeader />
            <section className="table-top" aria-label={t('header.state')}>
              <SideGauges />
              {ended ? null : <TurnPhases />}
            </section>
          </>
        }
        dock={<BattleDock />}
      >
        {ended ? (
          <>
            <SaveBanner />
            <BattleEnd />
            <Sides />
            <SaveState />
          </>
        ) : (
          // Beside each other where there is room: see TableShapes.css.
          <>
            <div className="table-now">
              <SaveBanner />
              <SidesGone />
              <LightSides />
              <RoundLimitCard />
              <ToDoNow />
              <Fights />
            </div>
            <div className="table-sides">
              <Sides />
              <SaveState />
            </div>
          </>
        )}
      </Screen>
      <Glance />
    </TableProvider>
  );
}
