import { useTranslation } from '#i18n/use-translation.ts';
import { addList, addSkillList } from '#roster/pack-edits/lists.ts';
import { roleOf } from '#roster/profiles.ts';
import type { PackFormProfile } from '#rules/contract/pack-form.ts';
import { Button } from '#ui/kit/Button.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberLook } from '#ui/roster/member-look.ts';
import { useHirelings } from '#ui/roster/use-hirelings.ts';
import { useHired } from './Hires.tsx';
import { type ShowPackSheet, usePack } from './pack-context.ts';

/** Of those who may join, this many are named on the page: there can be seventy. */
const NAMES = 8;

type PartProps = { readonly onShow: ShowPackSheet };

/** Who may be in it, by role; a tap opens one. */
export function PackProfiles({ onShow }: PartProps) {
  const { t } = useTranslation('own-packs');
  const { form, system, words } = usePack();
  return (
    <>
      {system.roles.map(({ id }) => {
        const some = form.profiles.filter(({ role }) => role === id);
        return some.length === 0 ? null : (
          <section key={id} aria-labelledby={`profiles-${id}`}>
            <SectionHeading id={`profiles-${id}`} title={words.role(id, some.length)} />
            <FramedList>
              {some.map((profile) => (
                <ProfileRow key={profile.id} profile={profile} onShow={onShow} />
              ))}
            </FramedList>
          </section>
        );
      })}
      <div className="row air-2">
        <Button icon="plus" onPress={() => onShow('add-profile')}>
          {t('profile.add')}
        </Button>
      </div>
    </>
  );
}

function ProfileRow({ profile, onShow }: PartProps & { readonly profile: PackFormProfile }) {
  const { t } = useTranslation(['own-packs', 'roster']);
  const { form, system, called, reasons } = usePack();
  const { id, role, cost, max, leader } = profile;
  const at = form.profiles.indexOf(profile);
  const wrong = reasons.some(({ path }) => path.startsWith(`profiles.${at}.`));
  const facts = [
    ...(wrong ? [t('draft')] : []),
    ...(cost === undefined ? [] : [t('roster:add.price', { gold: cost })]),
    ...(leader === true ? [t('profile.facts-led')] : []),
    ...(max === undefined ? [] : [t('profile.facts-max', { max })]),
  ];
  return (
    <li>
      <ListRow
        lead={<StatusDisc {...memberLook(roleOf(system, role)?.look ?? null)} />}
        title={called.profile(id)}
        subtitle={facts.join(' · ')}
        onPress={() => onShow({ profile: id })}
      />
    </li>
  );
}

/** What they buy and learn from, and who may join them. */
export function PackLists({ onShow }: PartProps) {
  const { t } = useTranslation('own-packs');
  const { form, language, change, called } = usePack();
  const who = (some: readonly PackFormProfile[]) =>
    some.length === 0
      ? t('list.nobody')
      : t('list.for', { who: some.map(({ id }) => called.profile(id)).join(', ') });
  return (
    <>
      <section aria-labelledby="pack-lists">
        <SectionHeading id="pack-lists" title={t('list.title')} />
        <FramedList>
          {Object.entries(form.equipment ?? {}).map(([id, { items }]) => (
            <li key={id}>
              <ListRow
                title={called.list(id)}
                subtitle={
                  called.ownList(id) === ''
                    ? undefined
                    : who(form.profiles.filter(({ equipment }) => equipment === id))
                }
                trailing={
                  <span className="quiet">{t('list.things', { count: items.length })}</span>
                }
                onPress={() => onShow({ list: id })}
              />
            </li>
          ))}
        </FramedList>
        <AddButton
          label={t('list.add')}
          onPress={() =>
            change(t('list.add'), (pack) => {
              const next = addList(pack, language, t('list.new-name'));
              onShow({ list: next.id });
              return next.pack;
            })
          }
        />
      </section>
      <section aria-labelledby="pack-skills">
        <SectionHeading id="pack-skills" title={t('skills.title')} />
        <FramedList>
          {Object.entries(form.skillLists ?? {}).map(([id, { skills }]) => (
            <li key={id}>
              <ListRow
                title={called.skillList(id)}
                subtitle={who(form.profiles.filter((one) => one.skills?.includes(id)))}
                trailing={
                  <span className="quiet">{t('skills.count', { count: skills.length })}</span>
                }
                onPress={() => onShow({ skills: id })}
              />
            </li>
          ))}
        </FramedList>
        <AddButton
          label={t('skills.add')}
          onPress={() =>
            change(t('skills.add'), (pack) => {
              const next = addSkillList(pack, language, t('skills.new-name'));
              onShow({ skills: next.id });
              return next.pack;
            })
          }
        />
      </section>
      <HiredRow onShow={onShow} />
    </>
  );
}

function AddButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <div className="row air-2">
      <Button icon="plus" onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}

/** Hired swords, of whom some may join. */
function HiredRow({ onShow }: PartProps) {
  const { t } = useTranslation('own-packs');
  const { form, system, words } = usePack();
  useHirelings(system.id);
  const { all, open } = useHired();
  const role = system.roles.find(({ hired }) => hired === true);
  if (role === undefined || all.length === 0) return null;
  const may = all.filter(({ id }) => (form.hires ?? open).includes(id));
  const names = may.slice(0, NAMES).map(({ id, profileId }) => words.profile(profileId) ?? id);
  return (
    <section aria-labelledby="pack-hires">
      <SectionHeading id="pack-hires" title={words.role(role.id, 2)} trailing={may.length} />
      <FramedList>
        <li>
          <ListRow
            title={t('hires.title')}
            subtitle={[...names, ...(may.length > NAMES ? ['…'] : [])].join(', ')}
            onPress={() => onShow('hires')}
          />
        </li>
      </FramedList>
    </section>
  );
}
