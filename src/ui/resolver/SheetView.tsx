import { useTranslation } from '#i18n/use-translation.ts';
import type { InputValue, Resolver, ResolverSheet, Subject } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ActingOrder } from './ActingOrder.tsx';
import { Bars } from './Bars.tsx';
import { FirstFields, OtherFields } from './Fields.tsx';
import { FoldedNeeds, Needs } from './Needs.tsx';
import './ResolverScreen.css';

type SheetViewProps = {
  readonly resolver: Resolver;
  readonly sheet: ResolverSheet;
  readonly subjects: Readonly<Record<string, Subject>>;
  /** Null restores the table's value. */
  readonly onInput: (field: string, value: InputValue | null) => void;
};

/** Everything that a resolver shows: the main circumstances, needs and chances, then the rest. */
export function SheetView({ resolver, sheet, subjects, onInput }: SheetViewProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const { fields, needs } = sheet;
  return (
    <>
      <ActingOrder order={sheet.order} />
      <FirstFields fields={fields} subjects={subjects} onInput={onInput} />
      {sheet.refusal === null ? null : (
        <div className="air-3">
          <Card tone="wrong">
            <CardLine icon="warning">
              <b>{words.message(sheet.refusal)}</b>
            </CardLine>
          </Card>
        </div>
      )}
      <Needs resolver={resolver} needs={needs} subjects={subjects} />
      <Bars bars={sheet.bars} />
      <FoldedNeeds resolver={resolver} needs={needs} subjects={subjects} />
      <OtherFields fields={fields} subjects={subjects} onInput={onInput} />
      {sheet.notes.length === 0 ? null : (
        <ul className="stack quiet duel-notes air-4" aria-label={t('notes')}>
          {sheet.notes.map(words.message).map((note) => (
            <li key={note}>
              <Icon name="info" size={18} />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
