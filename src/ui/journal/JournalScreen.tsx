import { useMemo, useRef } from 'react';
import type { Entry } from '#battle/events.ts';
import { type JournalTurn, journal } from '#battle/selectors.ts';
import { shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattle, useBattleId, useRuleSystem, useStores } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/dock/BattleTabs.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useHeadHeight } from '#ui/effects/use-head-height.ts';
import { useNewsAbove } from '#ui/effects/use-news-above.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconButton, IconLink } from '#ui/kit/IconButton.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo, sharePath } from '#ui/paths.ts';
import { JournalRounds } from './JournalRounds.tsx';
import { countLines, roundsOf } from './journal-rows.ts';
import { useBattleTitle, useHouseRules, usePlayed } from './journal-words.ts';
import { LongJournal } from './LongJournal.tsx';
import { type StoryTurn, storyOf } from './story.ts';
import { useFoldedRounds } from './use-folded-rounds.ts';
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

/** What happened, round by round, newest first. */
export function JournalScreen() {
  return (
    <TableProvider>
      <Journal />
    </TableProvider>
  );
}

function Journal() {
  const { t } = useTranslation(['journal', 'table']);
  const battleId = useBattleId();
  const system = useRuleSystem();
  const table = useTable();
  const { clock } = useStores();
  const entries = useBattle((state) => state.entries);
  const { turns, story } = journalDataOf(entries, system);
  const title = useBattleTitle();
  const played = usePlayed(turns);
  const rules = useHouseRules(turns);
  const start = turns[0]?.items[0]?.time;
  const facts = [title, ...(start === undefined ? [] : [shortDate(start, clock())])];
  return (
    <Screen
      top={
        <TopBar
          back={{ href: linkTo(battlePath(battleId)), label: t('back') }}
          title={t('title')}
          subtitle={[...facts, ...(played === null ? [] : [played])].join(' · ')}
          actions={
            <>
              <IconLink icon="share" label={t('share')} href={linkTo(sharePath(battleId))} />
              <IconButton
                icon="menu"
                label={t('table:header.menu')}
                onPress={() => table.open({ kind: 'menu' })}
              />
            </>
          }
        />
      }
      dock={<BattleTabs current="journal" />}
    >
      {story.length === 0 ? <EmptyLine>{t('empty')}</EmptyLine> : <Lines story={story} />}
      <HouseRules rules={rules} />
    </Screen>
  );
}

/** Lines. Up to a usual evening's length, all are drawn, so that the browser can search and print them. */
const DRAWN_WHOLE = 150;

function Lines({ story }: { readonly story: readonly StoryTurn[] }) {
  const list = useRef<HTMLDivElement>(null);
  const rounds = useMemo(() => roundsOf(story), [story]);
  const folding = useFoldedRounds();
  const count = countLines(rounds);
  const news = useNewsAbove(list, count);
  useHeadHeight(list);
  return (
    <div ref={list} className="journal">
      <NewLines count={news} />
      {count > DRAWN_WHOLE ? (
        <LongJournal rounds={rounds} {...folding} />
      ) : (
        <JournalRounds rounds={rounds} {...folding} />
      )}
    </div>
  );
}

/** The button that leads to what has come since one reads further down. */
function NewLines({ count }: { readonly count: number }) {
  const { t } = useTranslation('journal');
  return (
    <div className="j-news">
      {count === 0 ? null : (
        <Button icon="up" onPress={() => window.scrollTo(0, 0)}>
          {t('news', { count })}
        </Button>
      )}
    </div>
  );
}

/** House rules agreed on at the start, below everything else; later changes are lines of the journal. */
function HouseRules({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useTranslation('journal');
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <SectionHeading id="rules" title={t('house-rules')} />
      <ul className="quiet">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
