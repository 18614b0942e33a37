import { useTranslation } from '#i18n/use-translation.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { DraftField, NumberField } from '#ui/roster/DraftField.tsx';
import { usePack } from './pack-context.ts';

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A number of the pack. */
export function PackNumber({ label, value, min = 0, max, onChange }: NumberProps) {
  const { t } = useTranslation('own-packs');
  return (
    <NumberField
      label={label}
      value={value}
      min={min}
      max={max}
      decreaseLabel={t('field.fewer', { what: label })}
      increaseLabel={t('field.more', { what: label })}
      onChange={onChange}
    />
  );
}

type NameProps = {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
};

/** A name of the pack, in the language that is spoken. */
export function PackName({ label, value, onChange }: NameProps) {
  const { t } = useTranslation('own-packs');
  return (
    <DraftField
      label={label ?? t('field.name')}
      value={value}
      maxLength={PACK_LIMITS.name}
      onChange={onChange}
    />
  );
}

/** The sentence about a thing that players bring along. */
export function PackHint({ id, onChange }: { id: string; onChange: (hint: string) => void }) {
  const { t } = useTranslation('own-packs');
  const { called } = usePack();
  return (
    <DraftField
      label={t('thing.hint')}
      hint={t('thing.hint-hint')}
      value={called.hint(id)}
      maxLength={PACK_LIMITS.hint}
      multiline
      onChange={onChange}
    />
  );
}
