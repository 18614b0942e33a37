import { useState } from 'react';
import { inContactWith } from '#battle/selectors.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { FlagRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { allied } from '#rules/kit/parties.ts';
import { statusesOnTable } from '#rules/kit/rows.ts';
import { useBattle, useBattleShallow, useFighter, useRuleSystem } from '#store/hooks.ts';
import {
  useAllWithinReach,
  useLeaderReach,
  useToggleReach,
} from '#ui/battle/sides/use-leader-reach.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';

/** A fighter's flags and contacts as chips, those of this phase first. */
export function ThisTurn({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  const opponents = useBattle(({ battle }) =>
    battle === null || fighter === null
      ? 0
      : inContactWith(battle, id).filter((other) => other.sideId !== fighter.sideId).length,
  );
  const leads = useBattle(
    ({ battle }) => battle?.sides.some((side) => side.leaderId === id) ?? false,
  );
  const { send } = useTable();
  const [choosing, setChoosing] = useState(false);
  const [pinned, setPinned] = useState<Readonly<Record<string, boolean>>>({});
  const usual = useBattleShallow(({ battle }) =>
    battle === null ? [] : flagsOfPhase(system, battle, id),
  );
  if (fighter === null) return null;
  const isFirst = (row: FlagRow) =>
    pinned[row.id] ?? (usual.includes(row.id) || fighter.flags[row.id] !== undefined);
  const toggle = (flag: string) =>
    send({
      type: 'set-flag',
      fighterId: id,
      flag,
      value: fighter.flags[flag] === undefined ? true : null,
    });
  const toggles = system.flags.filter((row) => row.toggle);
  const first = toggles.filter(isFirst);
  const others = toggles.filter((row) => !isFirst(row));
  const chip = (row: FlagRow) => (
    <Chip
      key={row.id}
      pressed={fighter.flags[row.id] !== undefined}
      onPress={() => {
        // Pin the chip to its group, so that it does not move away from under the thumb.
        setPinned({ ...pinned, [row.id]: isFirst(row) });
        toggle(row.id);
      }}
    >
      {words.maybe(`flag.${row.id}.value.${fighter.flags[row.id] ?? ''}`) ??
        words.of(`flag.${row.id}.word`)}
    </Chip>
  );
  return (
    <section aria-labelledby="this-turn">
      <SectionHeading id="this-turn" title={t('this-turn')} />
      <ChipGroup label={t('this-turn')}>
        <Chip icon="close-combat" pressed={opponents > 0} onPress={() => setChoosing(true)}>
          {t('engaged', { count: opponents })}
        </Chip>
        <ReachChip fighter={fighter} leads={leads} />
        {first.map(chip)}
      </ChipGroup>
      {others.length === 0 ? null : (
        <Fold title={t('this-turn-more')}>
          <ChipGroup label={t('this-turn-more')}>{others.map(chip)}</ChipGroup>
        </Fold>
      )}
      <ContactSheet id={id} open={choosing} onClose={() => setChoosing(false)} />
    </section>
  );
}

type ReachChipProps = { readonly fighter: Fighter; readonly leads: boolean };

/** Whether the fighter is within the leader's reach; on the leader's page, whether all are. */
function ReachChip({ fighter: { id, sideId, flags }, leads }: ReachChipProps) {
  const { t } = useTranslation('fighter');
  const { nearLeaderFlag: flag } = useRuleSystem();
  const range = useLeaderReach(sideId);
  const all = useAllWithinReach(sideId);
  const toggleAll = useToggleReach(sideId);
  const { send } = useTable();
  if (range === null || flag === null) return null;
  const near = flags[flag] !== undefined;
  return leads ? (
    <Chip icon="aura" pressed={all} onPress={toggleAll}>
      {t('all-near-leader', { range })}
    </Chip>
  ) : (
    <Chip
      icon="aura"
      pressed={near}
      onPress={() => send({ type: 'set-flag', fighterId: id, flag, value: near ? null : true })}
    >
      {t('near-leader', { range })}
    </Chip>
  );
}

/** Ids of the flags usual in this phase. In another side's turn, none that lasts for one's own turn only. */
function flagsOfPhase(system: RuleSystem, battle: BattleState, id: FighterId): readonly string[] {
  const { phase, sideId } = battle.position;
  const own = battle.fighters[id]?.sideId === sideId;
  const able = new Set(system.capabilities(battle, id).map((one) => one.id));
  return system.flags
    .filter(({ deed }) => deed === undefined || able.has(deed))
    .filter(({ phases, lifetime }) =>
      phases === undefined ? true : phases.includes(phase) && (own || lifetime !== 'turn'),
    )
    .map((row) => row.id);
}

interface ContactSheetProps {
  readonly id: FighterId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A fighter's contacts: a tap on an enemy's name makes or breaks one. */
function ContactSheet({ id, open, onClose }: ContactSheetProps) {
  const { t } = useTranslation('fighter');
  const fighter = useFighter(id);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={t('close')}
      title={t('contact-title', { name: fighter?.label ?? '' })}
      subtitle={t('contact-hint')}
    >
      <EnemyChips id={id} />
    </Sheet>
  );
}

/** Every enemy on the table; those in contact are pressed. */
export function EnemyChips({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const { send } = useTable();
  const own = battle?.fighters[id];
  if (battle === null || own === undefined) return null;
  const ownSide = battle.sides.find((side) => side.id === own.sideId);
  const touching = new Set(inContactWith(battle, id).map((other) => other.id));
  const onTable = statusesOnTable(system);
  const enemies = battle.sides
    .filter((side) => ownSide !== undefined && !allied(side, ownSide) && side.removed === null)
    .flatMap((side) => side.fighterIds)
    .flatMap((enemyId) => battle.fighters[enemyId] ?? [])
    .filter((enemy) => onTable.has(enemy.status));
  if (enemies.length === 0) return <EmptyLine>{t('no-enemy')}</EmptyLine>;
  return (
    <ChipGroup label={t('enemies')}>
      {enemies.map((enemy) => (
        <Chip
          key={enemy.id}
          pressed={touching.has(enemy.id)}
          onPress={() =>
            send({ type: 'set-contact', a: id, b: enemy.id, touching: !touching.has(enemy.id) })
          }
        >
          {enemy.label}
        </Chip>
      ))}
    </ChipGroup>
  );
}
