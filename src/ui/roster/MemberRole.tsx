import { useTranslation } from '#i18n/use-translation.ts';
import { setRole, setTitle } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Member } from '#roster/warband.ts';
import { Select } from '#ui/kit/Select.tsx';
import { DraftField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import { MemberProfile } from './MemberProfile.tsx';

/** The player's own title for the member, and the role. */
export function MemberRole({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { system, words, change } = useEditor();
  const { id, title, role } = member;
  return (
    <div className="stack">
      <MemberProfile member={member} />
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
  );
}
