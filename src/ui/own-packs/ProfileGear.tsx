import { useTranslation } from '#i18n/use-translation.ts';
import { setProfileFields, toggleBarred } from '#roster/pack-edits/profiles.ts';
import type { PackFormProfile } from '#rules/contract/pack-form.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { usePack } from './pack-context.ts';

/** The list that he buys from, and what of it he can't have. */
export function ProfileGear({ profile }: { readonly profile: PackFormProfile }) {
  const { t } = useTranslation('own-packs');
  const { form, called, change } = usePack();
  const { id, equipment = '', without = [] } = profile;
  const lists = form.equipment ?? {};
  const items = lists[equipment]?.items ?? [];
  return (
    <>
      <Select
        label={t('profile.equipment')}
        value={equipment}
        options={[
          { value: '', label: t('profile.no-list') },
          ...Object.keys(lists).map((list) => ({ value: list, label: called.list(list) })),
        ]}
        onChange={(list) =>
          change(
            t('profile.equipment'),
            (pack) => setProfileFields(pack, id, { equipment: list === '' ? undefined : list }),
            id,
          )
        }
      />
      {items.length === 0 ? null : (
        <Fold
          title={t('profile.allowed')}
          summary={`${items.length - without.length}/${items.length}`}
        >
          <ChipGroup label={t('profile.allowed')}>
            {items.map((item) => (
              <Chip
                key={item}
                pressed={!without.includes(item)}
                onPress={() =>
                  change(called.item(item), (pack) => toggleBarred(pack, id, item), id)
                }
              >
                {called.item(item)}
              </Chip>
            ))}
          </ChipGroup>
        </Fold>
      )}
    </>
  );
}
