import { useState } from 'react';
import { inContactWith } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useFighter, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { ContactSheet } from './ContactSheet.tsx';

/** What has happened to him this turn, and whom he touches: each a chip to tap. */
export function ThisTurn({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const { nearLeaderFlag } = system;
  const fighter = useFighter(id);
  const opponents = useBattle(({ battle }) =>
    battle === null || fighter === null
      ? 0
      : inContactWith(battle, id).filter((other) => other.sideId !== fighter.sideId).length,
  );
  const bubble = useBattle(({ battle }) =>
    battle === null || fighter === null
      ? null
      : (system.leaderBubble(battle, fighter.sideId)?.range ?? null),
  );
  const leads = useBattle(
    ({ battle }) => battle?.sides.some((side) => side.leaderId === id) ?? false,
  );
  const { send } = useTable();
  const [choosing, setChoosing] = useState(false);
  if (fighter === null) return null;
  const flip = (flag: string) =>
    send({
      type: 'set-flag',
      fighterId: id,
      flag,
      value: fighter.flags[flag] === undefined ? true : null,
    });
  return (
    <section aria-labelledby="this-turn">
      <SectionHeading id="this-turn" title={t('this-turn')} />
      <ChipGroup label={t('this-turn')}>
        <Chip icon="close-combat" pressed={opponents > 0} onPress={() => setChoosing(true)}>
          {t('engaged', { count: opponents })}
        </Chip>
        {bubble === null || nearLeaderFlag === null || leads ? null : (
          <Chip
            icon="aura"
            pressed={fighter.flags[nearLeaderFlag] !== undefined}
            onPress={() => flip(nearLeaderFlag)}
          >
            {t('near-leader', { range: bubble })}
          </Chip>
        )}
        {system.flags
          .filter((row) => row.toggle)
          .map((row) => (
            <Chip
              key={row.id}
              pressed={fighter.flags[row.id] !== undefined}
              onPress={() => flip(row.id)}
            >
              {words.maybe(`flag.${row.id}.value.${fighter.flags[row.id] ?? ''}`) ??
                words.of(`flag.${row.id}.word`)}
            </Chip>
          ))}
      </ChipGroup>
      <ContactSheet id={id} open={choosing} onClose={() => setChoosing(false)} />
    </section>
  );
}
