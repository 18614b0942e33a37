import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, ResolverField } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { Field } from './Field.tsx';
import { inShort } from './field-words.ts';

type FieldGroupProps = {
  readonly fields: readonly ResolverField[];
  readonly onInput: (field: string, value: InputValue | null) => void;
  readonly label: string;
  readonly heading?: string | undefined;
  /** The heading stands above the group, not beside its first circumstance. */
  readonly headed?: boolean;
};

export function FieldGroup({ label, heading, headed = false, fields, onInput }: FieldGroupProps) {
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
function ByHand({ fields, onInput }: Pick<FieldGroupProps, 'fields' | 'onInput'>) {
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

/** The table knows of it: no question for the players alone. */
export function isPlain({ byHand }: ResolverField): boolean {
  return byHand !== true;
}
