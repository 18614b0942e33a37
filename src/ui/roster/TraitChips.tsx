import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Buyer, isDoubted, priceOn } from '#roster/gear.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { joinedWords, wordsOf } from '#rules/kit/several.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { DraftField, NumberField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { useTraitChoices } from './trait-choices.ts';

type TraitChipsProps = {
  readonly label: string;
  readonly rows: readonly TraitRow[];
  readonly carried: Flags;
  /** Values to restore when a trait is turned on again. */
  readonly before: Flags;
  /** Whose prices are shown; null for the warband's own. */
  readonly buyer: Buyer | null;
  readonly onSet: (trait: string, value: FlagValue | null) => void;
  /** Which traits are explained: all carried ones, or only the last one touched. */
  readonly explain: 'carried' | 'last';
};

/** Traits to turn on and off, with a field for those that have a value. */
export function TraitChips(props: TraitChipsProps) {
  const { label, rows, carried, before, buyer, onSet, explain } = props;
  const { t } = useTranslation('roster');
  const { warband, words } = useEditor();
  const priced = usePriced(carried, buyer);
  const [last, setLast] = useState<string | null>(null);
  // Chosen, but not valid without a value.
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const isOn = (id: string) => id in carried || awaited.includes(id);

  const press = (row: TraitRow) => {
    setLast(row.id);
    setAwaited(awaited.filter((id) => id !== row.id));
    if (row.id in carried) return onSet(row.id, null);
    const value = before[row.id] ?? firstValue(row);
    if (value !== null) return onSet(row.id, value);
    if (!isOn(row.id)) setAwaited([...awaited, row.id]);
  };

  if (rows.length === 0) return null;
  const valued = rows.filter((row) => row.value !== 'none' && isOn(row.id));
  const explained = rows.filter(({ id }) => (explain === 'last' ? id === last : id in carried));
  return (
    <>
      <ChipGroup label={label}>
        {rows.map((row) => (
          <Chip key={row.id} pressed={isOn(row.id)} onPress={() => press(row)}>
            {priced(
              row.id,
              carried[row.id] ?? true,
              words.carried(row.id, carried[row.id] ?? true, warband.catalogueId),
            )}
          </Chip>
        ))}
      </ChipGroup>
      {valued.length === 0 ? null : (
        <div className="stack air-1 air-below-2">
          {valued.map((row) => (
            <TraitValue
              key={row.id}
              row={row}
              value={carried[row.id] ?? null}
              buyer={buyer}
              onSet={(value) => {
                // Keep the field open when it is emptied.
                if (value === null && !awaited.includes(row.id)) setAwaited([...awaited, row.id]);
                onSet(row.id, value);
              }}
            />
          ))}
        </div>
      )}
      <ul className="stack hint" aria-live="polite">
        {explained.map(({ id }) => (
          <li key={id}>{t('traits.meaning', { trait: words.trait(id), hint: words.hint(id) })}</li>
        ))}
      </ul>
    </>
  );
}

/** "Épée · 10 co", if it is for sale; on whose list it is in doubt, that too. */
function usePriced(
  carried: Flags,
  buyer: Buyer | null,
): (trait: string, value: FlagValue, said: string) => string {
  const { t } = useTranslation(['roster', 'builder']);
  const { system } = useEditor();
  return (trait, value, said) => {
    const gold = priceOn(carried, trait, value, system, buyer);
    return [
      said,
      ...(gold === null ? [] : [t('add.price', { gold })]),
      ...(buyer !== null && isDoubted(trait, value, system, buyer)
        ? [t('builder:doubt.listed')]
        : []),
    ].join(' · ');
  };
}

/** The initial value; null if the player must enter one. */
export function firstValue({ value, range }: TraitRow): FlagValue | null {
  if (range !== undefined) return range.default;
  return value === 'none' ? true : null;
}

type TraitValueProps = {
  readonly row: TraitRow;
  /** Null for none. */
  readonly value: FlagValue | null;
  readonly buyer: Buyer | null;
  readonly onSet: (value: FlagValue | null) => void;
};

/** A field for a trait's number or text. */
export function TraitValue({ row, value, buyer, onSet }: TraitValueProps) {
  const { t } = useTranslation('roster');
  const { words } = useEditor();
  const trait = words.trait(row.id);
  if (row.range === undefined)
    return <TraitText row={row} value={value} buyer={buyer} onSet={onSet} />;
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

/** Known values by a tap, and a field for any other. */
function TraitText({ row, value, buyer, onSet }: TraitValueProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const choices = useTraitChoices(system, words)(row.id, warband.catalogueId);
  const priced = usePriced(NOTHING, buyer);
  const trait = words.trait(row.id);
  const text = typeof value === 'string' ? value : '';
  const held = wordsOf(text);
  const own = joinedWords(held.filter((word) => !choices.includes(word)));
  const chosen = held.filter((word) => choices.includes(word));
  // A word that is added to another one stays beside it; a single one is replaced.
  const choose = (choice: string) => {
    if (held.length < 2) return onSet(choice);
    const others = held.filter((word) => word !== choice);
    onSet(joinedWords(held.includes(choice) ? others : [choice, ...held]));
  };
  const change = (typed: string) => {
    const all = joinedWords([...(held.length < 2 ? [] : chosen), ...wordsOf(typed.trim())]);
    onSet(all === '' ? null : all);
  };
  const field = (
    <DraftField
      label={choices.length === 0 ? trait : `${trait} · ${t('traits.own-words')}`}
      value={own}
      maxLength={LIMITS.traitText}
      onChange={change}
    />
  );
  if (choices.length === 0) return field;
  return (
    <div>
      <ChipGroup label={t('traits.choices', { trait })}>
        {choices.map((choice) => (
          <Chip key={choice} pressed={held.includes(choice)} onPress={() => choose(choice)}>
            {priced(row.id, choice, words.value(row.id, choice, warband.catalogueId))}
          </Chip>
        ))}
      </ChipGroup>
      {field}
    </div>
  );
}

/** No value of a trait is what another thing is made of. */
const NOTHING: Flags = {};
