import { useTranslation } from '#i18n/use-translation.ts';
import { racialMaximum } from '#roster/advances/read.ts';
import type { Life } from '#roster/chronicle.ts';
import { setCharacteristic } from '#roster/edit.ts';
import { traitsOfInjuries } from '#roster/injuries.ts';
import { differenceFrom, type ProfileChange, profileChanges } from '#roster/profile-changes.ts';
import { findProfile } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signed } from '#rules/kit/signed.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { useDoubtWords } from './doubt-words.ts';
import { useEditor } from './editor-context.ts';
import { HeldTraits } from './HeldTraits.tsx';
import { armRows } from './MemberArms.tsx';
import { MemberFact } from './MemberFact.tsx';
import { MemberSpells, spellRows } from './MemberSpells.tsx';
import { ProfileTable } from './ProfileTable.tsx';

type MemberNumbersProps = {
  readonly member: Member;
  /** Null until it is read, and where nothing is known. */
  readonly life: Life | null;
};

/** The profile as on paper, what has changed in it, and his skills and rules. */
export function MemberNumbers({ member, life }: MemberNumbersProps) {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  const changes = profileChanges(member, life, system);
  const spells = spellRows(system, member);
  const arms = armRows(system);
  const rules = system.traits.filter(
    (row) => row.of === 'fighter' && !arms.includes(row) && !spells.includes(row),
  );
  return (
    <Fold
      heading
      title={t('member.profile')}
      summary={changes.length === 0 ? '' : t('member.changes', { count: changes.length })}
      open
    >
      <Numbers member={member} />
      <Doubts member={member} />
      {changes.length === 0 ? null : (
        <ul>
          {changes.map((change, at) => (
            // They have no ids, and their order is that of the table.
            <Change key={`${change.characteristic} ${at}`} change={change} />
          ))}
        </ul>
      )}
      {rules.length === 0 ? null : (
        <HeldTraits
          label={t('member.traits')}
          add={t('traits.add-rule')}
          search={t('traits.search-rule')}
          rows={rules}
          elsewhere={traitsInLife(system)}
          member={member}
        />
      )}
      <MemberSpells member={member} />
    </Fold>
  );
}

/** What is in doubt about his profile. */
function Doubts({ member }: { readonly member: Member }) {
  const { t } = useTranslation('builder');
  const { system, words } = useEditor();
  const doubts = useDoubtWords(words)(findProfile(system, member.profileId) ?? {});
  return doubts.length === 0 ? null : (
    <p className="quiet">{t('doubt.about', { doubts: doubts.join(' · ') })}</p>
  );
}

/** Traits that belong to somebody's life rather than to his profile. */
function traitsInLife({ afterBattle }: Pick<RuleSystem, 'afterBattle'>): readonly string[] {
  if (afterBattle === null) return [];
  const { lasting, grudges } = traitsOfInjuries(afterBattle);
  return [...lasting, ...grudges];
}

/** The characteristics side by side, with how far each is from his profile. */
function Numbers({ member }: { readonly member: Member }) {
  const { warband, system, words, change } = useEditor();
  return (
    <ProfileTable
      rows={system.characteristics}
      words={words}
      values={member.profile}
      differenceOf={(id) => differenceFrom(member, system, id)}
      maximumOf={(id) => racialMaximum(member, warband, system, id)}
      onChange={(id, wanted) => change((now) => setCharacteristic(now, member.id, id, wanted))}
    />
  );
}

/** "−1 M": what has changed, why, and when, as far as the history says. */
function Change({ change: { characteristic, by, why, at } }: { readonly change: ProfileChange }) {
  const { t } = useTranslation(['roster', 'after-battle']);
  const { system, words } = useEditor();
  const injuries = useInjuryWords(system, words);
  const what = t('after-battle:effect.characteristic', {
    short: words.short(characteristic),
    by: signed(by),
  });
  const cause =
    why === null
      ? t('member.by-hand')
      : why.kind === 'advance'
        ? t('member.by-advance')
        : (injuries.name(why.id) ?? why.id);
  return <MemberFact lead={<b className="quiet">{what}</b>} what={cause} at={at} />;
}
