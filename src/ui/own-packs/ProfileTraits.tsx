import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { setPackTrait } from '#roster/pack-edits/profiles.ts';
import { addThing } from '#roster/pack-edits/things.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { PackFormProfile } from '#rules/contract/pack-form.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { HeldChip } from '#ui/kit/HeldChip.tsx';
import { DraftField } from '#ui/roster/DraftField.tsx';
import { firstValue } from '#ui/roster/TraitChips.tsx';
import { useTraitChoices } from '#ui/roster/trait-choices.ts';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import { AboutThing } from './OwnThing.tsx';
import { PackNumber } from './PackFields.tsx';
import { usePack } from './pack-context.ts';

type ProfileTraitsProps = { readonly profile: PackFormProfile };

/** What he has by himself: rules, abilities and possessions, those of the app and those that players add. */
export function ProfileTraits({ profile }: ProfileTraitsProps) {
  const { t } = useTranslation(['own-packs', 'roster']);
  const { form, system, choices, words, called, language, change } = usePack();
  const also = useOtherNames(system.id, true);
  const [open, setOpen] = useState<string | null>(null);
  const { id, traits = {} } = profile;
  const own = Object.keys(form.things?.traits ?? {});
  const options = [...own, ...choices.traits]
    .filter((trait) => !(trait in traits))
    .map((trait) => ({ id: trait, name: called.trait(trait), called: also.get(trait) }));
  const rowOf = (trait: string) => system.traits.find((row) => row.id === trait);
  const set = (trait: string, value: FlagValue | null) =>
    change(called.trait(trait), (pack) => setPackTrait(pack, id, trait, value), id);
  const add = (trait: string) => {
    const row = rowOf(trait);
    set(trait, row === undefined ? true : (firstValue(row) ?? ''));
    setOpen(trait);
  };
  const invent = (name: string) =>
    change(
      name,
      (pack) => {
        const { pack: next, id: trait } = addThing(pack, 'traits', language, name);
        setOpen(trait);
        return setPackTrait(next, id, trait, true);
      },
      id,
    );
  const opened = open !== null && open in traits ? open : null;
  return (
    <section aria-label={t('profile.traits')} className="stack">
      <p className="hint">{t('profile.traits')}</p>
      <ChipGroup label={t('profile.traits')}>
        {Object.entries(traits).map(([trait, value]) => {
          const word =
            rowOf(trait) === undefined ? called.trait(trait) : words.carried(trait, value, form.id);
          return (
            <HeldChip
              key={trait}
              held
              open={trait === open}
              onOpen={() => setOpen(trait === open ? null : trait)}
              onToggle={() => set(trait, null)}
              toggleLabel={t('roster:member.remove-label', { label: word })}
            >
              {word}
            </HeldChip>
          );
        })}
      </ChipGroup>
      {opened === null ? null : (
        <>
          <Value
            row={rowOf(opened)}
            value={traits[opened] ?? true}
            onSet={(value) => set(opened, value)}
          />
          <AboutThing kind="traits" id={opened} onOther={setOpen} />
        </>
      )}
      <WordSearch
        label={t('profile.find-trait')}
        options={options}
        likely={[]}
        value=""
        onChoose={add}
        onOwnWord={invent}
      />
    </section>
  );
}

type ValueProps = {
  readonly row: TraitRow | undefined;
  readonly value: FlagValue;
  readonly onSet: (value: FlagValue) => void;
};

/** Its number or its text. */
function Value({ row, value, onSet }: ValueProps) {
  const { system, words, called, form } = usePack();
  const choicesOf = useTraitChoices(system, words);
  if (row === undefined || row.value === 'none') return null;
  const label = called.trait(row.id);
  if (row.range !== undefined)
    return (
      <PackNumber
        label={label}
        value={typeof value === 'number' ? value : row.range.default}
        min={row.range.min}
        max={row.range.max}
        onChange={onSet}
      />
    );
  const text = typeof value === 'string' ? value : '';
  const choices = choicesOf(row.id, form.id);
  return (
    <>
      {choices.length === 0 ? null : (
        <ChipGroup label={label}>
          {choices.map((choice) => (
            <Chip key={choice} pressed={choice === text} onPress={() => onSet(choice)}>
              {words.value(row.id, choice, form.id)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <DraftField
        label={label}
        value={choices.includes(text) ? '' : text}
        maxLength={PACK_LIMITS.name}
        onChange={onSet}
      />
    </>
  );
}
