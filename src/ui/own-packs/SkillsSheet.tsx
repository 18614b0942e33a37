import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  nameSkillList,
  removeSkillList,
  toggleSkill,
  withOwnSkills,
} from '#roster/pack-edits/lists.ts';
import { toggleSkillList } from '#roster/pack-edits/profiles.ts';
import { addOwnSkill } from '#roster/pack-edits/things.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { HeldChip } from '#ui/kit/HeldChip.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { SheetDone } from '#ui/roster/SheetDone.tsx';
import { WordSearch } from '#ui/roster/WordSearch.tsx';
import { AboutThing } from './OwnThing.tsx';
import { PackName } from './PackFields.tsx';
import { type ShowPackSheet, usePack } from './pack-context.ts';
import { UndoButton } from './UndoStep.tsx';

type SkillsSheetProps = {
  readonly id: string;
  readonly onShow: ShowPackSheet;
  readonly onClose: () => void;
};

/** A list of skills that only this warband learns from: what is on it, and who learns there. */
export function SkillsSheet({ id, onShow, onClose }: SkillsSheetProps) {
  const { t } = useTranslation('own-packs');
  const { form, system, choices, called, language, change } = usePack();
  const also = useOtherNames(system.id, true);
  const [open, setOpen] = useState<string | null>(null);
  const list = form.skillLists?.[id];
  if (list === undefined) return null;
  /** Of its own from the first change on: its original keeps what it has. */
  const edit = (what: string, made: (pack: PackForm, own: string) => PackForm) =>
    change(
      what,
      (pack) => {
        const own = withOwnSkills(pack, id);
        if (own.id !== id) onShow({ skills: own.id });
        return made(own.pack, own.id);
      },
      id,
    );
  const { skills } = list;
  const own = Object.keys(form.things?.skills ?? {});
  const common = system.traits.flatMap((row) =>
    row.kind === 'skill' && choices.traits.includes(row.id) ? [row.id] : [],
  );
  const options = [...own, ...common]
    .filter((skill) => !skills.includes(skill))
    .map((skill) => ({ id: skill, name: called.trait(skill), called: also.get(skill) }));
  return (
    <Sheet
      open
      onClose={onClose}
      title={called.skillList(id)}
      subtitle={t('skills.title')}
      closeLabel={t('close')}
    >
      <div className="stack-wide">
        <PackName
          value={called.skillList(id)}
          onChange={(name) =>
            edit(t('field.name'), (pack, its) => nameSkillList(pack, its, language, name))
          }
        />
        <section aria-label={t('skills.held')} className="stack">
          <p className="hint">{t('skills.held')}</p>
          <ChipGroup label={t('skills.held')}>
            {skills.map((skill) => (
              <HeldChip
                key={skill}
                held
                open={skill === open}
                onOpen={() => setOpen(skill === open ? null : skill)}
                onToggle={() =>
                  edit(called.trait(skill), (pack, its) => toggleSkill(pack, its, skill))
                }
                toggleLabel={t('thing.drop', { what: called.trait(skill) })}
              >
                {called.trait(skill)}
              </HeldChip>
            ))}
          </ChipGroup>
          {open === null || !skills.includes(open) ? null : (
            <AboutThing kind="skills" id={open} onOther={setOpen} />
          )}
          <WordSearch
            label={t('skills.find')}
            options={options}
            likely={[]}
            value=""
            onChoose={(skill) => {
              edit(called.trait(skill), (pack, its) => toggleSkill(pack, its, skill));
              setOpen(skill);
            }}
            onOwnWord={(name) =>
              edit(name, (pack, its) => {
                const next = addOwnSkill(pack, its, language, name);
                setOpen(next.id);
                return next.pack;
              })
            }
          />
        </section>
        <section aria-label={t('skills.who')} className="stack">
          <p className="hint">{t('skills.who')}</p>
          <ChipGroup label={t('skills.who')}>
            {form.profiles.map((profile) => (
              <Chip
                key={profile.id}
                pressed={profile.skills?.includes(id) ?? false}
                onPress={() =>
                  change(
                    called.profile(profile.id),
                    (pack) => toggleSkillList(pack, profile.id, id),
                    id,
                  )
                }
              >
                {called.profile(profile.id)}
              </Chip>
            ))}
          </ChipGroup>
        </section>
        <Button
          icon="trash"
          onPress={() => {
            onClose();
            change(t('skills.remove'), (pack) => removeSkillList(pack, id));
          }}
        >
          {t('skills.remove')}
        </Button>
      </div>
      <SheetDone onPress={onClose} undo={<UndoButton />} />
    </Sheet>
  );
}
