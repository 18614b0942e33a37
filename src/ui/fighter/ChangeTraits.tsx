import { useState } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { folded } from '#roster/folded.ts';
import { usualGear } from '#roster/gear.ts';
import { nameRank } from '#roster/other-names.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattleShallow, useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useTraitName } from './trait-name.ts';

type ChangeProps = { readonly id: FighterId; readonly onClose: () => void };

/**
 * Changes a fighter's equipment and rules for this battle only: what the fighter carries and likely finds comes
 * first, everything else by search or folded.
 */
export function ChangeTraits({ id, onClose }: ChangeProps) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const nameOf = useTraitName();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  const likely = useBattleShallow(({ battle }) =>
    battle === null ? [] : likelyArms(system, battle, id),
  );
  const [typed, setTyped] = useState('');
  // Traits present when the sheet was opened stay at the top, even if removed.
  const [before] = useState(Object.keys(fighter?.traits ?? {}));
  const query = folded(typed.trim());
  const also = useOtherNames(system.id, query !== '');
  if (fighter === null) return null;
  const { profile, traits } = fighter;
  const offered = system.traits
    .filter((row) => row.of === 'fighter' && (row.id in traits || defaultValue(row) !== null))
    .flatMap((row) => {
      const name = nameOf(row.id);
      return name === null ? [] : [{ row, name }];
    });
  const first = [...new Set([...before, ...likely])].flatMap(
    (trait) => offered.find(({ row }) => row.id === trait) ?? [],
  );
  const ranks = offered.flatMap((one) => {
    const rank = nameRank(one.name, also.get(one.row.id) ?? '', query);
    return rank === null ? [] : [{ one, rank }];
  });
  const found =
    query === '' ? first : ranks.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
  const rest = query === '' ? offered.filter((one) => !first.includes(one)) : [];
  const press = (row: TraitRow) => {
    const { [row.id]: current, ...others } = traits;
    const value = defaultValue(row);
    const added = current === undefined && value !== null ? { [row.id]: value } : {};
    send({ type: 'set-profile', fighterId: id, profile, traits: { ...others, ...added } });
  };
  const chip = ({ row, name }: { readonly row: TraitRow; readonly name: string }) => (
    <Chip key={row.id} pressed={row.id in traits} onPress={() => press(row)}>
      {name}
    </Chip>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('change-traits')}
      subtitle={t('change-traits-hint')}
    >
      <div className="stack-wide">
        <TextField label={t('seek-trait')} type="search" value={typed} onChange={setTyped} />
        {found.length === 0 ? <EmptyLine>{t('no-trait')}</EmptyLine> : null}
        <ChipGroup label={t('traits')}>{found.map(chip)}</ChipGroup>
        {rest.length === 0 ? null : (
          <Fold title={t('other-traits', { count: rest.length })}>
            <ChipGroup label={t('other-traits', { count: rest.length })}>
              {rest.map(chip)}
            </ChipGroup>
          </Fold>
        )}
      </div>
    </Sheet>
  );
}

/** Arms that the fighter may pick up: the usual gear of the side first, then all others in this battle. */
function likelyArms(system: RuleSystem, battle: BattleState, id: FighterId): readonly string[] {
  const fighter = battle.fighters[id];
  if (fighter === undefined) return [];
  const others = Object.values(battle.fighters);
  const own = others.filter(({ sideId }) => sideId === fighter.sideId);
  const carried = new Set(others.flatMap(({ traits }) => Object.keys(traits)));
  const arms = Object.keys(system.signs.arms).filter((trait) => carried.has(trait));
  return [...new Set([...usualGear({ members: own }, fighter, system), ...arms])];
}

/** Null for a trait whose value only the player knows. */
function defaultValue({ value, range }: TraitRow): true | number | null {
  if (range !== undefined) return range.default;
  return value === 'none' ? true : null;
}
