import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { useTraitName } from './trait-name.ts';
import './FighterScreen.css';

/** A fighter's equipment and rules; a tap marks one as used. */
export function Traits({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const nameOf = useTraitName();
  const roster = useRosterWords(useRuleSystem().id);
  const fighter = useFighter(id);
  if (fighter === null) return null;
  const [warband = ''] = fighter.profileId.split('/');
  // With their values, as in the warband.
  const known = Object.entries(fighter.traits).flatMap(([trait, value]) =>
    nameOf(trait) === null ? [] : [{ trait, name: roster.carried(trait, value, warband) }],
  );
  if (known.length === 0) return null;
  return (
    <>
      <p className="hint f-traits-hint">{t('traits-hint')}</p>
      <ChipGroup label={t('traits')}>
        {known.map(({ trait, name }) => {
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
    </>
  );
}
