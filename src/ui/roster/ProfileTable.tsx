import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { CharacteristicRow } from '#rules/contract/rows.ts';
import { signed } from '#rules/kit/signed.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import type { RosterWords } from './words.ts';
import '#ui/kit/tones.css';
import './ProfileTable.css';

type ProfileTableProps = {
  readonly rows: readonly CharacteristicRow[];
  readonly words: Pick<RosterWords, 'short' | 'characteristic'>;
  readonly values: Readonly<Record<string, number>>;
  /** How far a value is from the usual; absent: nothing is usual. */
  readonly differenceOf?: (id: string) => number;
  /** Of his race; null for none. */
  readonly maximumOf?: (id: string) => number | null;
  readonly onChange: (id: string, value: number) => void;
};

/** The characteristics side by side; a tap on one offers to change it. */
export function ProfileTable(props: ProfileTableProps) {
  const { rows, words, values, differenceOf, maximumOf, onChange } = props;
  const { t } = useTranslation('roster');
  const [open, setOpen] = useState<string | null>(null);
  const shown = rows.filter(mayDiffer);
  const row = shown.find(({ id }) => id === open);
  return (
    <>
      <fieldset className="grid profile-table" aria-label={t('member.profile')}>
        {shown.map(({ id }) => (
          <Column
            key={id}
            id={id}
            words={words}
            value={values[id] ?? 0}
            by={differenceOf?.(id) ?? 0}
            open={id === open}
            onPress={() => setOpen(id === open ? null : id)}
          />
        ))}
      </fieldset>
      {row === undefined ? null : (
        <Bounded
          row={row}
          value={values[row.id] ?? 0}
          most={maximumOf?.(row.id) ?? null}
          name={words.characteristic(row.id)}
          onChange={(wanted) => onChange(row.id, wanted)}
        />
      )}
    </>
  );
}

/** Whether a characteristic can differ at all. */
function mayDiffer({ min, max }: CharacteristicRow): boolean {
  return min < max;
}

type ColumnProps = Pick<ProfileTableProps, 'words'> & {
  readonly id: string;
  readonly value: number;
  readonly by: number;
  readonly open: boolean;
  readonly onPress: () => void;
};

function Column({ id, words, value, by, open, onPress }: ColumnProps) {
  return (
    <button
      type="button"
      className={classNames(
        'profile-column',
        by > 0 && 'profile-changed k-tone-standing',
        by < 0 && 'profile-changed k-tone-leader',
      )}
      aria-expanded={open}
      onClick={onPress}
    >
      <span className="quiet">{words.short(id)}</span>{' '}
      <span className="visually-hidden">{words.characteristic(id)}</span> <b>{value}</b>{' '}
      {by === 0 ? <Icon name={open ? 'up' : 'down'} size={14} /> : <small>{signed(by)}</small>}
    </button>
  );
}

type BoundedProps = {
  readonly row: CharacteristicRow;
  readonly value: number;
  /** Of his race; null if it has none. */
  readonly most: number | null;
  readonly name: string;
  readonly onChange: (value: number) => void;
};

function Bounded({ row: { min, max }, value, most, name, onChange }: BoundedProps) {
  const { t } = useTranslation('roster');
  return (
    <Stepper
      label={most === null ? name : t('member.maximum', { name, max: most })}
      value={value}
      // An imported value may be out of bounds and must be able to come back.
      min={Math.min(min, value)}
      max={Math.max(max, value)}
      decreaseLabel={t('member.fewer', { what: name })}
      increaseLabel={t('member.more', { what: name })}
      onChange={onChange}
    />
  );
}
