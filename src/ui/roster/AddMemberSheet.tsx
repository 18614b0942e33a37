import { useTranslation } from '#i18n/use-translation.ts';
import { treasuryOf } from '#roster/after-battle/purse.ts';
import { addFreeMember, addMember, setCount, spaceIn } from '#roster/edit.ts';
import { mayBeGroup, type Offer, offers } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { type Done, useEditor } from './editor-context.ts';
import { useGoldLeft } from './gold-left.ts';
import { Hirelings } from './Hirelings.tsx';
import { memberLook, memberSign } from './member-look.ts';
import { OfferRows } from './OfferRows.tsx';
import { useRecruitCost } from './RecruitCost.tsx';
import { SheetDone } from './SheetDone.tsx';

type AddMemberSheetProps = NewcomersProps & { readonly onClose: () => void };

/** The profiles that may join; a tap adds a member and opens it. A group grows by a tap. */
export function AddMemberSheet({ onClose, onAdded, onDone }: AddMemberSheetProps) {
  const { t } = useTranslation('roster');
  const left = useGoldLeft();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('add.title')}
      subtitle={left ?? undefined}
      closeLabel={t('warband.close')}
    >
      <Newcomers onAdded={onAdded} onDone={onDone} />
      <SheetDone onPress={onClose} />
    </Sheet>
  );
}

type NewcomersProps = {
  readonly onAdded: (id: WarriorId) => void;
  /** Offers to undo the growth of a group. */
  readonly onDone: (done: Done) => void;
};

function Newcomers({ onAdded, onDone }: NewcomersProps) {
  const { t } = useTranslation('roster');
  const { warband, system, words, change } = useEditor();
  const { freshId } = useStores();
  const everyone = offers(system, warband.catalogueId);
  const own = everyone.filter(({ profileId }) => !isAnybodys(profileId));
  const take = ({ profileId }: Offer) => {
    const id = `m-${freshId()}` as const;
    const name = words.profile(profileId) ?? '';
    change((now) => addMember(now, system, profileId, { id, name }));
    onAdded(id);
  };
  const takeFree = (role: string) => {
    const id = `m-${freshId()}` as const;
    change((now) => addFreeMember(now, system, role, { id, name: words.role(role, 1) }));
    onAdded(id);
  };
  return (
    <div className="stack-wide">
      <Groups onDone={onDone} />
      {own.length === 0 ? null : (
        <section aria-label={t('add.own')}>
          <SectionHeading level={3} title={t('add.own')} />
          <OfferRows offers={own} onTake={take} />
        </section>
      )}
      {everyone.length === 0 ? <Roles onTake={takeFree} /> : <FreeForm onTake={takeFree} />}
      <Hirelings onTake={take} />
    </div>
  );
}

/** Groups that one more may join. */
function Groups({ onDone }: Pick<NewcomersProps, 'onDone'>) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  const groups = warband.members.filter(({ role }) => mayBeGroup(system, role));
  if (groups.length === 0 || spaceIn(warband) < 1) return null;
  return (
    <section aria-labelledby="add-another">
      <SectionHeading id="add-another" level={3} title={t('member.another')} />
      <FramedList>
        {groups.map((member) => (
          <OneMore key={member.id} member={member} onDone={onDone} />
        ))}
      </FramedList>
    </section>
  );
}

type OneMoreProps = Pick<NewcomersProps, 'onDone'> & { readonly member: Member };

/** Adds a model to a group. Heroes are duplicated on their own sheet. */
function OneMore({ member, onDone }: OneMoreProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words, change } = useEditor();
  const own = useOwnWords(system.id);
  // At the founding, what is left says it by itself.
  const cost = useRecruitCost(member, treasuryOf(warband, system) !== null);
  const name = words.member(member);
  const count = member.labels.length + 1;
  const add = () => {
    const after = setCount(warband, member.id, count);
    change(() => after);
    const params = { name, fighters: own('ui:fighters', { count }) };
    onDone({
      step: { before: warband, after },
      text:
        cost === null
          ? t('member.grown', params)
          : t('builder:recruits.grown', { ...params, cost }),
    });
  };
  return (
    <li>
      <ListRow
        lead={<StatusDisc {...memberSign(member, system)} />}
        title={t('builder:row.several', { name, count: member.labels.length })}
        subtitle={cost ?? words.kind(member)}
        onPress={add}
      />
    </li>
  );
}

type RolesProps = { readonly onTake: (role: string) => void };

/** Free-form members besides the profiles. */
function FreeForm({ onTake }: RolesProps) {
  const { t } = useTranslation('roster');
  const { system, words } = useEditor();
  return (
    <section aria-labelledby="add-free">
      <SectionHeading id="add-free" level={3} title={t('add.free-form')} />
      <p className="quiet air-below-2">{t('add.free-form-hint')}</p>
      <div className="row">
        {system.roles.map(({ id }) => (
          <Button key={id} onPress={() => onTake(id)}>
            {words.role(id, 1)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** For a game without profiles: a role with its usual characteristics to start from. */
function Roles({ onTake }: RolesProps) {
  const { t } = useTranslation('roster');
  const { system, words } = useEditor();
  const usual = system.characteristics.map(({ id, default: value }) =>
    t('add.usual', { short: words.short(id), value }),
  );
  return (
    <section aria-label={t('add.roles')}>
      <p className="quiet air-below-2">{t('add.roles-hint', { usual: usual.join(' · ') })}</p>
      <ul className="stack">
        {system.roles.map(({ id, look }) => (
          <li key={id}>
            <ListRow
              lead={<StatusDisc {...memberLook(look)} />}
              title={words.role(id, 1)}
              onPress={() => onTake(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
