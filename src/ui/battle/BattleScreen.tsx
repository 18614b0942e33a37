import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { BattleDock } from './BattleDock.tsx';
import { BattleEnd } from './BattleEnd.tsx';
import { BattleHeader } from './BattleHeader.tsx';
import { Fights } from './Fights.tsx';
import { RoundLimitCard } from './RoundLimitCard.tsx';
import { SaveBanner, SaveState } from './SaveState.tsx';
import { SideGauges } from './SideGauges.tsx';
import { Sides } from './Sides.tsx';
import { SidesGone } from './SidesGone.tsx';
import { TableProvider } from './TableProvider.tsx';
import { ToDoNow } from './ToDoNow.tsx';
import { TurnPhases } from './TurnPhases.tsx';
import './BattleScreen.css';

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
        <SaveBanner />
        {ended ? (
          <BattleEnd />
        ) : (
          <>
            <SidesGone />
            <RoundLimitCard />
            <ToDoNow />
            <Fights />
          </>
        )}
        <Sides />
        <SaveState />
      </Screen>
    </TableProvider>
  );
}
