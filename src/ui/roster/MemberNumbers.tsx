import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { racialMaximum } from '#roster/advances/read.ts';
import type { Life } from '#roster/chronicle.ts';
import { setCharacteristic } from '#roster/edit.ts';
import { traitsOfInjuries } from '#roster/injuries.ts';
import { differenceFrom, type ProfileChange, profileChanges } from '#roster/profile-changes.ts';
import { findProfile } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { CharacteristicRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signed } from '#rules/kit/signed.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useDoubtWords } from './doubt-words.ts';
import { useEditor } from './editor-context.ts';
import { HeldTraits } from './HeldTraits.tsx';
import { armRows } from './MemberArms.tsx';
import { MemberFact } from './MemberFact.tsx';
import { MemberSpells, spellRows } from './MemberSpells.tsx';
import '#ui/kit/tones.css';
import './MemberNumbers.css';

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

/** The characteristics side by side; a tap on one offers to change it. */
function Numbers({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { warband, system, words, change } = useEditor();
  const [open, setOpen] = useState<string | null>(null);
  const rows = system.characteristics.filter(mayDiffer);
  const row = rows.find(({ id }) => id === open);
  return (
    <>
      <fieldset className="grid profile-table" aria-label={t('member.profile')}>
        {rows.map(({ id }) => (
          <Column
            key={id}
            id={id}
            value={member.profile[id] ?? 0}
            by={differenceFrom(member, system, id)}
            open={id === open}
            onPress={() => setOpen(id === open ? null : id)}
          />
        ))}
      </fieldset>
      {row === undefined ? null : (
        <Bounded
          row={row}
          value={member.profile[row.id] ?? 0}
          most={racialMaximum(member, warband, system, row.id)}
          name={words.characteristic(row.id)}
          onChange={(wanted) => change((now) => setCharacteristic(now, member.id, row.id, wanted))}
        />
      )}
    </>
  );
}

/** Whether a characteristic can differ at all. */
function mayDiffer({ min, max }: CharacteristicRow): boolean {
  return min < max;
}

type ColumnProps = {
  readonly id: string;
  readonly value: number;
  readonly by: number;
  readonly open: boolean;
  readonly onPress: () => void;
};

function Column({ id, value, by, open, onPress }: ColumnProps) {
  const { words } = useEditor();
  return (
    <button
      type="button"
      className={classNames(
        'profile-column',
        by > 0 && 'profile-changed k-tone-standing',
        by < 0 && 'profile-changed k-tone-leader',
      )}
      aria-expanded={open}
      onClick={onPress}
    >
      <span className="quiet">{words.short(id)}</span>{' '}
      <span className="visually-hidden">{words.characteristic(id)}</span> <b>{value}</b>{' '}
      {by === 0 ? <Icon name={open ? 'up' : 'down'} size={14} /> : <small>{signed(by)}</small>}
    </button>
  );
}

type BoundedProps = {
  readonly row: CharacteristicRow;
  readonly value: number;
  /** Of his race; null if it has none. */
  readonly most: number | null;
  readonly name: string;
  readonly onChange: (value: number) => void;
};

function Bounded({ row: { min, max }, value, most, name, onChange }: BoundedProps) {
  const { t } = useTranslation('roster');
  return (
    <Stepper
      label={most === null ? name : t('member.maximum', { name, max: most })}
      value={value}
      // An imported value may be out of bounds and must be able to come back.
      min={Math.min(min, value)}
      max={Math.max(max, value)}
      decreaseLabel={t('member.fewer', { what: name })}
      increaseLabel={t('member.more', { what: name })}
      onChange={onChange}
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
