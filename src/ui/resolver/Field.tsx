import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, ResolverField } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip } from '#ui/kit/Chip.tsx';
import { ChipSelect } from '#ui/kit/ChipSelect.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { fieldName, optionName, signedValue } from './field-words.ts';
import './Fields.css';

type FieldProps = {
  readonly field: ResolverField;
  readonly onInput: (value: InputValue | null) => void;
};

/** The control for one circumstance. */
export function Field({ field, onInput }: FieldProps) {
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

/** The first tap overrides the table's value, the next one restores it. */
function SwitchField({ field, onInput }: Of<'switch'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  return (
    <Chip
      pressed={field.value}
      icon={field.entered ? 'edit' : undefined}
      onPress={() => onInput(field.entered ? null : !field.value)}
    >
      {fieldName(words, field)}{' '}
      {field.entered ? <span className="visually-hidden">{t('fields.told')}</span> : null}
    </Chip>
  );
}

function ChoiceField({ field, onInput }: Of<'choice'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const options = field.options.map((id) => ({
    value: id,
    label: optionName(words, id),
  }));
  return (
    <ChipSelect
      label={fieldName(words, field)}
      value={field.value}
      options={
        field.entered ? [{ value: AS_ON_TABLE, label: t('fields.table') }, ...options] : options
      }
      marked={field.entered}
      onChange={(value) => onInput(value === AS_ON_TABLE ? null : value)}
    />
  );
}

/** Never an option's id: those have letters and hyphens only. */
const AS_ON_TABLE = '=';

function NumberField({ field, onInput }: Of<'number'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const name = fieldName(words, field);
  return (
    <div className="line k-chip-face field-number" data-marked={field.entered}>
      <Stepper
        label={name}
        value={field.value}
        min={field.min}
        max={field.max}
        shown={signedValue(field)}
        decreaseLabel={t('fields.less', { name })}
        increaseLabel={t('fields.more', { name })}
        onChange={onInput}
      />
      {field.entered ? (
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
