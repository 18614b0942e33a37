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
import './Rules.css';

type RulesViewProps = {
  readonly system: RuleSystem;
  /** Id of the page to show; any other shows the list. */
  readonly entryId: string;
  readonly listPath: string;
  readonly pathTo: (entry: string) => string;
  /** Where the list leads back to; null for a top-level screen. */
  readonly up: string | null;
  /** Above the list. */
  readonly head?: ReactNode;
  readonly dock: ReactNode;
};

/** The reference of a system: the list with its search, or one page. The search is kept while a page is open. */
export function RulesView(props: RulesViewProps) {
  const { system, entryId, listPath, pathTo, up } = props;
  const { t } = useTranslation('rules');
  const words = useRuleWords(system.id);
  const [query, setQuery] = useState('');
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
        dock={props.dock}
        dockLined
      >
        {props.head}
        <RulesList
          systemId={system.id}
          reference={reference}
          words={words}
          query={query}
          onQuery={setQuery}
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
      dock={props.dock}
      dockLined
    >
      <RulePage entry={entry} reference={reference} words={words} pathTo={pathTo} />
    </Screen>
  );
}
