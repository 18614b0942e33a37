import { useState } from 'react';
import { Redirect } from 'wouter';
import type { BattleState } from '#battle/state.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/dock/BattleTabs.tsx';
import { TableNews } from '#ui/battle/TableNews.tsx';
import { TableNow } from '#ui/battle/TableNow.tsx';
import { TableProvider } from '#ui/battle/TableProvider.tsx';
import { useLastResolver } from '#ui/effects/use-last-resolver.ts';
import { useTableShape } from '#ui/effects/use-table-shape.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { battlePath } from '#ui/paths.ts';
import { readSeats, type Seats } from './address.ts';
import { firstResolver } from './first-resolver.ts';
import { ResolverHeader } from './ResolverHeader.tsx';
import { RoleCards } from './RoleCards.tsx';
import { SettleDock } from './SettleDock.tsx';
import { SettleSheet } from './SettleSheet.tsx';
import { SheetView } from './SheetView.tsx';
import { SubjectSheet } from './SubjectSheet.tsx';
import { useResolver } from './use-resolver.ts';
import './ResolverScreen.css';

/**
 * Shows a resolver (who takes part, the circumstances, the chances) and settles it with dice.
 * @param address resolver and seats, as the end of the address; '' for those shown last
 */
export function ResolverScreen({ address }: { readonly address: string }) {
  const battleId = useBattleId();
  const battle = useBattle((state) => state.battle);
  const system = useRuleSystem();
  const last = useLastResolver();
  const seats = readSeats(address === '' ? last.address : address);
  const named = system.resolvers.find(({ id }) => id === seats.resolverId);
  const resolver = named ?? firstResolver(system, battle?.position.phase ?? '');
  if (resolver === undefined || battle === null)
    return <Redirect to={battlePath(battleId)} replace />;
  return (
    <TableProvider>
      <ResolverPage battle={battle} resolver={resolver} seats={seats} />
    </TableProvider>
  );
}

type ResolverPageProps = {
  readonly battle: BattleState;
  readonly resolver: Resolver;
  readonly seats: Seats;
};

function ResolverPage({ battle, resolver, seats }: ResolverPageProps) {
  const duel = useResolver({ battle, resolver, seats });
  const [open, setOpen] = useState<OpenPart>(null);
  const close = () => setOpen(null);
  const shape = useTableShape();
  const beside = shape?.dutyColumn === true && !battle.ended;
  return (
    <Screen
      className={beside ? 'table-shaped table-duel' : undefined}
      top={<ResolverHeader resolver={resolver} onChoose={duel.moveTo} />}
      dock={
        <>
          <TableNews rollsShown={beside} />
          {duel.sheet.refusal !== null || battle.ended ? null : (
            <SettleDock
              question={{ resolver, view: battle, setup: duel.setup }}
              draft={duel.draft}
              onOpen={() => setOpen({ kind: 'settle' })}
              onKeep={duel.keep}
              onApply={(answers) => duel.apply(answers, null)}
            />
          )}
        </>
      }
      tabs={<BattleTabs current="duel" />}
    >
      {/* On wide screens the duties stay in sight: see TableShapes.css. */}
      {beside ? <TableNow /> : null}
      <div className="duel-sheet">
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
          onInput={duel.setInput}
        />
      </div>
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
