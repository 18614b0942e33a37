import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Buyer } from '#roster/gear.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useEditor } from './editor-context.ts';
import { TraitChips } from './TraitChips.tsx';
import './TraitPicker.css';

type TraitPickerProps = {
  readonly label: string;
  /** Trait ids shown first, in this order. */
  readonly usual?: readonly string[];
  /** All traits allowed here, in the system's order. */
  readonly rows: readonly TraitRow[];
  readonly carried: Flags;
  /** Whose prices are shown. */
  readonly buyer: Buyer;
  readonly onSet: (trait: string, value: FlagValue | null) => void;
};

const NONE: readonly string[] = [];

/** Lists up to this length show without unfolding. */
const FEW = 6;

/** The traits carried; a tap unfolds all of them by group. */
export function TraitPicker(props: TraitPickerProps) {
  const { label, usual = NONE, rows, carried, buyer, onSet } = props;
  const { t } = useTranslation('roster');
  const { words } = useEditor();
  const id = useId();
  const [all, setAll] = useState(false);
  // Initial values, restored when a trait is turned on again.
  const [before] = useState(carried);
  // Traits carried since opening keep their chips, even while their text is being edited.
  const [met, setMet] = useState<readonly string[]>(Object.keys(carried));
  // The order does not change while the sheet is open.
  const [first] = useState(usual);
  const shown = [
    ...first.flatMap((trait) => rows.find((row) => row.id === trait) ?? []),
    ...rows.filter((row) => met.includes(row.id) && !first.includes(row.id)),
  ];
  const set = (trait: string, value: FlagValue | null) => {
    if (!met.includes(trait)) setMet([...met, trait]);
    onSet(trait, value);
  };
  const chips = { carried, before, buyer, onSet: set };
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
