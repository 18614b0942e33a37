import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import { nameRank } from '#roster/other-names.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { TextField } from '#ui/kit/TextField.tsx';

/** An option that can be found by its names. */
export interface Findable {
  readonly id: string;
  readonly name: string;
  /** Next to the name: its warband, its price. */
  readonly detail?: string | undefined;
  /** Other names, folded. */
  readonly called?: string | undefined;
}

type WordSearchProps = {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly options: readonly Findable[];
  /** Suggested ids, the likeliest first. */
  readonly likely: readonly string[];
  /** The chosen id; '' for none. */
  readonly value: string;
  readonly onChoose: (id: string, name: string) => void;
  /** Takes the typed text where any text is allowed. */
  readonly onOwnWord?: ((text: string) => void) | undefined;
  /** More chips after the suggestions. */
  readonly children?: ReactNode;
};

/** Finds an option by typing; suggestions are a tap away. */
export function WordSearch(props: WordSearchProps) {
  const { label, options, likely, value, onChoose, onOwnWord } = props;
  const { t } = useTranslation('roster');
  const [typed, setTyped] = useState('');
  const sought = folded(typed.trim());
  const named = new Map(options.map((one) => [one.id, one]));
  const offered = [...new Set(likely)].flatMap((id) => named.get(id) ?? []);
  const found = sought === '' ? offered : findIn(options, sought);
  const choose = (id: string, name: string) => {
    setTyped('');
    onChoose(id, name);
  };
  const own = () => {
    setTyped('');
    onOwnWord?.(typed.trim());
  };
  return (
    <div className="stack">
      <TextField
        label={label}
        type="search"
        inputMode="search"
        placeholder={props.placeholder}
        value={typed}
        onChange={setTyped}
      />
      <ChipGroup label={t('search.found', { what: label })}>
        {found.map(({ id, name, detail }) => (
          <Chip
            key={id}
            pressed={id === value}
            icon={id === value ? 'tick' : undefined}
            onPress={() => choose(id, name)}
          >
            {detail === undefined ? name : `${name} · ${detail}`}
          </Chip>
        ))}
        {sought === '' || onOwnWord === undefined ? null : (
          <Chip pressed={false} icon="list" onPress={own}>
            {t('search.own-word', { text: typed.trim() })}
          </Chip>
        )}
        {props.children}
      </ChipGroup>
      {sought !== '' && found.length === 0 ? <EmptyLine>{t('search.nothing')}</EmptyLine> : null}
    </div>
  );
}

/** Matches sorted: names that begin with the text, names that contain it, other names. */
function findIn(options: readonly Findable[], sought: string): readonly Findable[] {
  return options
    .flatMap((one) => {
      const rank = nameRank(one.name, one.called ?? '', sought);
      return rank === null ? [] : [{ one, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SHOWN)
    .map(({ one }) => one);
}

const MAX_SHOWN = 12;
