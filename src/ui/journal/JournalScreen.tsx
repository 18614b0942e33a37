import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { journal } from '#battle/selectors.ts';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/BattleTabs.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';
import { CasualtyChart } from './CasualtyChart.tsx';
import { JournalTurnList } from './JournalTurnList.tsx';
import { useBattleTitle, usePlayed } from './journal-words.ts';
import { ShareJournal } from './ShareJournal.tsx';
import './JournalScreen.css';

/** What happened, turn by turn, the newest first, and how the losses grew. */
export function JournalScreen() {
  return (
    <TableProvider>
      <Journal />
    </TableProvider>
  );
}

function Journal() {
  const { t } = useTranslation('journal');
  const battleId = useBattleId();
  const entries = useBattle((state) => state.entries);
  const turns = useMemo(() => journal(entries), [entries]);
  const title = useBattleTitle();
  const played = usePlayed(turns);
  return (
    <Screen
      top={
        <TopBar
          back={{ href: linkTo(battlePath(battleId)), label: t('back') }}
          title={t('title')}
          subtitle={played === null ? title : `${title} · ${played}`}
          actions={<ShareJournal turns={turns} title={title} />}
          lined
        />
      }
      dock={<BattleTabs current="journal" />}
    >
      <CasualtyChart />
      {turns.length === 0 ? <EmptyLine>{t('empty')}</EmptyLine> : null}
      {turns.toReversed().map((turn) => (
        <JournalTurnList key={turn.position.turn} turn={turn} />
      ))}
    </Screen>
  );
}
