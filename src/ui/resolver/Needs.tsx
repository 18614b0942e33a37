import { useId, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Resolver, ResolverNeed, Subject } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { useSubjectName } from './RoleCards.tsx';
import './Needs.css';

type NeedsProps = {
  readonly resolver: Resolver;
  readonly needs: readonly ResolverNeed[];
  readonly subjects: Readonly<Record<string, Subject>>;
};

/** What the dice have to show: of whoever acts in a line of tiles, of the others folded away. */
export function Needs({ resolver, needs, subjects }: NeedsProps) {
  const words = useWords();
  const roleWord = (id: string) => words.of(`resolver.${resolver.id}.role.${id}`);
  const [first, ...others] = resolver.roles.filter(({ id }) =>
    needs.some(({ role }) => role === id),
  );
  if (first === undefined) return null;
  const of = (role: string) => needs.filter((need) => need.role === role);
  return (
    <>
      <NeedLine needs={of(first.id)} subject={subjects[first.id] ?? null} />
      {others.map(({ id }) => (
        <FoldedNeeds
          key={id}
          title={words.maybe(`resolver.${resolver.id}.reply`) ?? roleWord(id)}
          needs={of(id)}
          subject={subjects[id] ?? null}
        />
      ))}
    </>
  );
}

type LineProps = { readonly needs: readonly ResolverNeed[]; readonly subject: Subject | null };

type FoldedProps = LineProps & {
  /** What he does, where that says more than his role: he strikes back. */
  readonly title: string;
};

function FoldedNeeds({ title, needs, subject }: FoldedProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = useSubjectName(subject) ?? '';
  return (
    <details className="needs-fold">
      <summary>
        <span>{t('needs.other', { title, name })}</span>{' '}
        <span className="needs-short">
          {needs.map(({ value }) => words.said(value)).join(' › ')}
        </span>
      </summary>
      <NeedLine needs={needs} subject={subject} />
    </details>
  );
}

function NeedLine({ needs, subject }: LineProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = useSubjectName(subject) ?? '';
  const panel = useId();
  const [open, setOpen] = useState<string | null>(null);
  const shown = needs.find(({ id }) => id === open);
  return (
    <section className="needs" aria-label={t('needs.of', { name })}>
      <ol className="needs-line">
        {needs.map((need) => (
          <li key={need.id}>
            <button
              type="button"
              className="need"
              aria-expanded={need.id === open}
              aria-controls={panel}
              onClick={() => setOpen(need.id === open ? null : need.id)}
            >
              <span className="need-name">{words.of(`resolver.need.${need.id}`)}</span>{' '}
              <span className="need-value">{words.said(need.value)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div id={panel}>{shown === undefined ? null : <Why need={shown} />}</div>
    </section>
  );
}

/** What made it so, and how likely it is. */
function Why({ need }: { readonly need: ResolverNeed }) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  return (
    <div className="need-why">
      <ul>
        {need.why.map(words.said).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {need.chance === null ? null : (
          <li className="need-chance">{t('needs.chance', { chance: percent(need.chance) })}</li>
        )}
      </ul>
      <RuleLink rule={need.rule} />
    </div>
  );
}
