import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, ResolverField, Subject } from '#rules/contract/resolver.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { FieldGroup, isPlain } from './FieldGroup.tsx';
import { nameOf } from './field-words.ts';
import './Fields.css';

type FieldsProps = {
  readonly fields: readonly ResolverField[];
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly onInput: (field: string, value: InputValue | null) => void;
};

/**
 * What counts first: what changes most from time to time, whosever it is; where nothing does, all that
 * bears on whoever acts. Read off the table, or told by the players.
 */
export function FirstFields({ fields, subjects, onInput }: FieldsProps) {
  const { t } = useTranslation('resolver');
  const [first, ...others] = usePeople(fields, subjects);
  const shown = firstOf(fields);
  if (shown.length === 0) return null;
  if (shown.some(({ group }) => group !== undefined)) {
    return <Grouped fields={shown} onInput={onInput} />;
  }
  const plain = others.length === 0 || shown.some(isForemost);
  return (
    <FieldGroup
      label={plain ? t('fields.title') : t('fields.of', { name: first?.name ?? '' })}
      heading={plain ? undefined : first?.name}
      fields={shown}
      onInput={onInput}
    />
  );
}

/**
 * All other circumstances, grouped by whose they are only where that is not plain; those of the situation
 * stand with the first.
 */
export function OtherFields({ fields, subjects, onInput }: FieldsProps) {
  const { t } = useTranslation('resolver');
  const people = usePeople(fields, subjects);
  const shown = firstOf(fields);
  const rest = fields.filter((field) => !shown.includes(field));
  if (people.length < 2) {
    return rest.length === 0 ? null : (
      <FieldGroup label={t('fields.rest')} fields={rest} onInput={onInput} />
    );
  }
  return people.map(({ role, name }, index) => {
    const own = rest.filter((field) => (field.role ?? people[0]?.role) === role);
    if (own.length === 0) return null;
    const group = (
      <FieldGroup
        label={t('fields.of', { name })}
        heading={index === 0 && own.some(isPlain) ? name : undefined}
        fields={own}
        onInput={onInput}
      />
    );
    return index === 0 ? (
      <Fragment key={role}>{group}</Fragment>
    ) : (
      <Fold key={role} name={name} fields={own}>
        {group}
      </Fold>
    );
  });
}

/** Those whom circumstances bear on, in the order of the fields, with their names. */
function usePeople(fields: FieldsProps['fields'], subjects: FieldsProps['subjects']) {
  const roles = [...new Set(fields.map(({ role }) => role))].filter((role) => role !== null);
  const names = useBattleShallow(({ battle }) =>
    roles.map((role) => {
      const subject = subjects[role];
      if (subject === undefined) return '';
      return subject.kind === 'free'
        ? subject.label
        : (battle?.fighters[subject.fighterId]?.label ?? '');
    }),
  );
  return roles.map((role, index) => ({ role, name: names[index] ?? '' }));
}

function firstOf(fields: FieldsProps['fields']): FieldsProps['fields'] {
  const foremost = fields.filter(isForemost);
  if (foremost.length > 0) return foremost;
  const leading = fields.find(({ role }) => role !== null)?.role ?? null;
  return fields.filter((field) => isPlain(field) && (field.role ?? leading) === leading);
}

function isForemost({ foremost }: ResolverField): boolean {
  return foremost === true;
}

/** Those of one alone: under the heads that the game has for them, if it has any. */
function Grouped({ fields, onInput }: Pick<FieldsProps, 'fields' | 'onInput'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.map((group) => (
    <FieldGroup
      key={group ?? ''}
      label={group === undefined ? t('fields.title') : words.of(`resolver.group.${group}`)}
      heading={group === undefined ? undefined : words.of(`resolver.group.${group}`)}
      headed={group !== undefined}
      fields={fields.filter((field) => field.group === group)}
      onInput={onInput}
    />
  ));
}

type FoldProps = {
  readonly name: string;
  readonly fields: readonly ResolverField[];
  readonly children: ReactNode;
};

/** The circumstances of whoever does not act, in one line: the table mostly has them right. */
function Fold({ name, fields, children }: FoldProps) {
  const words = useWords();
  const [open, setOpen] = useState(fields.some(({ told }) => told));
  const short = fields.filter(isPlain).flatMap((field) => {
    if (field.kind === 'number') return [];
    if (field.kind === 'choice') return [words.of(`resolver.option.${field.value}`)];
    return field.value ? [nameOf(words, field)] : [];
  });
  return (
    <details
      className="fields-fold"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{name}</span> <span className="fields-short">{short.join(' · ')}</span>
      </summary>
      {children}
    </details>
  );
}
