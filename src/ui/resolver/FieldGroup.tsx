import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, ResolverField } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { Field } from './Field.tsx';
import { fieldSummary } from './field-words.ts';
import './Fields.css';
import './ResolverFold.css';

type FieldGroupProps = {
  readonly fields: readonly ResolverField[];
  readonly onInput: (field: string, value: InputValue | null) => void;
  readonly label: string;
  readonly heading?: string | undefined;
  /** The heading stands above the group, not beside its first field. */
  readonly headed?: boolean;
};

/** Fields under a common label, those that only players know folded at the end. */
export function FieldGroup({ label, heading, headed = false, fields, onInput }: FieldGroupProps) {
  return (
    <fieldset className="cluster fields" aria-label={label}>
      {heading === undefined ? null : (
        <span
          className={headed ? 'hint fields-heading fields-heading-above' : 'hint fields-heading'}
          aria-hidden="true"
        >
          {heading}
        </span>
      )}
      {fields.filter(isFromTable).map((field) => (
        <Field key={field.id} field={field} onInput={(value) => onInput(field.id, value)} />
      ))}
      <ManualFields fields={fields.filter((field) => !isFromTable(field))} onInput={onInput} />
    </fieldset>
  );
}

/** Fields that only players know; folded, since they seldom matter. */
function ManualFields({ fields, onInput }: Pick<FieldGroupProps, 'fields' | 'onInput'>) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  if (fields.length === 0) return null;
  const entered = fields
    .filter((field) => field.entered)
    .map((field) => fieldSummary(words, field));
  return (
    <details className="resolver-fold fields-by-hand">
      <summary className="line quiet">
        <span>{t('fields.by-hand')}</span>{' '}
        <span className="wraps fields-short">{entered.join(' · ')}</span>
      </summary>
      <div className="cluster fields">
        {fields.map((field) => (
          <Field key={field.id} field={field} onInput={(value) => onInput(field.id, value)} />
        ))}
      </div>
    </details>
  );
}

/** Whether the app reads the field off the table; otherwise only players know it. */
export function isFromTable({ byHand }: ResolverField): boolean {
  return byHand !== true;
}
