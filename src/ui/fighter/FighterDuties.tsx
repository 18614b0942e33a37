import { percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty, PossibleTest } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { useBattle, useBattleId, useDuties, useRuleSystem } from '#store/hooks.ts';
import { DutyCard } from '#ui/battle/to-do/DutyCard.tsx';
import { useWords } from '#ui/battle/words.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { duelPath, linkTo } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { firstResolver, firstResolverOf, resolverIcon } from '#ui/resolver/first-resolver.ts';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import './FighterScreen.css';

/** A fighter's current duties, as on the table. */
export function FighterDuties({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const duties = useOwnDuties(id);
  if (duties.length === 0) return null;
  return (
    <section className="grid f-duties" aria-labelledby="to-do">
      <SectionHeading id="to-do" title={t('to-do')} />
      {duties.map((duty) => (
        <DutyCard key={duty.key} duty={duty} />
      ))}
    </section>
  );
}

/** The other tests that may come up for a fighter, and the resolvers for a single fighter. */
export function FighterTests({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const possible = usePossibleTests(id, useOwnDuties(id));
  const resolvers = useSoloResolvers(id);
  if (possible.length + resolvers.length === 0) return null;
  return (
    <section className="grid f-duties" aria-labelledby="tests">
      <SectionHeading id="tests" title={t('tests')} />
      <PossibleTests tests={possible} />
      <SoloResolvers id={id} resolvers={resolvers} />
    </section>
  );
}

function useOwnDuties(id: FighterId): readonly Duty[] {
  return useDuties().filter((duty) => duty.fighterId === id && duty.weight !== 'mark');
}

/** Tests that may come up, without those already due. */
function usePossibleTests(id: FighterId, duties: readonly Duty[]): readonly PossibleTest[] {
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (battle === null) return [];
  return system
    .possibleTests(battle, id)
    .filter(({ kind }) => duties.every((duty) => duty.kind !== kind));
}

function PossibleTests({ tests }: { readonly tests: readonly PossibleTest[] }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  if (tests.length === 0) return null;
  return (
    <ul className="grid" aria-label={t('possible')}>
      {tests.map(({ kind, rule, test }) => (
        <li key={kind} className="grid box f-possible-row">
          <span className="f-possible-name">{words.of(`possible.${kind}`)}</span>
          <span className="f-possible-value">
            {words.of(`characteristic.${test.characteristic}.short`)} {test.value ?? '–'}
          </span>
          <RuleLink rule={rule} />
          <span className="quiet f-possible-reason">
            {words.message(test.reason)} {percent(test.chance)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** To the resolver of this phase with the fighter and the likeliest opponent filled in. */
export function FighterResolverLink({ id }: { readonly id: FighterId }) {
  const words = useWords();
  const battleId = useBattleId();
  const system = useRuleSystem();
  const resolver = useBattle(({ battle }) =>
    battle === null || battle.ended ? undefined : firstResolverOf(system, battle, id),
  );
  const phase = useBattle(({ battle }) => battle?.position.phase ?? '');
  if (resolver === undefined) return null;
  // The address stays short where the resolver is that of the phase.
  const named = resolver === firstResolver(system, phase) ? null : resolver.id;
  return (
    <LinkButton
      size="large"
      block
      icon={resolverIcon([resolver])}
      href={linkTo(duelPath(battleId, seatsWith(id, named)))}
    >
      {words.of(`resolver.${resolver.id}.short`)}
    </LinkButton>
  );
}

/** Resolvers for the fighter alone, such as a fall or a jump, without the one that the page's button opens. */
function useSoloResolvers(id: FighterId): readonly Resolver[] {
  const battle = useBattle((state) => state.battle);
  const system = useRuleSystem();
  if (battle === null || battle.ended) return [];
  const offered = firstResolverOf(system, battle, id);
  return system.resolvers.filter(
    ({ id: resolverId, roles, candidates }) =>
      resolverId !== offered?.id &&
      roles.length === 1 &&
      roles.every((role) => candidates(battle, role.id, {}).includes(id)),
  );
}

type SoloResolversProps = { readonly id: FighterId; readonly resolvers: readonly Resolver[] };

/** Links to the duel screen with the fighter filled in. */
function SoloResolvers({ id, resolvers }: SoloResolversProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const battleId = useBattleId();
  if (resolvers.length === 0) return null;
  return (
    <ul className="cluster" aria-label={t('more')}>
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
