import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, ResolverField, Subject } from '#rules/contract/resolver.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { FieldGroup, isFromTable } from './FieldGroup.tsx';
import { fieldName, optionName } from './field-words.ts';
import './Fields.css';
import './ResolverFold.css';

type FieldsProps = {
  readonly fields: readonly ResolverField[];
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly onInput: (field: string, value: InputValue | null) => void;
};

/**
 * The most important circumstances: those that the rules mark as foremost, else all of the acting fighter. Read
 * off the table unless players override them.
 */
export function FirstFields({ fields, subjects, onInput }: FieldsProps) {
  const { t } = useTranslation('resolver');
  const [first, ...others] = useRoleNames(fields, subjects);
  const shown = firstFields(fields);
  if (shown.length === 0) return null;
  if (shown.some(({ group }) => group !== undefined)) {
    return <GroupedFields fields={shown} onInput={onInput} />;
  }
  const unnamed = others.length === 0 || shown.some(isForemost);
  return (
    <FieldGroup
      label={unnamed ? t('fields.title') : t('fields.of', { name: first?.name ?? '' })}
      heading={unnamed ? undefined : first?.name}
      fields={shown}
      onInput={onInput}
    />
  );
}

/** All other circumstances, grouped by fighter if there are several; those without a role come with the first. */
export function OtherFields({ fields, subjects, onInput }: FieldsProps) {
  const { t } = useTranslation('resolver');
  const roles = useRoleNames(fields, subjects);
  const shown = firstFields(fields);
  const rest = fields.filter((field) => !shown.includes(field));
  if (roles.length < 2) {
    return rest.length === 0 ? null : (
      <FieldGroup label={t('fields.rest')} fields={rest} onInput={onInput} />
    );
  }
  return roles.map(({ role, name }, index) => {
    const own = rest.filter((field) => (field.role ?? roles[0]?.role) === role);
    if (own.length === 0) return null;
    const group = (
      <FieldGroup
        label={t('fields.of', { name })}
        heading={index === 0 && own.some(isFromTable) ? name : undefined}
        fields={own}
        onInput={onInput}
      />
    );
    return index === 0 ? (
      <Fragment key={role}>{group}</Fragment>
    ) : (
      <FoldedFields key={role} name={name} fields={own}>
        {group}
      </FoldedFields>
    );
  });
}

/** The roles with fields, in the order of the fields, with the names of who takes them. */
function useRoleNames(fields: FieldsProps['fields'], subjects: FieldsProps['subjects']) {
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

function firstFields(fields: FieldsProps['fields']): FieldsProps['fields'] {
  const foremost = fields.filter(isForemost);
  if (foremost.length > 0) return foremost;
  const leading = fields.find(({ role }) => role !== null)?.role ?? null;
  return fields.filter((field) => isFromTable(field) && (field.role ?? leading) === leading);
}

function isForemost({ foremost }: ResolverField): boolean {
  return foremost === true;
}

/** Fields under the headings that the game has for them. */
function GroupedFields({ fields, onInput }: Pick<FieldsProps, 'fields' | 'onInput'>) {
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

type FoldedFieldsProps = {
  readonly name: string;
  readonly fields: readonly ResolverField[];
  readonly children: ReactNode;
};

/** The circumstances of a fighter who does not act, folded: they are mostly right as read off the table. */
function FoldedFields({ name, fields, children }: FoldedFieldsProps) {
  const words = useWords();
  const [open, setOpen] = useState(fields.some(({ entered }) => entered));
  const summary = fields.filter(isFromTable).flatMap((field) => {
    if (field.kind === 'number') return [];
    if (field.kind === 'choice') return [optionName(words, field.value)];
    return field.value ? [fieldName(words, field)] : [];
  });
  return (
    <details
      className="resolver-fold"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="line quiet">
        <span>{name}</span> <span className="wraps fields-short">{summary.join(' · ')}</span>
      </summary>
      {children}
    </details>
  );
}
