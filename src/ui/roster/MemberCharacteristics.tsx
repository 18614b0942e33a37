import { useTranslation } from '#i18n/use-translation.ts';
import { setCharacteristic } from '#roster/edit.ts';
import type { Member } from '#roster/warband.ts';
import type { CharacteristicRow } from '#rules/contract/rows.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useEditor } from './editor-context.ts';
import './MemberCharacteristics.css';

type MemberCharacteristicsProps = { readonly member: Member };

/** A stepper for each characteristic. */
export function MemberCharacteristics({ member }: MemberCharacteristicsProps) {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  return (
    <section aria-labelledby="characteristics">
      <SectionHeading id="characteristics" level={3} title={t('member.profile')} />
      <div className="grid member-characteristics">
        {system.characteristics.filter(mayDiffer).map((row) => (
          <Characteristic key={row.id} row={row} member={member} />
        ))}
      </div>
    </section>
  );
}

/** Whether a characteristic can differ at all. */
function mayDiffer({ min, max }: CharacteristicRow): boolean {
  return min < max;
}

type CharacteristicProps = MemberCharacteristicsProps & { readonly row: CharacteristicRow };

function Characteristic({ row: { id, min, max }, member }: CharacteristicProps) {
  const { t } = useTranslation('roster');
  const { words, change } = useEditor();
  const name = words.characteristic(id);
  const value = member.profile[id] ?? 0;
  return (
    <Stepper
      label={t('member.characteristic', { short: words.short(id), name })}
      value={value}
      // An imported value may be out of bounds and must be able to come back.
      min={Math.min(min, value)}
      max={Math.max(max, value)}
      decreaseLabel={t('member.fewer', { what: name })}
      increaseLabel={t('member.more', { what: name })}
      onChange={(wanted) => change((now) => setCharacteristic(now, member.id, id, wanted))}
    />
  );
}
