import { useTranslation } from '#i18n/use-translation.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { setPackLimits } from '#roster/pack-edits/pack.ts';
import { addProfileLike } from '#roster/pack-edits/profiles.ts';
import type { PackFormLimits } from '#rules/contract/pack-form.ts';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { EmblemSheet } from '#ui/roster/EmblemSheet.tsx';
import { SheetDone } from '#ui/roster/SheetDone.tsx';
import { Hires } from './Hires.tsx';
import { ListSheet } from './ListSheet.tsx';
import { Reasons } from './Mend.tsx';
import { WarbandOrigin } from './Origin.tsx';
import { PackNumber } from './PackFields.tsx';
import { PackMenu } from './PackMenu.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { type PackSheet, type ShowPackSheet, usePack } from './pack-context.ts';
import { SkillsSheet } from './SkillsSheet.tsx';
import { UndoButton } from './UndoStep.tsx';

type PackSheetsProps = {
  /** Null for none. */
  readonly sheet: PackSheet | null;
  readonly onShow: ShowPackSheet;
  readonly onClose: () => void;
  /** null: somebody is of it. */
  readonly onRemove: (() => void) | null;
};

/** The sheet that is open over the screen of a pack. */
export function PackSheets({ sheet, onShow, onClose, onRemove }: PackSheetsProps) {
  if (sheet === null) return null;
  if (typeof sheet === 'object') {
    if ('profile' in sheet)
      return (
        <ProfileSheet key={sheet.profile} id={sheet.profile} onShow={onShow} onClose={onClose} />
      );
    return 'list' in sheet ? (
      <ListSheet key={sheet.list} id={sheet.list} onClose={onClose} />
    ) : (
      <SkillsSheet id={sheet.skills} onShow={onShow} onClose={onClose} />
    );
  }
  switch (sheet) {
    case 'emblems':
      return <Emblems onClose={onClose} />;
    case 'limits':
      return <Limits onClose={onClose} />;
    case 'hires':
      return <Hires onClose={onClose} />;
    case 'add-profile':
      return <AddProfile onShow={onShow} onClose={onClose} />;
    case 'menu':
      return <PackMenu onRemove={onRemove} onClose={onClose} />;
  }
}

type Closes = { readonly onClose: () => void };

function Emblems({ onClose }: Closes) {
  const { t } = useTranslation('own-packs');
  const { form, change } = usePack();
  const title = t('field.emblem');
  return (
    <EmblemSheet
      title={title}
      closeLabel={t('close')}
      chosen={form.warband?.emblem}
      onChoose={(emblem) => change(title, (pack) => setPackLimits(pack, { emblem }))}
      onClose={onClose}
    />
  );
}

function Limits({ onClose }: Closes) {
  const { t } = useTranslation('own-packs');
  const { form, system, words, change } = usePack();
  const limits = form.warband;
  if (limits === undefined) return null;
  const limited = system.roles.find((role) => role.limited === true);
  const set = (what: string, changes: Partial<PackFormLimits>) =>
    change(what, (pack) => setPackLimits(pack, changes));
  const heroes = t('limits.limited', { role: words.role(limited?.id ?? '', 2) });
  return (
    <Sheet open onClose={onClose} title={t('limits.title')} closeLabel={t('close')}>
      <div className="stack-wide">
        <Reasons path="warband" />
        <PackNumber
          label={t('limits.gold')}
          value={limits.startGold}
          max={PACK_LIMITS.gold}
          onChange={(startGold) => set(t('limits.gold'), { startGold })}
        />
        <PackNumber
          label={t('limits.min')}
          value={limits.minFighters}
          min={1}
          max={PACK_LIMITS.count}
          onChange={(minFighters) => set(t('limits.min'), { minFighters })}
        />
        <PackNumber
          label={t('limits.max')}
          value={limits.maxFighters}
          min={1}
          max={PACK_LIMITS.count}
          onChange={(maxFighters) => set(t('limits.max'), { maxFighters })}
        />
        {limited === undefined ? null : (
          <PackNumber
            label={heroes}
            value={limits.maxHeroes}
            min={1}
            max={PACK_LIMITS.count}
            onChange={(maxHeroes) => set(heroes, { maxHeroes })}
          />
        )}
        <WarbandOrigin />
      </div>
      <SheetDone onPress={onClose} undo={<UndoButton />} />
    </Sheet>
  );
}

/** Whom a new profile is like. */
function AddProfile({ onShow, onClose }: Closes & { readonly onShow: ShowPackSheet }) {
  const { t } = useTranslation('own-packs');
  const { form, words, called, language, change } = usePack();
  const add = (id: string) =>
    change(t('profile.add'), (pack) => {
      const name = t('profile.new-name', { name: called.profile(id) });
      const next = addProfileLike(pack, id, language, name);
      onShow({ profile: next.id });
      return next.pack;
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('profile.add')}
      subtitle={t('profile.add-like')}
      closeLabel={t('close')}
    >
      <FramedList>
        {form.profiles.map(({ id, role }) => (
          <li key={id}>
            <ListRow
              title={called.profile(id)}
              subtitle={words.role(role, 1)}
              onPress={() => add(id)}
            />
          </li>
        ))}
      </FramedList>
    </Sheet>
  );
}
