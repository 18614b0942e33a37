import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleId, useFighter, useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useFighterWords } from '#ui/battle/sides/fighter-words.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useUndoWords } from '#ui/battle/use-undo-words.ts';
import { useWords } from '#ui/battle/words.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';

/** A fighter's name and status, the way back to the table, and undo. */
export function FighterHeader({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const battleId = useBattleId();
  const fighter = useFighter(id);
  const system = useRuleSystem();
  const about = useFighterWords();
  const leads = useBattle(
    (state) => state.battle?.sides.some((side) => side.leaderId === id) ?? false,
  );
  const table = useTable();
  const undo = useUndoWords(useBattle((state) => state.newest));
  if (fighter === null) return null;
  const look = statusLook(system, fighter.status);
  return (
    <TopBar
      back={{ href: linkTo(battlePath(battleId)), label: t('back') }}
      lead={
        <StatusDisc
          icon={look.icon}
          tone={look.tone}
          size="large"
          label={words.of(`status.${fighter.status}.word`)}
          crown={leads ? { label: t('leader') } : undefined}
        />
      }
      title={fighter.label}
      subtitle={[about.kind(fighter), leads ? t('leader') : '']
        .filter((part) => part !== '')
        .join(' · ')}
      actions={
        undo === null ? undefined : (
          <IconButton
            icon="undo"
            tone="neutral"
            label={undo.label}
            onPress={() => table.send({ type: 'undo', back: null })}
          />
        )
      }
      lined
    />
  );
}
