import { hasLeftTable } from '#battle/secured.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattleShallow, useFighter, useRuleSystem } from '#store/hooks.ts';
import { MarkerCounts } from '#ui/battle/sheets/Markers.tsx';
import { useSpoils } from '#ui/battle/sheets/use-spoils.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';

/** The scenario markers that a fighter carries, and who holds the fighter captive. Not in every game. */
export function Carried({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const { send } = useTable();
  const fighter = useFighter(id);
  const others = useBattleShallow(
    ({ battle }) => battle?.sides.filter((side) => side.id !== fighter?.sideId) ?? [],
  );
  const { statuses } = useRuleSystem();
  const spoils = useSpoils();
  if (fighter === null || !spoils) return null;
  const left = statuses.some((row) => row.id === fighter.status && hasLeftTable(row));
  const safe = left && Object.keys(fighter.carried).length > 0;
  return (
    <section aria-labelledby="carried">
      <SectionHeading id="carried" title={t('carried')} />
      <div className="grid">
        {safe ? <p className="hint air-below-1">{t('carried-safe')}</p> : null}
        <MarkerCounts sideId={fighter.sideId} fighterId={id} />
        <ChipGroup label={t('captured')}>
          {others.map((side) => (
            <Chip
              key={side.id}
              pressed={fighter.captor === side.id}
              onPress={() =>
                send({
                  type: 'capture',
                  fighterId: id,
                  by: fighter.captor === side.id ? null : side.id,
                })
              }
            >
              {t('captured-by', { side: side.name })}
            </Chip>
          ))}
        </ChipGroup>
      </div>
    </section>
  );
}
