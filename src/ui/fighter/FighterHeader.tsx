import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleId, useFighter, useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useUndoStep } from '#ui/battle/use-undo-step.ts';
import { useWords } from '#ui/battle/words.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';

/** Who he is, with his status as a sign, the way back and undo. */
export function FighterHeader({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const battleId = useBattleId();
  const fighter = useFighter(id);
  const system = useRuleSystem();
  const kind = useKind(id);
  const leads = useBattle(
    (state) => state.battle?.sides.some((side) => side.leaderId === id) ?? false,
  );
  const undo = useUndoStep();
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
      subtitle={[kind, leads ? t('leader') : ''].filter((part) => part !== '').join(' · ')}
      actions={
        undo === null ? undefined : (
          <IconButton icon="undo" tone="neutral" label={undo.label} onPress={undo.press} />
        )
      }
      lined
    />
  );
}

/** The player's own word for what he is, or his profile's in the catalogue, or his role's. */
function useKind(id: FighterId): string {
  const say = useSay();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  if (fighter === null) return '';
  if (fighter.title !== '') return fighter.title;
  const [warband = '', profile = ''] = fighter.profileId.split('/');
  const key =
    warband === 'extras' ? `extras.${profile}` : `warbands.${warband}.profiles.${profile}`;
  const said = { code: `${system.id}-catalogue:${key}`, params: {} };
  return profile !== '' && hasWords(said) ? say(said) : '';
}
