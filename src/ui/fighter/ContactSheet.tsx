import { inContactWith } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import { useBattle, useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';

interface ContactSheetProps {
  readonly id: FighterId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whom he touches: a tap on an enemy's name makes or breaks the contact. */
export function ContactSheet({ id, open, onClose }: ContactSheetProps) {
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

/** Every enemy in play, those whom he touches pressed. */
export function EnemyChips({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const { send } = useTable();
  const own = battle?.fighters[id];
  if (battle === null || own === undefined) return null;
  const ownSide = battle.sides.find((side) => side.id === own.sideId);
  const touching = new Set(inContactWith(battle, id).map((other) => other.id));
  const onTable = new Set(system.statuses.filter((row) => row.onTable).map((row) => row.id));
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
