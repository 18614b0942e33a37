import { useTranslation } from '#i18n/use-translation.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { ExperienceBoxes } from './ExperienceBoxes.tsx';
import { type Done, useEditor } from './editor-context.ts';
import { FindingsOf } from './Findings.tsx';
import { GroupActions } from './GroupActions.tsx';
import { useGoldLeft } from './gold-left.ts';
import { MemberActions } from './MemberActions.tsx';
import { MemberPhoto } from './MemberPhoto.tsx';
import { MemberPicture } from './MemberPicture.tsx';
import { SheetDone } from './SheetDone.tsx';
import './MemberSheet.css';
import {
  removeMiniature,
  renameLabel,
  renameMember,
  setCharacteristic,
  setCount,
  setExperience,
  setLeader,
  setMissesNext,
  setRole,
  setTitle,
  setTrait,
  spaceIn,
} from '#roster/edit.ts';
import { experienceTrack } from '#roster/experience.ts';
import { gearCost, isGear, usualGear } from '#roster/gear.ts';
import { LIMITS } from '#roster/limits.ts';
import { calledIn } from '#roster/member-of.ts';
import { mayBeGroup, roleOf } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { DraftField, NumberField } from './DraftField.tsx';
import './MemberNames.css';
import type { CharacteristicRow } from '#rules/contract/rows.ts';
import { Select } from '#ui/kit/Select.tsx';
import './MemberCharacteristics.css';
import { statusFor } from '#roster/muster.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import './MemberSwitches.css';
import { TraitPicker } from './TraitPicker.tsx';

type MemberSheetProps = {
  readonly id: WarriorId;
  readonly onClose: () => void;
  /** Goes on to another member. */
  readonly onOpen: (id: WarriorId) => void;
  /** What changed who is in the warband, to be taken back. */
  readonly onDone: (done: Done) => void;
  /** Goes on to the next newcomer. */
  readonly onMore: () => void;
};

/** Everything about one member, the most used first. */
export function MemberSheet({ id, onClose, onOpen, onDone, onMore }: MemberSheetProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const left = useGoldLeft();
  const more = spaceIn(warband) > 0 ? onMore : undefined;
  const member = warband.members.find((one) => one.id === id);
  if (member === undefined) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      lead={<MemberPicture member={member} system={system} />}
      title={words.kind(member)}
      subtitle={left ?? undefined}
      closeLabel={t('warband.close')}
    >
      <div className="member-sheet">
        <FindingsOf id={id} />
        <MemberNames member={member} />
        <MemberGear member={member} />
        <MemberSwitches member={member} />
        <MemberPhoto member={member} />
        <MemberCharacteristics member={member} />
        <MemberTraits member={member} />
        {system.campaign === null ? null : <MemberExperience member={member} />}
        <MemberRole member={member} />
        <GroupActions member={member} onDone={onDone} />
        <MemberActions member={member} onOpen={onOpen} onDone={onDone} />
      </div>
      <SheetDone onPress={onClose} onMore={more} />
    </Sheet>
  );
}

type MemberNamesProps = { readonly member: Member };

/** What he is called; for a group also how many they are, and what each of them is called. */
function MemberNames({ member }: MemberNamesProps) {
  const { t } = useTranslation('roster');
  const { system, type } = useEditor();
  const [label] = member.labels;
  const group =
    mayBeGroup(system, member.role) || member.labels.length > 1 || label !== member.name;
  return (
    <>
      <DraftField
        label={group ? t('member.group-name') : t('member.name')}
        value={member.name}
        maxLength={LIMITS.name}
        onChange={(name) =>
          type(`name ${member.id}`, (now) => renameMember(now, system, member.id, name))
        }
      />
      {group ? <Miniatures member={member} /> : null}
    </>
  );
}

function Miniatures({ member }: MemberNamesProps) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const own = useOwnWords(system.id);
  const count = member.labels.length;
  return (
    <section aria-labelledby="miniatures">
      <SectionHeading id="miniatures" level={3} title={t('member.labels')} />
      <Stepper
        label={own('roster:member.count')}
        value={count}
        min={1}
        max={count + spaceIn(warband)}
        decreaseLabel={own('roster:member.one-less')}
        increaseLabel={own('roster:member.one-more')}
        onChange={(wanted) => change((now) => setCount(now, member.id, wanted))}
      />
      <p className="miniatures-hint">{own('roster:member.label-hint')}</p>
      <ul className="stack">
        {member.labels.map((label, index) => (
          <Miniature
            // Only its place tells one miniature of a group from the others.
            key={`${index}`}
            member={member}
            label={label}
            index={index}
          />
        ))}
      </ul>
    </section>
  );
}

type MiniatureProps = MemberNamesProps & { readonly label: string; readonly index: number };

