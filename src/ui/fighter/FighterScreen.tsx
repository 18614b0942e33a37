import { Redirect } from 'wouter';
import { type FighterId, isFighterId } from '#rules/contract/ids.ts';
import { useBattleId, useFighter } from '#store/hooks.ts';
import { TableNews } from '#ui/battle/TableNews.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { battlePath } from '#ui/paths.ts';
import { Arms } from './Arms.tsx';
import { Capabilities } from './Capabilities.tsx';
import { Carried } from './Carried.tsx';
import { FighterDuties, FighterResolverLink, FighterTests } from './FighterDuties.tsx';
import { FighterHeader } from './FighterHeader.tsx';
import { FighterPhoto } from './FighterPhoto.tsx';
import { MoreAboutFighter } from './MoreAboutFighter.tsx';
import { Counters, Profile } from './Profile.tsx';
import { Spells } from './Spells.tsx';
import { OtherStatuses, StatusTiles } from './StatusTiles.tsx';
import { ThisTurn } from './ThisTurn.tsx';
import './FighterScreen.css';

/** The page of one fighter. An unknown id redirects to the table. */
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
      <div className="grid gap-3 f-page">
        <FighterPhoto id={id}>
          <Profile id={id} />
        </FighterPhoto>
        <Arms id={id} />
        <StatusTiles id={id} />
        <FighterDuties id={id} />
        <Capabilities id={id} />
        <Spells id={id} />
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
