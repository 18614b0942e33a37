import { useState } from 'react';
import type { BattleState, Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver, ResolverRole, Subject } from '#rules/contract/resolver.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { withStandIns } from '#ui/battle/to-do/light-stand-ins.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { candidatesFor, completedProfile } from './seating.ts';
import './ResolverScreen.css';

type SubjectSheetProps = {
  readonly resolver: Resolver;
  readonly role: string;
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly onChoose: (subject: Subject) => void;
  readonly onClose: () => void;
};

/** Chooses who takes a role: a fighter of the table, likeliest first, or a profile typed by hand. */
export function SubjectSheet({ resolver, role, subjects, onChoose, onClose }: SubjectSheetProps) {
  const { t } = useTranslation(['resolver', 'table']);
  const words = useWords();
  const battle = useBattle((state) => state.battle);
  const [typing, setTyping] = useState(subjects[role]?.kind === 'free');
  const row = resolver.roles.find(({ id }) => id === role);
  if (battle === null || row === undefined) return null;
  const groups = bySide(
    battle,
    withStandIns(battle, candidatesFor(resolver, battle, role, subjects)),
  );
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('table:sheet.close')}
      title={t('pick.title', { role: words.of(`resolver.${resolver.id}.role.${role}`) })}
    >
      {typing ? (
        <FreeProfile
          role={row}
          current={subjects[role] ?? null}
          onTake={onChoose}
          onBack={() => setTyping(false)}
        />
      ) : (
        <>
          <div className="pick-other">
            <ListRow
              lead={<Icon name="edit" />}
              title={t('pick.other')}
              subtitle={t('pick.other-hint')}
              onPress={() => setTyping(true)}
            />
          </div>
          {groups.length === 0 ? <EmptyLine>{t('pick.none')}</EmptyLine> : null}
          {groups.map(({ side, fighters }) => (
            <section key={side.id} aria-labelledby={`pick-${side.id}`}>
              <SectionHeading id={`pick-${side.id}`} level={3} title={side.name} />
              <ul className="stack">
                {fighters.map((fighter) => (
                  <li key={fighter.id}>
                    <Candidate
                      fighter={fighter}
                      chosen={isFighter(subjects[role], fighter.id)}
                      onPress={() => onChoose({ kind: 'fighter', fighterId: fighter.id })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Sheet>
  );
}

type CandidateProps = {
  readonly fighter: Fighter;
  readonly chosen: boolean;
  readonly onPress: () => void;
};

function Candidate({ fighter, chosen, onPress }: CandidateProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const system = useRuleSystem();
  const status = words.of(`status.${fighter.status}.word`);
  return (
    <ListRow
      lead={<StatusDisc {...statusLook(system, fighter.status)} />}
      title={fighter.label}
      subtitle={chosen ? `${status} · ${t('pick.now')}` : status}
      onPress={onPress}
    />
  );
}

interface Group {
  readonly side: BattleState['sides'][number];
  readonly fighters: readonly Fighter[];
}

/** Groups fighters by side, keeping their order; the side of the likeliest comes first. */
function bySide(battle: BattleState, ids: readonly FighterId[]): readonly Group[] {
  const fighters = ids.flatMap((id) => battle.fighters[id] ?? []);
  const order = [...new Set(fighters.map(({ sideId }) => sideId))];
  return order.flatMap((sideId) => {
    const side = battle.sides.find(({ id }) => id === sideId);
    if (side === undefined) return [];
    return [{ side, fighters: fighters.filter((fighter) => fighter.sideId === sideId) }];
  });
}

function isFighter(subject: Subject | undefined, id: FighterId): boolean {
  return subject?.kind === 'fighter' && subject.fighterId === id;
}

type FreeProfileProps = {
  readonly role: ResolverRole;
  /** The subject to be replaced; its characteristics are the initial values. */
  readonly current: Subject | null;
  readonly onTake: (subject: Subject) => void;
  readonly onBack: () => void;
};

/** Somebody not on the table: a name and the characteristics that matter in the role. */
function FreeProfile({ role, current, onTake, onBack }: FreeProfileProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const system = useRuleSystem();
  const replacedProfile = useBattle(({ battle }) =>
    current?.kind === 'fighter' ? (battle?.fighters[current.fighterId]?.profile ?? null) : null,
  );
  const start = current?.kind === 'free' ? current.profile : (replacedProfile ?? {});
  const [label, setLabel] = useState(current?.kind === 'free' ? current.label : '');
  const [profile, setProfile] = useState(() =>
    completedProfile(start, role.characteristics, system),
  );
  const take = () =>
    onTake({
      kind: 'free',
      label: label.trim() === '' ? t('pick.unnamed') : label.trim(),
      profile,
      traits: {},
    });
  return (
    <div className="stack-wide">
      <TextField
        label={t('pick.name')}
        value={label}
        placeholder={t('pick.unnamed')}
        maxLength={MAX_NAME_LENGTH}
        onChange={setLabel}
      />
      {role.characteristics.map((id) => {
        const name = words.of(`characteristic.${id}.name`);
        const row = system.characteristics.find((one) => one.id === id);
        return (
          <Stepper
            key={id}
            label={name}
            value={profile[id] ?? 0}
            min={row?.min ?? 0}
            max={row?.max ?? 10}
            decreaseLabel={t('pick.less', { name })}
            increaseLabel={t('pick.more', { name })}
            onChange={(value) => setProfile({ ...profile, [id]: value })}
          />
        );
      })}
      <Button tone="ember" size="large" block onPress={take}>
        {t('pick.take')}
      </Button>
      <Button tone="ghost" block onPress={onBack}>
        {t('pick.from-table')}
      </Button>
    </div>
  );
}

const MAX_NAME_LENGTH = 40;
