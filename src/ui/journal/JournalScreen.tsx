import { shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId, useRuleSystem, useStores } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/dock/BattleTabs.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconButton, IconLink } from '#ui/kit/IconButton.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo, sharePath } from '#ui/paths.ts';
import { JournalLines } from './JournalLines.tsx';
import { journalDataOf } from './journal-data.ts';
import { useBattleTitle, useHouseRules, usePlayed } from './journal-words.ts';

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
      tabs={<BattleTabs current="journal" />}
    >
      {story.length === 0 ? <EmptyLine>{t('empty')}</EmptyLine> : <JournalLines story={story} />}
      <HouseRules rules={rules} />
    </Screen>
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
