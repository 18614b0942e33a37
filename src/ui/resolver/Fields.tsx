import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, ResolverField, Subject } from '#rules/contract/resolver.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip } from '#ui/kit/Chip.tsx';
import { ChipSelect } from '#ui/kit/ChipSelect.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
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

/** What players call it: mostly the words of its id. */
function nameOf(words: ReturnType<typeof useWords>, { id, named }: ResolverField): string {
  return named === undefined ? words.of(`resolver.field.${id}`) : words.said(named);
}

type FieldGroupProps = Omit<FieldsProps, 'subjects'> & {
  readonly label: string;
  readonly heading?: string | undefined;
  /** The heading stands above the group, not beside its first circumstance. */
  readonly headed?: boolean;
};

function FieldGroup({ label, heading, headed = false, fields, onInput }: FieldGroupProps) {
  return (
    <fieldset className="fields" aria-label={label}>
      {heading === undefined ? null : (
        <span
          className={headed ? 'fields-heading fields-heading-above' : 'fields-heading'}
          aria-hidden="true"
        >
          {heading}
        </span>
      )}
      {fields.filter(isPlain).map((field) => (
        <Field key={field.id} field={field} onInput={(value) => onInput(field.id, value)} />
      ))}
      <ByHand fields={fields.filter((field) => !isPlain(field))} onInput={onInput} />
    </fieldset>
  );
}

/** Nobody knows of it but the players, and mostly there is nothing to know: one line until it is opened. */
function ByHand({ fields, onInput }: Pick<FieldsProps, 'fields' | 'onInput'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  if (fields.length === 0) return null;
  const told = fields.filter((field) => field.told).map((field) => inShort(words, field));
  return (
    <details className="fields-fold fields-by-hand">
      <summary>
        <span>{t('fields.by-hand')}</span> <span className="fields-short">{told.join(' · ')}</span>
      </summary>
      <div className="fields">
        {fields.map((field) => (
          <Field key={field.id} field={field} onInput={(value) => onInput(field.id, value)} />
        ))}
      </div>
    </details>
  );
}

function isPlain({ byHand }: ResolverField): boolean {
  return byHand !== true;
}

/** What was told by hand, name and number. */
function inShort(words: ReturnType<typeof useWords>, field: ResolverField): string {
  if (field.kind === 'choice') return words.of(`resolver.option.${field.value}`);
  return field.kind === 'switch'
    ? nameOf(words, field)
    : `${nameOf(words, field)} ${valueOf(field)}`;
}

/** What can be more or less than usual has a sign; the minus is one that is read aloud as such. */
function valueOf({ value, min }: Extract<ResolverField, { kind: 'number' }>): string {
  if (min >= 0 || value === 0) return String(value);
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

type FieldProps = {
  readonly field: ResolverField;
  readonly onInput: (value: InputValue | null) => void;
};

function Field({ field, onInput }: FieldProps) {
  switch (field.kind) {
    case 'switch':
      return <SwitchField field={field} onInput={onInput} />;
    case 'choice':
      return <ChoiceField field={field} onInput={onInput} />;
    case 'number':
      return <NumberField field={field} onInput={onInput} />;
  }
}

type Of<K extends ResolverField['kind']> = Omit<FieldProps, 'field'> & {
  readonly field: Extract<ResolverField, { kind: K }>;
};

/** A tap says the opposite of the table; the next one takes that back. */
function SwitchField({ field, onInput }: Of<'switch'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  return (
    <Chip
      pressed={field.value}
      icon={field.told ? 'edit' : undefined}
      onPress={() => onInput(field.told ? null : !field.value)}
    >
      {nameOf(words, field)}{' '}
      {field.told ? <span className="visually-hidden">{t('fields.told')}</span> : null}
    </Chip>
  );
}

function ChoiceField({ field, onInput }: Of<'choice'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const options = field.options.map((id) => ({
    value: id,
    label: words.of(`resolver.option.${id}`),
  }));
  return (
    <ChipSelect
      label={words.of(`resolver.field.${field.id}`)}
      value={field.value}
      options={
        field.told ? [{ value: AS_ON_TABLE, label: t('fields.table') }, ...options] : options
      }
      marked={field.told}
      onChange={(value) => onInput(value === AS_ON_TABLE ? null : value)}
    />
  );
}

/** No id of an option: those are words of letters and hyphens. */
const AS_ON_TABLE = '=';

function NumberField({ field, onInput }: Of<'number'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = words.of(`resolver.field.${field.id}`);
  return (
    <div className={field.told ? 'field-number field-number-told' : 'field-number'}>
      <Stepper
        label={name}
        value={field.value}
        min={field.min}
        max={field.max}
        shown={valueOf(field)}
        decreaseLabel={t('fields.less', { name })}
        increaseLabel={t('fields.more', { name })}
        onChange={onInput}
      />
      {field.told ? (
        <IconButton
          icon="undo"
          iconSize={20}
          label={t('fields.reset', { name })}
          onPress={() => onInput(null)}
        />
      ) : null}
    </div>
  );
}
