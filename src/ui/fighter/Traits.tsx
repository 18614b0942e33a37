import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { armsOf } from './arms-of.ts';
import { useTraitName } from './trait-name.ts';

/** A fighter's rules, and folded below them what his arms already name; a tap marks one as used. */
export function Traits({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const nameOf = useTraitName();
  const system = useRuleSystem();
  const roster = useRosterWords(system.id);
  const fighter = useFighter(id);
  if (fighter === null) return null;
  const [warband = ''] = fighter.profileId.split('/');
  // With their values, as in the warband.
  const known = Object.entries(fighter.traits).flatMap(([trait, value]) =>
    nameOf(trait) === null ? [] : [{ trait, name: roster.carried(trait, value, warband) }],
  );
  const arms = armsOf(fighter.traits, system);
  const chips = (label: string, shown: typeof known) => (
    <ChipGroup label={label}>
      {shown.map(({ trait, name }) => {
        const used = fighter.used.includes(trait);
        return (
          <Chip
            key={trait}
            pressed={used}
            onPress={() => send({ type: 'use-item', fighterId: id, item: trait, used: !used })}
          >
            {used ? <s>{name}</s> : name}
          </Chip>
        );
      })}
    </ChipGroup>
  );
  const rules = known.filter(({ trait }) => !arms.includes(trait));
  const carried = known.filter(({ trait }) => arms.includes(trait));
  return (
    <>
      {rules.length === 0 ? null : chips(t('traits'), rules)}
      {carried.length === 0 ? null : (
        <UsedUp any={carried.some(({ trait }) => fighter.used.includes(trait))}>
          {chips(t('used-up'), carried)}
        </UsedUp>
      )}
    </>
  );
}

type UsedUpProps = {
  /** Whether something has been used. */
  readonly any: boolean;
  readonly children: ReactNode;
};

/** What has been used is in sight; a tap on the first of them moves nothing. */
function UsedUp({ any, children }: UsedUpProps) {
  const { t } = useTranslation('fighter');
  const [open] = useState(any);
  return (
    <Fold title={t('used-up')} open={open}>
      <p className="hint">{t('traits-hint')}</p>
      {children}
    </Fold>
  );
}
