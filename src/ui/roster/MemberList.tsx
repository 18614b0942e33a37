import { useTranslation } from '#i18n/use-translation.ts';
import { spaceIn } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { mayBeGroup } from '#roster/profiles.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { useEditor } from './editor-context.ts';
import { MemberRow } from './MemberRow.tsx';
import type { ShowSheet } from './over.ts';
import { useLastBattle } from './past-battles.ts';
import { sectionsOf } from './sections.ts';
import { fightersIn } from './size.ts';

/** The members, those of each role in a frame of their own, in roster order. */
export function MemberList({ onShow }: { readonly onShow: ShowSheet }) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words } = useEditor();
  const last = useLastBattle(warband);
  const { members } = warband;
  const led = system.roles.some((role) => role.mayLead);
  return (
    <section aria-label={t('warband.members')}>
      {members.length === 0 ? (
        <div className="air-3">
          <EmptyLine>{t(led ? 'warband.no-members' : 'warband.nobody-yet')}</EmptyLine>
        </div>
      ) : null}
      <div className="columns member-sections">
        {sectionsOf(members, system).map(({ role, members: own }) => {
          const count = fightersIn({ members: own });
          const groups = mayBeGroup(system, role) && count > own.length;
          return (
            <section key={role} aria-labelledby={`members-${role}`}>
              <SectionHeading
                id={`members-${role}`}
                title={words.role(role, count)}
                trailing={groups ? t('builder:row.groups', { count: own.length }) : count}
              />
              <FramedList>
                {own.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    system={system}
                    catalogueId={warband.catalogueId}
                    last={last}
                    onShow={onShow}
                  />
                ))}
              </FramedList>
            </section>
          );
        })}
      </div>
      {spaceIn(warband) < 1 ? (
        <p className="quiet">{t('add.full', { max: LIMITS.fighters })}</p>
      ) : null}
    </section>
  );
}
