import { Redirect } from 'wouter';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleId, useFighter, useRuleSystem } from '#store/hooks.ts';
import { TableNews } from '#ui/battle/TableNews.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';
import { Abilities } from './Abilities.tsx';
import { Arms } from './Arms.tsx';
import { Carried } from './Carried.tsx';
import { FighterDuties, FighterResolverLink, FighterTests } from './FighterDuties.tsx';
import { FighterPhoto } from './FighterPhoto.tsx';
import { MoreAboutFighter } from './MoreAboutFighter.tsx';
import { Counters, Profile } from './Profile.tsx';
import { OtherStatuses, StatusTiles } from './StatusTiles.tsx';
import { ThisTurn } from './ThisTurn.tsx';
import './FighterScreen.css';
import { useTranslation } from '#i18n/use-translation.ts';
import { useFighterWords } from '#ui/battle/fighter-words.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useUndoStep } from '#ui/battle/use-undo-step.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';

/** Everything about one fighter of the battle. An address that names nobody leads back to the table. */
export function FighterScreen({ id }: { readonly id: string }) {
  const battleId = useBattleId();
  const fighter = useFighter(isFighterId(id) ? id : 'f-');
  if (fighter === null) return <Redirect to={battlePath(battleId)} replace />;
  return (
    <TableProvider>
      <FighterPage id={fighter.id} />
    </TableProvider>
  );
}

function FighterPage({ id }: { readonly id: FighterId }) {
  const words = useWords();
  const { send } = useTable();
  return (
    <Screen
      top={<FighterHeader id={id} />}
      dockLined
      dock={
        <>
          <TableNews />
          <DockActions>
            <Button
              tone="wound"
              size="large"
              block
              icon="wound"
              onPress={() => send({ type: 'lose-wound', fighterId: id })}
            >
              {words.of('wound.lose')}
            </Button>
            <FighterResolverLink id={id} />
          </DockActions>
        </>
      }
    >
      <div className="f-page">
        <FighterPhoto id={id}>
          <Profile id={id} />
        </FighterPhoto>
        <Arms id={id} />
        <StatusTiles id={id} />
        <FighterDuties id={id} />
        <Abilities id={id} />
        <Counters id={id} />
        <ThisTurn id={id} />
        <OtherStatuses id={id} />
        <Carried id={id} />
        <FighterTests id={id} />
        <MoreAboutFighter id={id} />
      </div>
    </Screen>
  );
}

function isFighterId(id: string): id is FighterId {
  return id.startsWith('f-');
}

/** Who he is, with his status as a sign, the way back and undo. */
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
      subtitle={[about.kind(fighter), leads ? t('leader') : '']
        .filter((part) => part !== '')
        .join(' · ')}
      actions={
        undo === null ? undefined : (
          <IconButton icon="undo" tone="neutral" label={undo.label} onPress={undo.press} />
        )
      }
      lined
    />
  );
}
