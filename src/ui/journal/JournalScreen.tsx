import { useState } from 'react';
import type { Entry } from '#battle/events.ts';
import { type JournalTurn, journal } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/dock/BattleTabs.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';
import { CasualtyChart } from './CasualtyChart.tsx';
import { JournalTurnList } from './JournalTurnList.tsx';
import { countLines } from './journal-rows.ts';
import { useBattleTitle, useHouseRules, usePlayed } from './journal-words.ts';
import { LongJournal } from './LongJournal.tsx';
import { ShareJournal } from './ShareJournal.tsx';
import { type StoryTurn, storyOf } from './story.ts';
import './JournalScreen.css';

/** A log prepared for the journal. */
export interface JournalData {
  readonly turns: readonly JournalTurn[];
  readonly story: readonly StoryTurn[];
}

/** Prepares a log for the journal; cached per log. */
export function journalDataOf(entries: readonly Entry[], system: RuleSystem): JournalData {
  const known = JOURNALS.get(entries);
  if (known !== undefined) return known;
  const turns = journal(entries);
  const data = { turns, story: storyOf(turns, system) };
  JOURNALS.set(entries, data);
  return data;
}

const JOURNALS = new WeakMap<readonly Entry[], JournalData>();

/** What happened, turn by turn, newest first, and how the losses grew. */
export function JournalScreen({ shares = false }: JournalProps) {
  return (
    <TableProvider>
      <Journal shares={shares} />
    </TableProvider>
  );
}

type JournalProps = {
  /** Opens with what can be shared. */
  readonly shares?: boolean;
};

function Journal({ shares = false }: JournalProps) {
  const { t } = useTranslation('journal');
  const battleId = useBattleId();
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const { turns, story } = journalDataOf(entries, system);
  const title = useBattleTitle();
  const played = usePlayed(turns);
  const rules = useHouseRules(turns);
  const [sharing, setSharing] = useState(shares);
  const content = { story, title, played, rules };
  return (
    <Screen
      top={
        <TopBar
          back={{ href: linkTo(battlePath(battleId)), label: t('back') }}
          title={t('title')}
          subtitle={played === null ? title : `${title} · ${played}`}
          actions={
            <Button icon="share" onPress={() => setSharing(true)}>
              {t('share')}
            </Button>
          }
          lined
        />
      }
      dock={<BattleTabs current="journal" />}
    >
      <HouseRules rules={rules} />
      <CasualtyChart />
      {story.length === 0 ? <EmptyLine>{t('empty')}</EmptyLine> : null}
      {countLines(story) > DRAWN_WHOLE ? (
        <LongJournal story={story} />
      ) : (
        story.toReversed().map((turn) => <JournalTurnList key={turn.position.turn} turn={turn} />)
      )}
      {sharing ? <ShareJournal {...content} onClose={() => setSharing(false)} /> : null}
    </Screen>
  );
}

/** Lines. Up to a usual evening's length, all are drawn, so that the browser can search and print them. */
const DRAWN_WHOLE = 150;

/** House rules agreed on at the start; later changes are lines of the journal. */
function HouseRules({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useTranslation('journal');
  if (rules.length === 0) return null;
  return (
    <Card as="section" label={t('house-rules')}>
      <p className="j-rules-title">{t('house-rules')}</p>
      <ul className="grid j-rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
