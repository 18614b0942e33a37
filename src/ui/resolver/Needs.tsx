import { useId, useState } from 'react';
import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Resolver, ResolverNeed, Subject } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { useSubjectName } from './RoleCards.tsx';
import './Needs.css';
import './ResolverFold.css';

type NeedsProps = {
  readonly resolver: Resolver;
  readonly needs: readonly ResolverNeed[];
  readonly subjects: Readonly<Record<string, Subject>>;
};

/** The rolls that the acting fighter needs, as a line of tiles. */
export function Needs({ resolver, needs, subjects }: NeedsProps) {
  const [first] = rolesWith(resolver, needs);
  if (first === undefined) return null;
  const own = needs.filter(({ role }) => role === first);
  return <NeedLine needs={own} subject={subjects[first] ?? null} />;
}

/** The rolls that the others need, folded. */
export function FoldedNeeds({ resolver, needs, subjects }: NeedsProps) {
  const words = useWords();
  const [, ...others] = rolesWith(resolver, needs);
  const roleWord = (id: string) => words.of(`resolver.${resolver.id}.role.${id}`);
  return others.map((id) => (
    <FoldedNeedLine
      key={id}
      title={words.maybe(`resolver.${resolver.id}.reply`) ?? roleWord(id)}
      needs={needs.filter(({ role }) => role === id)}
      subject={subjects[id] ?? null}
    />
  ));
}

function rolesWith(resolver: Resolver, needs: NeedsProps['needs']): readonly string[] {
  return resolver.roles.map(({ id }) => id).filter((id) => needs.some(({ role }) => role === id));
}

type NeedLineProps = { readonly needs: readonly ResolverNeed[]; readonly subject: Subject | null };

type FoldedNeedLineProps = NeedLineProps & {
  /** What the fighter does, such as striking back, else the role. */
  readonly title: string;
};

function FoldedNeedLine({ title, needs, subject }: FoldedNeedLineProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = useSubjectName(subject) ?? '';
  return (
    <details className="resolver-fold air-2">
      <summary className="line quiet">
        <span>{t('needs.other', { title, name })}</span>{' '}
        <span className="at-end needs-short">
          {needs.map(({ value }) => words.message(value)).join(' › ')}
        </span>
      </summary>
      <NeedLine needs={needs} subject={subject} />
    </details>
  );
}

function NeedLine({ needs, subject }: NeedLineProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = useSubjectName(subject) ?? '';
  const panel = useId();
  const [open, setOpen] = useState<string | null>(null);
  const shown = needs.find(({ id }) => id === open);
  return (
    <section className="needs" aria-label={t('needs.of', { name })}>
      <ol className="cluster needs-line">
        {needs.map((need) => (
          <li key={need.id}>
            <button
              type="button"
              className="stack pick centred middle need"
              aria-expanded={need.id === open}
              aria-controls={panel}
              onClick={() => setOpen(need.id === open ? null : need.id)}
            >
              <span className="hint">{words.of(`resolver.need.${need.id}`)}</span>{' '}
              <span className="display need-value">{words.message(need.value)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div id={panel}>{shown === undefined ? null : <NeedReasons need={shown} />}</div>
    </section>
  );
}

/** The reasons for a needed roll, and its chance. */
function NeedReasons({ need }: { readonly need: ResolverNeed }) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  return (
    <div className="line box quiet need-why">
      <ul className="stack fills">
        {need.why.map(words.message).map((reason) => (
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
