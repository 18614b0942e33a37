import { useTranslation } from 'react-i18next';
import { inContactWith } from '#battle/selectors.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import type { FighterId } from '#rules/ids.ts';
import type { RuleSystem } from '#rules/system.ts';
import { useBattleShallow, useFighter, useRuleSystem } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { iconOr, kitTone } from './icons.ts';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';

/** Who put him out of action: the enemies on the table, those who touched him first. */
export function CreditSheet({ victimId }: { readonly victimId: FighterId }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const victim = useFighter(victimId);
  const { statuses } = useRuleSystem();
  const enemies = useBattleShallow(({ battle, system }) =>
    battle === null ? [] : suspects(battle, system, victimId),
  );
  if (victim === null) return null;
  const credit = (byId: FighterId | null) => {
    table.send({ type: 'give-credit', victimId, byId });
    table.close();
  };
  return (
    <OpenSheet title={t('credit.title')} subtitle={t('credit.victim', { name: victim.label })}>
      {enemies.length === 0 ? <EmptyLine>{t('credit.nobody')}</EmptyLine> : null}
      <ul className="stack">
        {enemies.map((enemy) => (
          <li key={enemy.id}>
            <ListRow
              lead={
                <StatusDisc
                  icon={iconOr(enemy.status, 'info')}
                  tone={kitTone(statuses.find(({ id }) => id === enemy.status)?.tone ?? 'neutral')}
                />
              }
              title={enemy.label}
              subtitle={enemy.id === victim.creditedTo ? t('credit.now') : undefined}
              onPress={() => credit(enemy.id)}
            />
          </li>
        ))}
        {victim.creditedTo === null ? null : (
          <li>
            <ListRow title={t('credit.none')} onPress={() => credit(null)} />
          </li>
        )}
      </ul>
    </OpenSheet>
  );
}

/**
 * Whoever goes out of action leaves all contacts, so those who are still fighting his side come
 * first, then the rest in their order.
 */
function suspects(
  battle: BattleState,
  system: RuleSystem,
  victimId: FighterId,
): readonly Fighter[] {
  const side = battle.fighters[victimId]?.sideId;
  const onTable = new Set(system.statuses.filter((row) => row.onTable).map((row) => row.id));
  const enemies = battle.sides
    .filter(({ id, removed }) => id !== side && removed === null)
    .flatMap(({ fighterIds }) => fighterIds.flatMap((id) => battle.fighters[id] ?? []))
    .filter(({ status }) => onTable.has(status));
  const touching = new Set(inContactWith(battle, victimId).map(({ id }) => id));
  return [
    ...enemies.filter(({ id }) => touching.has(id)),
    ...enemies.filter(({ id }) => !touching.has(id)),
  ];
}
