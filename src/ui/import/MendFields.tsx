import type { DraftFighter } from '#exchange/import/draft.ts';
import type { FighterMend } from '#exchange/import/mend.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { DraftField, NumberField } from '#ui/roster/DraftField.tsx';
import { ProfilePicker } from '#ui/roster/ProfilePicker.tsx';
import type { DraftWords } from './draft-words.ts';
import { MendThings } from './MendThings.tsx';
import { MendTraits } from './MendTraits.tsx';
import type { Given } from './read-given.ts';
import type { Mends } from './use-mends.ts';

type MendFieldsProps = {
  readonly fighter: DraftFighter;
  readonly given: Given;
  readonly mends: Mends;
  readonly words: DraftWords;
};

/** All fields of an imported fighter, each mended by a tap. */
export function MendFields({ fighter, given, mends, words }: MendFieldsProps) {
  const { t } = useTranslation('import');
  const { system } = given.kit;
  const { draft, give } = mends;
  const { key, name, count, xp, profileId, choices } = fighter;
  const at = draft.fighters.findIndex((one) => one.key === key);
  const above = draft.fighters[at - 1];
  const number = { label: t('sheet.count'), fewer: t('sheet.fewer'), more: t('sheet.more') };
  const points = { label: t('sheet.xp'), fewer: t('sheet.less-xp'), more: t('sheet.more-xp') };
  return (
    <>
      <ProfilePicker
        system={system}
        words={words.roster}
        catalogueId={draft.catalogueId.value}
        value={profileId.value}
        likely={choices}
        called={words.called}
        onChoose={(id) => give({ do: 'profile', fighter: key, profileId: id })}
      >
        <Chip
          pressed={profileId.value === '' && !fighter.unsure.includes('type')}
          icon="list"
          onPress={() => give({ do: 'profile', fighter: key, profileId: '' })}
        >
          {t('as-text')}
        </Chip>
      </ProfilePicker>
      <div className="grid gap-3 mend-numbers">
        <DraftField
          label={t('sheet.name')}
          value={name.value}
          maxLength={LIMITS.name}
          onChange={(typed) => give({ do: 'name', fighter: key, name: typed.trim() })}
        />
        <NumberField
          label={number.label}
          value={count.value}
          min={1}
          max={60}
          decreaseLabel={number.fewer}
          increaseLabel={number.more}
          onChange={(value) => give({ do: 'count', fighter: key, count: value })}
        />
        {system.campaign === null ? null : (
          <NumberField
            label={points.label}
            value={xp.value}
            min={0}
            max={999}
            decreaseLabel={points.fewer}
            increaseLabel={points.more}
            onChange={(value) => give({ do: 'xp', fighter: key, xp: value })}
          />
        )}
      </div>
      <MendThings fighter={fighter} mends={mends} words={words} system={system} />
      <MendTraits of="skills" fighter={fighter} mends={mends} words={words} />
      <MendTraits of="injuries" fighter={fighter} mends={mends} words={words} />
      {count.value < 2 && above === undefined ? null : (
        <ChipGroup label={t('sheet.group')}>
          {partsOf(count.value).map((some) => (
            <Chip
              key={some}
              pressed={false}
              icon="swap"
              onPress={() => give({ do: 'split', fighter: key, count: some })}
            >
              {t('sheet.split', { count: some })}
            </Chip>
          ))}
          {above === undefined ? null : (
            <Chip
              pressed={false}
              icon="up"
              onPress={() => give({ do: 'merge', fighter: key } satisfies FighterMend)}
            >
              {t('sheet.merge', { name: words.roster.member({ name: above.name.value }) })}
            </Chip>
          )}
        </ChipGroup>
      )}
    </>
  );
}

/** Sizes of the smaller part when a group is split. */
function partsOf(count: number): readonly number[] {
  return [1, 2, 3].filter((some) => some * 2 <= count);
}
