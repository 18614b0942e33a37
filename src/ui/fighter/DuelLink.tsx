import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { duelPath, linkTo } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { firstResolver, resolverIcon } from '#ui/resolver/first-resolver.ts';

/** To what this phase is about with him in place, and the likeliest opponent beside him. */
export function DuelLink({ id }: { readonly id: FighterId }) {
  const words = useWords();
  const battleId = useBattleId();
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const phase = useBattle(({ battle }) => battle?.position.phase ?? '');
  const system = useRuleSystem();
  const resolver = firstResolver(system, phase);
  if (resolver === undefined || ended) return null;
  return (
    <LinkButton
      size="large"
      block
      icon={resolverIcon([resolver])}
      href={linkTo(duelPath(battleId, seatsWith(id)))}
    >
      {words.of(`resolver.${resolver.id}.short`)}
    </LinkButton>
  );
}

/** What can be worked out for him alone: a fall, a jump … */
export function useCalculations(id: FighterId): readonly Resolver[] {
  const battle = useBattle((state) => state.battle);
  const { resolvers } = useRuleSystem();
  if (battle === null || battle.ended) return [];
  return resolvers.filter(
    ({ roles, candidates }) =>
      roles.length === 1 && roles.every((role) => candidates(battle, role.id, {}).includes(id)),
  );
}

type CalculationsProps = { readonly id: FighterId; readonly resolvers: readonly Resolver[] };

/** To the Duel screen with him alone in it. */
export function Calculations({ id, resolvers }: CalculationsProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const battleId = useBattleId();
  if (resolvers.length === 0) return null;
  return (
    <ul className="f-calculations" aria-label={t('more')}>
      {resolvers.map((resolver) => (
        <li key={resolver.id}>
          <LinkButton href={linkTo(duelPath(battleId, seatsWith(id, resolver.id)))}>
            {words.of(`resolver.${resolver.id}.name`)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function seatsWith(fighterId: FighterId, resolverId: string | null = null): string {
  return writeSeats({ resolverId, subjects: [{ kind: 'fighter', fighterId }] });
}
