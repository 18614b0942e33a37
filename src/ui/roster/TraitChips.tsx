import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useEditor } from './editor-context.ts';
import { TraitValue } from './TraitValue.tsx';

type TraitChipsProps = {
  readonly label: string;
  readonly rows: readonly TraitRow[];
  readonly carried: Flags;
  /** Values to come back to when a trait is taken up again. */
  readonly before: Flags;
  readonly onSet: (trait: string, value: FlagValue | null) => void;
  /** Whose meaning is told: every carried one's, or only the one's touched last. */
  readonly explain: 'carried' | 'last';
};

/** Traits to take up and put down, with fields for those that have a value. */
export function TraitChips({ label, rows, carried, before, onSet, explain }: TraitChipsProps) {
  const { t } = useTranslation('roster');
  const { warband, words } = useEditor();
  const [last, setLast] = useState<string | null>(null);
  // Chosen, but still without the value that will make it count.
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
            {words.carried(row.id, carried[row.id] ?? true, warband.catalogueId)}
          </Chip>
        ))}
      </ChipGroup>
      {valued.length === 0 ? null : (
        <div className="trait-values">
          {valued.map((row) => (
            <TraitValue
              key={row.id}
              row={row}
              value={carried[row.id] ?? null}
              onSet={(value) => {
                // An emptied field still stands open.
                if (value === null && !awaited.includes(row.id)) setAwaited([...awaited, row.id]);
                onSet(row.id, value);
              }}
            />
          ))}
        </div>
      )}
      <ul className="trait-hints" aria-live="polite">
        {explained.map(({ id }) => (
          <li key={id}>{t('traits.meaning', { trait: words.trait(id), hint: words.hint(id) })}</li>
        ))}
      </ul>
    </>
  );
}

/** What it is taken up with; null while only the player can tell. */
function firstValue({ value, range }: TraitRow): FlagValue | null {
  if (range !== null) return range.default;
  return value === 'none' ? true : null;
}
