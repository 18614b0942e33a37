import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { DraftField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { NumberField } from './NumberField.tsx';
import { useTraitChoices } from './trait-choices.ts';

type TraitValueProps = {
  readonly row: TraitRow;
  /** Null while there is none. */
  readonly value: FlagValue | null;
  readonly onSet: (value: FlagValue | null) => void;
};

/** The number or the text of a trait. */
export function TraitValue({ row, value, onSet }: TraitValueProps) {
  const { t } = useTranslation('roster');
  const { words } = useEditor();
  const trait = words.trait(row.id);
  if (row.range === null) return <TraitText row={row} value={value} onSet={onSet} />;
  return (
    <NumberField
      label={trait}
      value={typeof value === 'number' ? value : null}
      min={row.range.min}
      max={row.range.max}
      decreaseLabel={t('member.fewer', { what: trait })}
      increaseLabel={t('member.more', { what: trait })}
      onChange={onSet}
    />
  );
}

/** Words that the rules know, one tap each, and room for others. */
function TraitText({ row, value, onSet }: TraitValueProps) {
  const { t } = useTranslation('roster');
  const { warband, words } = useEditor();
  const choices = useTraitChoices(row.id);
  const trait = words.trait(row.id);
  const text = typeof value === 'string' ? value : '';
  const field = (
    <DraftField
      label={choices.length === 0 ? trait : `${trait} · ${t('traits.own-words')}`}
      value={choices.includes(text) ? '' : text}
      maxLength={LIMITS.traitText}
      onChange={(typed) => onSet(typed.trim() === '' ? null : typed)}
    />
  );
  if (choices.length === 0) return field;
  return (
    <div>
      <ChipGroup label={t('traits.choices', { trait })}>
        {choices.map((choice) => (
          <Chip key={choice} pressed={choice === text} onPress={() => onSet(choice)}>
            {words.value(row.id, choice, warband.catalogueId)}
          </Chip>
        ))}
      </ChipGroup>
      {field}
    </div>
  );
}