function Miniature({ member, label, index }: MiniatureProps) {
  const { t } = useTranslation('roster');
  const { warband, system, change, type } = useEditor();
  const own = useOwnWords(system.id);
  const { id } = member;
  return (
    <li className="miniature">
      <DraftField
        label={own('roster:member.label', { number: index + 1 })}
        value={calledIn(warband)(member, label)}
        maxLength={LIMITS.label}
        onChange={(wanted) =>
          type(`label ${id} ${index}`, (now) => renameLabel(now, id, index, wanted))
        }
      />
      {member.labels.length < 2 ? null : (
        <IconButton
          icon="trash"
          label={t('member.remove-label', { label })}
          onPress={() => change((now) => removeMiniature(now, id, index))}
        />
      )}
    </li>
  );
}

/** What he is: a word of the player's own, and his place in the rules. */
function MemberRole({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, words, change } = useEditor();
  const { id, title, role } = member;
  return (
    <section aria-labelledby="role">
      <SectionHeading id="role" level={3} title={t('member.about')} />
      <div className="stack">
        <Select
          label={t('member.role')}
          value={role}
          options={system.roles.map((row) => ({
            value: row.id,
            label: words.role(row.id, member.labels.length),
          }))}
          onChange={(wanted) => change((now) => setRole(now, id, wanted))}
        />
        <DraftField
          label={t('member.title')}
          hint={t('member.title-hint')}
          placeholder={words.kind({ ...member, title: '' })}
          value={title}
          maxLength={LIMITS.title}
          onChange={(wanted) => change((now) => setTitle(now, id, wanted))}
        />
      </div>
    </section>
  );
}

type MemberCharacteristicsProps = { readonly member: Member };

/** Each characteristic of the system, one point a tap. */
function MemberCharacteristics({ member }: MemberCharacteristicsProps) {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  return (
    <section aria-labelledby="characteristics">
      <SectionHeading id="characteristics" level={3} title={t('member.profile')} />
      <div className="member-characteristics">
        {system.characteristics.filter(mayDiffer).map((row) => (
          <Characteristic key={row.id} row={row} member={member} />
        ))}
      </div>
    </section>
  );
}

/** Some are the same for everybody. */
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
      // What came in from elsewhere may lie outside, and must find its way back.
      min={Math.min(min, value)}
      max={Math.max(max, value)}
      decreaseLabel={t('member.fewer', { what: name })}
      increaseLabel={t('member.more', { what: name })}
      onChange={(wanted) => change((now) => setCharacteristic(now, member.id, id, wanted))}
    />
  );
}

/** Experience points of each of his miniatures. */
function MemberExperience({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, change } = useEditor();
  const track = experienceTrack(member, system);
  const set = (points: number) => change((now) => setExperience(now, member.id, points));
  return (
    <div>
      <NumberField
        label={t('member.experience')}
        value={member.experience}
        min={0}
        max={LIMITS.experience}
        decreaseLabel={t('member.less-experience')}
        increaseLabel={t('member.more-experience')}
        onChange={set}
      />
      {track === null ? null : (
        <ExperienceBoxes track={track} experience={member.experience} onChange={set} />
      )}
    </div>
  );
}

/** Whether he leads, and whether he will be there. */
function MemberSwitches({ member: { id, role, leader, missesNext } }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, change } = useEditor();
  // A leader of a role that may not lead must find his way back.
  const leads = leader || (roleOf(system, role)?.mayLead ?? true);
  const stays = statusFor(system, 'absent') !== null;
  if (!leads && !stays) return null;
  return (
    <div className="member-switches">
      {leads ? (
        <Switch
          label={t('member.leader')}
          hint={system.leadershipCharacteristic === null ? undefined : t('member.leader-hint')}
          checked={leader}
          onChange={(on) => change((now) => setLeader(now, on ? id : null))}
        />
      ) : null}
      {stays ? (
        <Switch
          label={t('member.misses-next')}
          hint={t('member.misses-next-hint')}
          checked={missesNext}
          onChange={(misses) => change((now) => setMissesNext(now, id, misses))}
        />
      ) : null}
    </div>
  );
}

/** What he fights with and wears: what players look for at the table, and change most. */
function MemberGear({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { warband, system, change } = useEditor();
  const rows = system.traits.filter((row) => row.of === 'fighter' && isGear(row, system));
  if (rows.length === 0) return null;
  const cost = gearCost(member, system);
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
        onSet={(trait, value) => change((now) => setTrait(now, member.id, trait, value))}
      />
    </section>
  );
}

/** What he suffers from and can do, and what he carries where nothing is for sale. */
function MemberTraits({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, change } = useEditor();
  const rows = system.traits.filter((row) => row.of === 'fighter' && !isGear(row, system));
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
