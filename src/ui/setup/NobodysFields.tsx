import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import type { NobodysSide } from './draft.ts';
import { KIND_COUNTS } from './nobodys-side.ts';
import './SetupForm.css';

type NobodysFieldsProps = {
  readonly side: NobodysSide;
  readonly onChange: (side: NobodysSide) => void;
};

/** Who comes of those whom nobody commands: which one, by name or by the die, or how many of each kind. */
export function NobodysFields({ side, onChange }: NobodysFieldsProps) {
  const { t } = useTranslation('table');
  const { kinds, oneByDie } = side.row;
  const nameOf = (kind: string) => side.names[kind] ?? '';
  return (
    <>
      <p className="quiet">{t(side.row.first ? 'nobodys.first' : 'nobodys.last')}</p>
      {oneByDie ? (
        <OneOf side={side} onChange={onChange} />
      ) : (
        kinds.map(({ id }) => (
          <Stepper
            key={id}
            label={nameOf(id)}
            value={side.counts[id] ?? 0}
            {...KIND_COUNTS}
            onChange={(count) => onChange({ ...side, counts: { ...side.counts, [id]: count } })}
            decreaseLabel={t('nobodys.fewer', { kind: nameOf(id) })}
            increaseLabel={t('nobodys.more', { kind: nameOf(id) })}
          />
        ))
      )}
    </>
  );
}

function OneOf({ side, onChange }: NobodysFieldsProps) {
  const { t } = useTranslation('table');
  const { die } = useStores();
  const { kinds } = side.row;
  const choose = (id: string | undefined) => {
    if (id !== undefined) onChange({ ...side, counts: { [id]: 1 } });
  };
  return (
    <div className="cluster setup-pick">
      <Select
        label={t('nobodys.which')}
        value={Object.keys(side.counts)[0] ?? ''}
        options={kinds.map(({ id }, at) => ({
          value: id,
          label: t('scenario.numbered', { number: at + 1, name: side.names[id] ?? '' }),
        }))}
        onChange={choose}
      />
      <Button icon="dice" onPress={() => choose(kinds[die(kinds.length) - 1]?.id)}>
        {t('nobodys.roll')}
      </Button>
    </div>
  );
}
