import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { setProfile } from '#roster/set-profile.ts';
import type { Member } from '#roster/warband.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useEditor } from './editor-context.ts';
import { ProfilePicker } from './ProfilePicker.tsx';

/** Changes the member's profile; name, experience and equipment stay. */
export function MemberProfile({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { warband, system, words, change } = useEditor();
  const [open, setOpen] = useState(false);
  const { id, profileId } = member;
  if (system.catalogue.length === 0) return null;
  const profile = words.profile(profileId);
  return (
    <>
      <Button block icon={open ? 'up' : 'search'} onPress={() => setOpen(!open)}>
        {profile === null ? t('member.profile-none') : t('member.profile-is', { profile })}
      </Button>
      {open ? (
        <ProfilePicker
          system={system}
          words={words}
          catalogueId={warband.catalogueId}
          value={profileId}
          onChoose={(wanted) => {
            setOpen(false);
            change((now) => setProfile(now, system, id, wanted));
          }}
        />
      ) : null}
    </>
  );
}
