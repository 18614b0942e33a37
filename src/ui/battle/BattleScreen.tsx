import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { BattleDock } from './BattleDock.tsx';
import { BattleEnd } from './BattleEnd.tsx';
import { BattleHeader, TurnPhases } from './BattleHeader.tsx';
import { Glance } from './Glance.tsx';
import { SaveBanner, SaveState } from './SaveState.tsx';
import { SideGauges } from './SideGauges.tsx';
import { Sides } from './Sides.tsx';
import { TableNow } from './TableNow.tsx';
import { TableProvider } from './TableProvider.tsx';
import './BattleScreen.css';
import './TableShapes.css';

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
            <TableNow />
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
