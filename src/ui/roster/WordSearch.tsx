import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { TextField } from '#ui/kit/TextField.tsx';

/** Something to be found by what it is called. */
export interface Findable {
  readonly id: string;
  readonly name: string;
  /** Beside its name: whose it is, what it costs. */
  readonly detail?: string | undefined;
  /** Other words for it, folded. */
  readonly called?: string | undefined;
}

type WordSearchProps = {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly options: readonly Findable[];
  /** Offered at once, the likeliest first. */
  readonly likely: readonly string[];
  /** What is chosen now; '' for nothing. */
  readonly value: string;
  readonly onChoose: (id: string, name: string) => void;
  /** What was typed, where it may stay the player's own word. */
  readonly onOwnWord?: ((text: string) => void) | undefined;
  /** More chips behind those offered. */
  readonly children?: ReactNode;
};

/** Finds one of many by a few letters of its name; what is likely is a tap away. */
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

/** Names that begin with it before those in which it stands, and before other words for a thing. */
function findIn(options: readonly Findable[], sought: string): readonly Findable[] {
  const place = ({ name, called = '' }: Findable) => {
    const at = folded(name).indexOf(sought);
    if (at >= 0) return at === 0 ? 0 : 1;
    return called.includes(sought) ? 2 : 3;
  };
  return options
    .map((one) => ({ one, at: place(one) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ one }) => one);
}

const MOST = 12;
