import { useTranslation } from '#i18n/use-translation.ts';
import { setProfileFields, toggleSkillList } from '#roster/pack-edits/profiles.ts';
import type { PackFormProfile } from '#rules/contract/pack-form.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { usePack } from './pack-context.ts';

/** What he learns from: lists of skills, and of spells or prayers. */
export function ProfileLearning({ profile }: { readonly profile: PackFormProfile }) {
  const { t } = useTranslation('own-packs');
  const { form, choices, called, change } = usePack();
  const { id, skills = [], magic = '' } = profile;
  const spells = [...choices.spellLists, ...Object.keys(form.things?.spells ?? {})];
  return (
    <>
      <section aria-label={t('profile.skills')} className="stack">
        <p className="hint">{t('profile.skills')}</p>
        <ChipGroup label={t('profile.skills')}>
          {[...choices.skillLists, ...Object.keys(form.skillLists ?? {})].map((list) => (
            <Chip
              key={list}
              pressed={skills.includes(list)}
              onPress={() =>
                change(called.skillList(list), (pack) => toggleSkillList(pack, id, list), id)
              }
            >
              {called.skillList(list)}
            </Chip>
          ))}
        </ChipGroup>
      </section>
      <Select
        label={t('profile.magic')}
        value={magic}
        options={[
          { value: '', label: t('profile.no-magic') },
          ...spells.map((list) => ({ value: list, label: called.spellList(list) })),
        ]}
        onChange={(list) =>
          change(
            t('profile.magic'),
            (pack) => setProfileFields(pack, id, { magic: list === '' ? undefined : list }),
            id,
          )
        }
      />
    </>
  );
}
