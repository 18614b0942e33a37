import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { gearPrice } from '#roster/gear.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useEditor } from './editor-context.ts';
import './TraitPicker.css';
import { LIMITS } from '#roster/limits.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { DraftField, NumberField } from './DraftField.tsx';

type TraitPickerProps = {
  readonly label: string;
  /** Offered at once, before what is carried besides, in this order. */
  readonly usual?: readonly string[];
  /** All that may be carried here, in the order of the system. */
  readonly rows: readonly TraitRow[];
  readonly carried: Flags;
  readonly onSet: (trait: string, value: FlagValue | null) => void;
};

const NONE: readonly string[] = [];

/** So many show at once, without a tap for the rest. */
const FEW = 6;

/** The traits carried, and at a tap all there are, by group. */
export function TraitPicker({ label, usual = NONE, rows, carried, onSet }: TraitPickerProps) {
  const { t } = useTranslation('roster');
  const { words } = useEditor();
  const id = useId();
  const [all, setAll] = useState(false);
  // What was carried at first comes back with its value at a second tap.
  const [before] = useState(carried);
  // What has been carried meanwhile keeps its chip, even while its text is written anew.
  const [met, setMet] = useState<readonly string[]>(Object.keys(carried));
  // They keep their places while the sheet is open, whatever is carried meanwhile.
  const [first] = useState(usual);
  const shown = [
    ...first.flatMap((trait) => rows.find((row) => row.id === trait) ?? []),
    ...rows.filter((row) => met.includes(row.id) && !first.includes(row.id)),
  ];
  const set = (trait: string, value: FlagValue | null) => {
    if (!met.includes(trait)) setMet([...met, trait]);
    onSet(trait, value);
  };
  const chips = { carried, before, onSet: set };
  if (rows.length <= FEW) {
    return <TraitChips {...chips} label={label} rows={rows} explain="last" />;
  }
  const groups = [...new Set(rows.map((row) => row.group))];
  const more =
    first.length > 0
      ? { all: t('traits.all-gear'), carried: t('traits.usual-gear') }
      : { all: t('traits.all'), carried: t('traits.carried') };
  return (
    <>
      {all ? (
        groups.map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h4 id={`${id}-${group}`} className="trait-group">
              {words.group(group)}
            </h4>
            <TraitChips
              {...chips}
              label={words.group(group)}
              rows={rows.filter((row) => row.group === group)}
              explain="last"
            />
          </section>
        ))
      ) : (
        <>
          {shown.length === 0 ? <EmptyLine>{t('traits.none')}</EmptyLine> : null}
          <TraitChips {...chips} label={label} rows={shown} explain="carried" />
        </>
      )}
      <div className="trait-more">
        <Button icon={all ? 'minus' : 'plus'} block onPress={() => setAll(!all)}>
          {more[all ? 'carried' : 'all']}
        </Button>
      </div>
    </>
  );
}

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
  const priced = usePriced();
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
            {priced(
              row.id,
              carried[row.id] ?? true,
              words.carried(row.id, carried[row.id] ?? true, warband.catalogueId),
            )}
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

/** "Épée · 10 co", where it is for sale. */
function usePriced(): (trait: string, value: FlagValue, said: string) => string {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  return (trait, value, said) => {
    const gold = gearPrice(trait, value, system);
    return gold === null ? said : `${said} · ${t('add.price', { gold })}`;
  };
}

/** What it is taken up with; null while only the player can tell. */
function firstValue({ value, range }: TraitRow): FlagValue | null {
  if (range !== null) return range.default;
  return value === 'none' ? true : null;
}

type TraitValueProps = {
  readonly row: TraitRow;
  /** Null while there is none. */
  readonly value: FlagValue | null;
  readonly onSet: (value: FlagValue | null) => void;
};

/** The number or the text of a trait. */
function TraitValue({ row, value, onSet }: TraitValueProps) {
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
  const priced = usePriced();
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
            {priced(row.id, choice, words.value(row.id, choice, warband.catalogueId))}
          </Chip>
        ))}
      </ChipGroup>
      {field}
    </div>
  );
}

/** The words of values, by trait. */
const WORDS = 'trait-values';

/**
 * Values to offer for a trait that holds a text: those that have words, and those that profiles of
 * the catalogue carry and that mean something in this warband. None: players write their own.
 */
function useTraitChoices(trait: string): readonly string[] {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const worded: Readonly<Record<string, object>> = t(WORDS, { returnObjects: true });
  const profiles = [...system.catalogue.flatMap((type) => type.profiles), ...system.extras];
  const carried = profiles.flatMap(({ traits }) => {
    const value = traits[trait];
    return typeof value === 'string' ? [value] : [];
  });
  const known = carried.filter((value) => words.known(trait, value, warband.catalogueId) !== null);
  return [...new Set([...Object.keys(worded[trait] ?? {}), ...known])];
}
