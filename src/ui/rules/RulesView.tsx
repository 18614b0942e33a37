import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { wayBack } from '#ui/effects/way-back.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { linkTo } from '#ui/paths.ts';
import { RulePage } from './RulePage.tsx';
import { RulesList } from './RulesList.tsx';
import { pageOf, useRuleWords } from './reference.ts';
import { type Found, wordsOf } from './search.ts';
import './Rules.css';

type RulesViewProps = {
  readonly system: RuleSystem;
  /** Id of the page to show; any other shows the list. */
  readonly entryId: string;
  readonly listPath: string;
  readonly pathTo: (entry: string) => string;
  /** The phase of the running battle; null for none. */
  readonly now: string | null;
  /** Where the list leads back to; null for a top-level screen. */
  readonly up: string | null;
  /** Above the search. */
  readonly head?: ReactNode;
  readonly tabs: ReactNode;
};

/** The reference of a system: the list with its search, or one page. The search and the phase are kept while a page is open. */
export function RulesView(props: RulesViewProps) {
  const { system, entryId, listPath, pathTo, now, up } = props;
  const { t } = useTranslation('rules');
  const words = useRuleWords(system.id);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [phase, setPhase] = useState<string | null>(null);
  const { reference } = system;
  const entry = pageOf(reference, entryId);
  if (entry === null) {
    return (
      <Screen
        top={
          <TopBar
            back={up === null ? undefined : { href: linkTo(up), label: t('back') }}
            title={t('title')}
            lined
          />
        }
        tabs={props.tabs}
        dockLined
      >
        <RulesList
          head={props.head}
          system={system}
          words={words}
          now={now}
          phase={phase ?? now ?? system.phases[0]?.id ?? ''}
          onPhase={setPhase}
          query={query}
          onQuery={setQuery}
          onFound={setFound}
          pathTo={pathTo}
        />
      </Screen>
    );
  }
  return (
    <Screen
      top={
        <TopBar
          back={{ href: linkTo(listPath), label: t('back'), onNavigate: wayBack() }}
          title={words.title(entry)}
          subtitle={words.section(entry.section)}
          lined
        />
      }
      tabs={props.tabs}
      dockLined
    >
      <RulePage
        key={entry.id}
        entry={entry}
        reference={reference}
        words={words}
        pathTo={pathTo}
        sought={
          found?.id === entry.id ? { words: wordsOf(query), sentence: found.sentence } : NOTHING
        }
      />
    </Screen>
  );
}

const NOTHING = { words: [], sentence: null };
