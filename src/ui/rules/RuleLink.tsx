import { useTranslation } from '#i18n/use-translation.ts';
import { type ReferenceEntry, ROUT_PAGE } from '#rules/contract/reference.ts';
import { useBattleId, useRuleSystem } from '#store/hooks.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { battleRulesPath, linkTo } from '#ui/paths.ts';
import { pageOf, pageOfRule, pageOfStatus, useRuleWords } from './reference.ts';
import './RuleLink.css';

/** A book icon that opens the page of a rule; nothing if no page explains it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { reference } = useRuleSystem();
  const entry = pageOfRule(reference, rule);
  return entry === null ? null : <BookLink entry={entry} />;
}

/** A text link to the page of a status. */
export function StatusRuleLink({ status }: { readonly status: string }) {
  const { reference } = useRuleSystem();
  const entry = pageOfStatus(reference, status);
  return entry === null ? null : <WordLink entry={entry} />;
}

/** Links to every status that a page explains, under one heading. */
export function StatusRuleLinks() {
  const { t } = useTranslation('rules');
  const { reference, statuses } = useRuleSystem();
  const entries = statuses.flatMap(({ id }) => pageOfStatus(reference, id) ?? []);
  if (entries.length === 0) return null;
  return (
    <nav className="cluster line quiet rule-links" aria-label={t('status-rules')}>
      <Icon name="rules" size={20} />
      {entries.map((entry) => (
        <TitleLink key={entry.id} entry={entry} />
      ))}
    </nav>
  );
}

/** A text link to the page of the rout test. */
export function RoutRuleLink() {
  const { reference } = useRuleSystem();
  const entry = pageOf(reference, ROUT_PAGE);
  return entry === null ? null : <WordLink entry={entry} />;
}

function BookLink({ entry }: { readonly entry: ReferenceEntry }) {
  const { href, label } = useLink(entry);
  return (
    <span className="rule-link">
      <IconLink icon="rules" iconSize={20} href={href} label={label} />
    </span>
  );
}

function WordLink({ entry }: { readonly entry: ReferenceEntry }) {
  const { href, label } = useLink(entry);
  return (
    <AppLink href={href} className="quiet rule-word-link">
      <Icon name="rules" size={20} />
      <span>{label}</span>
    </AppLink>
  );
}

/** Only the title; the icon stands before the whole list. */
function TitleLink({ entry }: { readonly entry: ReferenceEntry }) {
  const { href, label, title } = useLink(entry);
  return (
    <AppLink href={href} className="quiet rule-word-link" label={label}>
      {title}
    </AppLink>
  );
}

function useLink(entry: ReferenceEntry) {
  const { t } = useTranslation('rules');
  const id = useBattleId();
  const system = useRuleSystem();
  const words = useRuleWords(system.id);
  const title = words.title(entry);
  return {
    href: linkTo(battleRulesPath(id, entry.id)),
    label: t('link', { title }),
    title,
  };
}
