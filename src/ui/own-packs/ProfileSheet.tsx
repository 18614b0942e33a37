import { useTranslation } from '#i18n/use-translation.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import {
  addProfileLike,
  nameProfile,
  type ProfileChanges,
  removeProfile,
  setPackCharacteristic,
  setPackLeader,
  setProfileFields,
} from '#roster/pack-edits/profiles.ts';
import type { PackFormProfile } from '#rules/contract/pack-form.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { ProfileTable } from '#ui/roster/ProfileTable.tsx';
import { SheetDone } from '#ui/roster/SheetDone.tsx';
import { Reasons } from './Mend.tsx';
import { ProfileOrigin } from './Origin.tsx';
import { PackName, PackNumber } from './PackFields.tsx';
import { ProfileGear } from './ProfileGear.tsx';
import { ProfileLearning } from './ProfileLearning.tsx';
import { ProfileTraits } from './ProfileTraits.tsx';
import { type ShowPackSheet, usePack } from './pack-context.ts';
import { UndoButton } from './UndoStep.tsx';

type ProfileSheetProps = {
  readonly id: string;
  readonly onShow: ShowPackSheet;
  readonly onClose: () => void;
};

/** All that a profile is and has. */
export function ProfileSheet({ id, onShow, onClose }: ProfileSheetProps) {
  const { t } = useTranslation('own-packs');
  const { form, words, called, language, change } = usePack();
  const at = form.profiles.findIndex((one) => one.id === id);
  const profile = form.profiles[at];
  if (profile === undefined) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={called.profile(id)}
      subtitle={words.role(profile.role, 1)}
      closeLabel={t('close')}
    >
      <div className="stack-wide">
        <Reasons path={`profiles.${at}`} />
        <PackName
          value={called.profile(id)}
          onChange={(name) =>
            change(t('field.name'), (pack) => nameProfile(pack, id, language, name), id)
          }
        />
        <Facts profile={profile} />
        <Numbers profile={profile} />
        <ProfileTraits profile={profile} />
        <ProfileGear profile={profile} />
        <ProfileLearning profile={profile} />
        <ProfileOrigin profile={profile} />
        <Whole profile={profile} onShow={onShow} onClose={onClose} />
      </div>
      <SheetDone onPress={onClose} undo={<UndoButton />} />
    </Sheet>
  );
}

type OfProfile = { readonly profile: PackFormProfile };

/** His role, his price, how many of him there may be, and what he begins with. */
function Facts({ profile }: OfProfile) {
  const { t } = useTranslation('own-packs');
  const { system, words, change } = usePack();
  const { id, role, leader, cost = 0, max, startXp } = profile;
  const set = (what: string, changes: ProfileChanges) =>
    change(what, (pack) => setProfileFields(pack, id, changes), id);
  const roles = system.roles.filter((row) => row.hired !== true || row.id === role);
  return (
    <>
      <Select
        label={t('profile.role')}
        value={role}
        options={roles.map((row) => ({ value: row.id, label: words.role(row.id, 1) }))}
        onChange={(chosen) => set(t('profile.role'), { role: chosen })}
      />
      <Switch
        label={t('profile.leader')}
        hint={t('profile.leader-hint')}
        checked={leader === true}
        onChange={(leads) =>
          change(t('profile.leader'), (pack) => setPackLeader(pack, id, leads), id)
        }
      />
      <PackNumber
        label={t('profile.cost')}
        value={cost}
        max={PACK_LIMITS.gold}
        onChange={(gold) => set(t('profile.cost'), { cost: gold })}
      />
      <Stepper
        label={t('profile.max')}
        value={max ?? 0}
        shown={max === undefined ? t('profile.no-limit') : undefined}
        min={0}
        max={PACK_LIMITS.count}
        decreaseLabel={t('field.fewer', { what: t('profile.max') })}
        increaseLabel={t('field.more', { what: t('profile.max') })}
        onChange={(most) => set(t('profile.max'), { max: most === 0 ? undefined : most })}
      />
      <Switch
        label={t('profile.learns')}
        checked={startXp !== undefined}
        onChange={(learns) => set(t('profile.learns'), { startXp: learns ? 0 : undefined })}
      />
      {startXp === undefined ? null : (
        <PackNumber
          label={t('profile.xp')}
          value={startXp}
          max={PACK_LIMITS.experience}
          onChange={(points) => set(t('profile.xp'), { startXp: points })}
        />
      )}
    </>
  );
}

function Numbers({ profile: { id, profile } }: OfProfile) {
  const { choices, words, change } = usePack();
  return (
    <div className="stack">
      <ProfileTable
        rows={choices.characteristics}
        words={words}
        values={profile}
        onChange={(row, value) =>
          change(
            words.characteristic(row),
            (pack) => setPackCharacteristic(pack, id, row, value),
            id,
          )
        }
      />
    </div>
  );
}

/** Another one like him, and his removal, unless somebody is of him. */
function Whole({ profile, onShow, onClose }: OfProfile & Omit<ProfileSheetProps, 'id'>) {
  const { t } = useTranslation('own-packs');
  const { form, words, called, language, users, change } = usePack();
  const { id } = profile;
  const members = users.flatMap((warband) =>
    warband.members
      .filter(({ profileId }) => profileId === `${form.id}/${id}`)
      .map((one) => `${words.member(one)} (${words.warband(warband)})`),
  );
  const duplicate = () =>
    change(t('profile.duplicate'), (pack) => {
      const name = t('profile.new-name', { name: called.profile(id) });
      const next = addProfileLike(pack, id, language, name);
      onShow({ profile: next.id });
      return next.pack;
    });
  const remove = () => {
    onClose();
    change(t('profile.removed'), (pack) => removeProfile(pack, id));
  };
  return (
    <>
      <div className="row">
        <Button icon="copy" onPress={duplicate}>
          {t('profile.duplicate')}
        </Button>
        {members.length > 0 ? null : (
          <Button icon="trash" onPress={remove}>
            {t('profile.remove')}
          </Button>
        )}
      </div>
      {members.length === 0 ? null : (
        <p className="quiet">{t('profile.held', { members: members.join(', ') })}</p>
      )}
    </>
  );
}
