import { useCallback, useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse } from '#roster/archive.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Systems, useSystems, useWarbands, usualGames } from '#store/hooks.ts';
import { useArrival } from '#ui/effects/use-arrival.ts';
import { useOtherGames } from '#ui/effects/use-other-games.ts';
import { NotHereYet } from '#ui/error/NotHereYet.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { newWarbandPath, PATHS, RECEIVE_PATH, warbandPath } from '#ui/paths.ts';
import { SampleOffer } from '#ui/roster/SampleOffer.tsx';
import { SetupForm } from './SetupForm.tsx';

type NewBattleScreenProps = {
  /** The warband on which the player stood, as the address has it; '' for none in particular. */
  readonly warbandId: string;
};

/** A new battle, filled in so that it can begin with the next tap, and all of it open to change. */
export function NewBattleScreen({ warbandId }: NewBattleScreenProps) {
  const systems = useSystems();
  const warbands = useWarbands((state) => state.warbands);
  const failed = useWarbands((state) => state.status.kind === 'failed');
  const [chosen, setChosen] = useState<string | null>(null);
  // What is filled in depends on the warbands, so nothing shows before they are there.
  const ready = warbands !== null || failed;
  const known = warbands ?? [];
  const usual = ready ? usualGame(systems, known, warbandId) : null;
  const system = ready ? systems.loaded(chosen ?? usual ?? '') : null;
  const fetchGame = useCallback(() => systems.load(usual ?? ''), [systems, usual]);
  const arrival = useArrival(usual === null || system !== null ? null : fetchGame);
  useOtherGames(systems, system !== null);
  if (arrival === 'missing') return <NotHereYet arrival={arrival} />;
  const from = known.find(({ id }) => id === warbandId) ?? null;
  const top = <Top system={system} from={from} />;
  if (system === null) return <Screen top={top}>{null}</Screen>;
  const own = meantFirst(
    known.filter((warband) => isInUse(warband) && warband.systemId === system.id),
    warbandId,
  );
  return (
    <SetupForm
      // Other rules have other sides, and so have the first forces of one's own.
      key={`${system.id} ${own.length === 0}`}
      top={top}
      rules={
        <div className="stack-wide setup-rules">
          <RulesChoice system={system} onChange={setChosen} />
          <SampleOffer systemId={system.id} onAdded={() => setChosen(system.id)} />
          {own.length === 0 ? <NewForce systemId={system.id} /> : null}
        </div>
      }
      system={system}
      warbands={own}
    />
  );
}

type TopProps = {
  readonly system: RuleSystem | null;
  /** The warband from whose page the player comes. */
  readonly from: Warband | null;
};

function Top({ system, from }: TopProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('title')}
      subtitle={system === null ? undefined : say({ code: `${system.id}:name`, params: {} })}
      back={
        from === null
          ? { ...linkTo(PATHS.home), label: t('back') }
          : { ...linkTo(warbandPath(from.id)), label: t('back-to-warband') }
      }
      actions={
        <LinkButton {...linkTo(RECEIVE_PATH)} icon="scan" label={t('receive-battle')}>
          {t('receive')}
        </LinkButton>
      }
      lined
    />
  );
}

/** The way to a first force of one's own. */
function NewForce({ systemId }: { readonly systemId: string }) {
  const linkTo = useLinkTo();
  const words = useOwnWords(systemId);
  return (
    <LinkButton {...linkTo(newWarbandPath(systemId))} icon="plus" block>
      {words('setup:new-warband')}
    </LinkButton>
  );
}

type RulesChoiceProps = {
  readonly system: RuleSystem;
  readonly onChange: (systemId: string) => void;
};

/** Asked where there is more than one game, from the first: what came in later would move all below it. */
function RulesChoice({ system, onChange }: RulesChoiceProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const { ids, loaded } = useSystems();
  if (ids.length < 2) return null;
  // Another game is offered once it is here with its words.
  const here = ids.filter((id) => loaded(id) !== null);
  return (
    <Select
      label={t('system')}
      value={system.id}
      options={here.map((value) => ({ value, label: say({ code: `${value}:name`, params: {} }) }))}
      onChange={onChange}
    />
  );
}

/** The warband with which the battle is to begin before all others, and those without fighters last. */
function meantFirst(warbands: readonly Warband[], meant: string): readonly Warband[] {
  const rank = (one: Warband) => (one.id === meant ? 0 : hasFighters(one) ? 1 : 2);
  return warbands.toSorted((one, other) => rank(one) - rank(other));
}

/** The game of the first of them; without any warband, the one that a first launch brings. */
function usualGame(systems: Systems, warbands: readonly Warband[], meant: string): string | null {
  const [first] = meantFirst(warbands.filter(isInUse), meant);
  return usualGames(systems, [first?.systemId ?? null])[0] ?? null;
}

function hasFighters({ members }: Warband): boolean {
  return members.length > 0;
}
