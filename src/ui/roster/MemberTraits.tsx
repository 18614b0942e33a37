import { useTranslation } from '#i18n/use-translation.ts';
import { setTrait } from '#roster/edit.ts';
import type { Member } from '#roster/warband.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useEditor } from './editor-context.ts';
import { TraitPicker } from './TraitPicker.tsx';

/** What he carries, suffers from and can do. */
export function MemberTraits({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, change } = useEditor();
  const rows = system.traits.filter((row) => row.of === 'fighter');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="traits">
      <SectionHeading id="traits" level={3} title={t('member.traits')} />
      <TraitPicker
        label={t('member.traits')}
        rows={rows}
        carried={member.traits}
        onSet={(trait, value) => change((now) => setTrait(now, member.id, trait, value))}
      />
    </section>
  );
}
