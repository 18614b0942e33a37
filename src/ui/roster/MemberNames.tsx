import { useTranslation } from '#i18n/use-translation.ts';
import { renameLabel, setCount, spaceIn } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { removeMiniature } from '#roster/lineup.ts';
import { labelOnTable } from '#roster/member-of.ts';
import { mayBeGroup } from '#roster/profiles.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { DraftField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { RecruitCost } from './RecruitCost.tsx';
import './MemberNames.css';

type MemberNamesProps = { readonly member: Member };

/** The member's name; for a group also a label for each model. */
export function MemberNames({ member }: MemberNamesProps) {
  const { t } = useTranslation('roster');
  const { system, type } = useEditor();
  const group = isGroup(member, system);
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

function isGroup({ role, labels, name }: Member, system: RuleSystem): boolean {
  return mayBeGroup(system, role) || labels.length > 1 || labels[0] !== name;
}

/** How many a group is, and what one more costs; nothing for anybody else. */
export function GroupSize({ member }: MemberNamesProps) {
  const { warband, system, change } = useEditor();
  const own = useOwnWords(system.id);
  const count = member.labels.length;
  if (!isGroup(member, system)) return null;
  return (
    <div>
      <Stepper
        label={own('roster:member.count')}
        value={count}
        min={1}
        max={count + spaceIn(warband)}
        decreaseLabel={own('roster:member.one-less')}
        increaseLabel={own('roster:member.one-more')}
        onChange={(wanted) => change((now) => setCount(now, member.id, wanted))}
      />
      <RecruitCost member={member} />
    </div>
  );
}

function Miniatures({ member }: MemberNamesProps) {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  const own = useOwnWords(system.id);
  return (
    <section aria-labelledby="miniatures">
      <SectionHeading id="miniatures" level={3} title={t('member.labels')} />
      <p className="hint">{own('roster:member.label-hint')}</p>
      <ul className="stack">
        {member.labels.map((label, index) => (
          <Miniature
            // Models of a group differ only by position.
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
        value={labelOnTable(warband)(member, label)}
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
