import { useState } from 'react';
import { Redirect } from 'wouter';
import type { BattleState } from '#battle/state.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/BattleTabs.tsx';
import { TableNews } from '#ui/battle/TableNews.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { useLastDuel } from '#ui/effects/use-last-duel.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { battlePath } from '#ui/paths.ts';
import { readSeats, type Seats } from './address.ts';
import { DuelHeader } from './DuelHeader.tsx';
import { firstResolver } from './first-resolver.ts';
import { RoleCards } from './RoleCards.tsx';
import { SettleBar } from './SettleBar.tsx';
import { SettleSheet } from './SettleSheet.tsx';
import { SheetView } from './SheetView.tsx';
import { SubjectSheet } from './SubjectSheet.tsx';
import { useDuel } from './use-duel.ts';
import './DuelScreen.css';

/**
 * Whatever players work out and settle with dice: who stands in it, what counts, how likely it is,
 * and the dice themselves.
 * @param address who stands in it, as the end of the address; '' for whatever was there last
 */
export function DuelScreen({ address }: { readonly address: string }) {
  const battleId = useBattleId();
  const battle = useBattle((state) => state.battle);
  const system = useRuleSystem();
  const last = useLastDuel();
  const seats = readSeats(address === '' ? last.address : address);
  const named = system.resolvers.find(({ id }) => id === seats.resolverId);
  const resolver = named ?? firstResolver(system, battle?.position.phase ?? '');
  if (resolver === undefined || battle === null)
    return <Redirect to={battlePath(battleId)} replace />;
  return (
    <TableProvider>
      <Duel battle={battle} resolver={resolver} seats={seats} />
    </TableProvider>
  );
}

type DuelProps = {
  readonly battle: BattleState;
  readonly resolver: Resolver;
  readonly seats: Seats;
};

function Duel({ battle, resolver, seats }: DuelProps) {
  const duel = useDuel({ battle, resolver, seats });
  const [open, setOpen] = useState<OpenPart>(null);
  const close = () => setOpen(null);
  return (
    <Screen
      top={<DuelHeader resolver={resolver} onChoose={duel.moveTo} />}
      dock={
        <>
          <div className="duel-dock">
            <TableNews />
            {duel.sheet.refusal !== null || battle.ended ? null : (
              <SettleBar
                given={duel.draft.answers.length}
                onPress={() => setOpen({ kind: 'settle' })}
              />
            )}
          </div>
          <BattleTabs current="duel" />
        </>
      }
    >
      <RoleCards
        resolver={resolver}
        subjects={duel.setup.subjects}
        summaries={duel.sheet.summaries}
        onChoose={(role) => setOpen({ kind: 'role', role })}
        onSwap={duel.swap}
      />
      <SheetView
        key={resolver.id}
        resolver={resolver}
        sheet={duel.sheet}
        subjects={duel.setup.subjects}
        onInput={duel.tell}
      />
      {open?.kind === 'role' ? (
        <SubjectSheet
          resolver={resolver}
          role={open.role}
          subjects={duel.setup.subjects}
          onChoose={(subject) => {
            duel.seat(open.role, subject);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'settle' ? (
        <SettleSheet
          resolver={resolver}
          setup={duel.setup}
          draft={duel.draft}
          onChange={duel.keep}
          onApply={(answers, next) => {
            duel.apply(answers, next);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Screen>
  );
}

type OpenPart =
  | { readonly kind: 'settle' }
  | { readonly kind: 'role'; readonly role: string }
  | null;
