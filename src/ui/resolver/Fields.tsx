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
 * What counts: read off the table, or told by the players. Grouped by whose circumstance it is only
 * where that is not plain; those of the situation stand with the first.
 */
export function Fields({ fields, subjects, onInput }: FieldsProps) {
  const { t } = useTranslation('resolver');
  const people = [...new Set(fields.map(({ role }) => role))].filter((role) => role !== null);
  const names = useBattleShallow(({ battle }) =>
    people.map((role) => {
      const subject = subjects[role];
      if (subject === undefined) return '';
      return subject.kind === 'free'
        ? subject.label
        : (battle?.fighters[subject.fighterId]?.label ?? '');
    }),
  );
  if (fields.length === 0) return null;
  if (people.length < 2) {
    return <FieldGroup label={t('fields.title')} fields={fields} onInput={onInput} />;
  }
  return people.map((role, index) => {
    const name = names[index] ?? '';
    const own = fields.filter((field) => (field.role ?? people[0]) === role);
    const group = (
      <FieldGroup
        label={t('fields.of', { name })}
        heading={index === 0 ? name : undefined}
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
};

function FieldGroup({ label, heading, fields, onInput }: FieldGroupProps) {
  return (
    <fieldset className="fields" aria-label={label}>
      {heading === undefined ? null : (
        <span className="fields-heading" aria-hidden="true">
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
