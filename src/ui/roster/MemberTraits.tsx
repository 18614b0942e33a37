import { useTranslation } from '#i18n/use-translation.ts';
import { setTrait } from '#roster/edit.ts';
import { buyerIn, gearCost, isGear, usualGear } from '#roster/gear.ts';
import type { Member } from '#roster/warband.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useEditor } from './editor-context.ts';
import { spellRows } from './MemberSpells.tsx';
import { TraitPicker } from './TraitPicker.tsx';

/** Weapons and armour: what players look up and change most. */
export function MemberGear({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const rows = system.traits.filter((row) => row.of === 'fighter' && isGear(row, system));
  if (rows.length === 0) return null;
  const cost = gearCost(member, warband, system);
  return (
    <section aria-labelledby="gear">
      <SectionHeading
        id="gear"
        level={3}
        title={t('member.gear')}
        trailing={cost === 0 ? undefined : t('add.price', { gold: cost })}
      />
      <TraitPicker
        label={t('member.gear')}
        usual={usualGear(warband, member, system)}
        rows={rows}
        carried={member.traits}
        buyer={buyerIn(warband, member)}
        onSet={(trait, value) => change((now) => setTrait(now, member.id, trait, value))}
      />
    </section>
  );
}

/** Injuries and skills, and equipment in a game without prices; the spells of his lists stand by themselves. */
export function MemberTraits({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const spells = spellRows(system, member);
  const rows = system.traits.filter(
    (row) => row.of === 'fighter' && !isGear(row, system) && !spells.includes(row),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="traits">
      <SectionHeading id="traits" level={3} title={t('member.traits')} />
      <TraitPicker
        label={t('member.traits')}
        rows={rows}
        carried={member.traits}
        buyer={buyerIn(warband, member)}
        onSet={(trait, value) => change((now) => setTrait(now, member.id, trait, value))}
      />
    </section>
  );
}
