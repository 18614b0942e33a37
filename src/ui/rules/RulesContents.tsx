import { useTranslation } from '#i18n/use-translation.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signOf } from '#rules/kit/signs.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { PhaseSteps } from '#ui/kit/PhaseSteps.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { linkTo } from '#ui/paths.ts';
import { PageSign } from './PageSign.tsx';
import { contentsOf, type RuleWords } from './reference.ts';
import './Rules.css';

export type ContentsProps = {
  readonly system: RuleSystem;
  readonly words: RuleWords;
  /** The phase of the running battle; null for none. */
  readonly now: string | null;
  /** The phase whose pages are shown. */
  readonly phase: string;
  readonly onPhase: (id: string) => void;
  /** The path of a page. */
  readonly pathTo: (entry: string) => string;
};

/** The pages in the shape of a game: its phases, its statuses, its tests, and what else there is. */
export function RulesContents(props: ContentsProps) {
  const { system, words, phase } = props;
  const { phases, statuses, others } = contentsOf(system);
  const chosen = phases.find(({ section }) => section === phase) ?? phases[0];
  return (
    <>
      {chosen === undefined ? null : (
        <>
          <PhaseChoice {...props} sections={phases.map(({ section }) => section)} />
          <Rows {...props} entries={chosen.entries} label={words.section(chosen.section)} />
        </>
      )}
      {others.map(({ section, entries }) => (
        <section key={section} aria-labelledby={`rules-${section}`}>
          <SectionHeading id={`rules-${section}`} title={words.section(section)} />
          {section === 'statuses' ? <Discs {...props} entries={statuses} /> : null}
          {section === 'tests' ? (
            <Tiles {...props} entries={entries} />
          ) : (
            <Rows {...props} entries={entries.filter((entry) => !statuses.includes(entry))} />
          )}
        </section>
      ))}
    </>
  );
}

type SectionProps = Pick<ContentsProps, 'system' | 'words' | 'pathTo'> & {
  readonly entries: readonly ReferenceEntry[];
};

/** The phases as the table has them; those that the running battle has behind it are ticked. */
function PhaseChoice({
  system: { phases, signs },
  words,
  now,
  phase,
  onPhase,
  sections,
}: ContentsProps & { readonly sections: readonly string[] }) {
  const { t } = useTranslation('rules');
  const at = phases.findIndex(({ id }) => id === now);
  return (
    <div className="air-3 air-below-3">
      <PhaseSteps
        label={t('phases')}
        steps={phases
          .map(
            ({ id }, index) =>
              ({
                id,
                label: words.phase(id),
                icon: signOf(signs.phases, id) ?? 'list',
                state: id === phase ? 'current' : index < at ? 'done' : 'upcoming',
              }) as const,
          )
          .filter(({ id }) => sections.includes(id))}
        onSelect={onPhase}
      />
    </div>
  );
}

function Rows({
  system,
  words,
  pathTo,
  entries,
  label,
}: SectionProps & { readonly label?: string | undefined }) {
  if (entries.length === 0) return null;
  return (
    <div className="rules-list">
      <FramedList label={label}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <ListLink
              href={linkTo(pathTo(entry.id))}
              lead={<PageSign entry={entry} reference={system.reference} />}
              title={words.title(entry)}
            />
          </li>
        ))}
      </FramedList>
    </div>
  );
}

/** Statuses as they look on the table. */
function Discs({ system, words, pathTo, entries }: SectionProps) {
  return (
    <ul className="cluster rules-discs air-below-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <AppLink href={linkTo(pathTo(entry.id))} className="stack centred rules-disc">
            <StatusDisc size="large" {...statusLook(system, entry.statuses[0] ?? '')} />
            <span>{words.title(entry)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Tiles({ system, words, pathTo, entries }: SectionProps) {
  return (
    <ul className="grid rules-tests">
      {entries.map((entry) => (
        <li key={entry.id}>
          <AppLink href={linkTo(pathTo(entry.id))} className="line box k-list-row">
            <PageSign entry={entry} reference={system.reference} />
            <span>{words.title(entry)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
