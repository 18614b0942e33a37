import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useEditor } from './editor-context.ts';
import { TraitChips } from './TraitChips.tsx';
import './TraitPicker.css';

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
