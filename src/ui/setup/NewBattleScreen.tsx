import { useCallback, useEffect, useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse } from '#roster/archive.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Systems, useSystems, useWarbands, usualGames } from '#store/hooks.ts';
import { useFetch } from '#ui/effects/use-fetch.ts';
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
  /** The warband from whose page the player comes, as in the address; '' for none. */
  readonly warbandId: string;
  /** The warband to meet, as in the address; '' for none in particular. */
  readonly opponentId?: string;
};

/** A new battle, filled in so that the next tap can start it; everything can be changed. */
export function NewBattleScreen({ warbandId, opponentId = '' }: NewBattleScreenProps) {
  const systems = useSystems();
  const warbands = useWarbands((state) => state.warbands);
  const failed = useWarbands((state) => state.status.kind === 'failed');
  const [chosen, setChosen] = useState<string | null>(null);
  // The defaults depend on the warbands, so nothing is shown before they are loaded.
  const ready = warbands !== null || failed;
  const known = warbands ?? [];
  const usual = ready ? usualGame(systems, known, warbandId) : null;
  const system = ready ? systems.loaded(chosen ?? usual ?? '') : null;
  const fetchGame = useCallback(() => systems.load(usual ?? ''), [systems, usual]);
  const arrival = useFetch(usual === null || system !== null ? null : fetchGame);
  const isLoaded = system !== null;
  useEffect(() => {
    // The current game comes first. Those that can't be fetched are not offered.
    if (isLoaded) systems.loadAll().catch(() => undefined);
  }, [systems, isLoaded]);
  if (arrival === 'missing') return <NotHereYet arrival={arrival} />;
  const from = known.find(({ id }) => id === warbandId) ?? null;
  const top = <Top system={system} from={from} />;
  if (system === null) return <Screen top={top}>{null}</Screen>;
  const own = preferredFirst(
    known.filter((warband) => isInUse(warband) && warband.systemId === system.id),
    [warbandId, opponentId],
  );
  return (
    <SetupForm
      // Start over with another game, and when the first own warband is added.
      key={`${system.id} ${own.length === 0}`}
      top={top}
      rules={
        <div className="stack-wide setup-rules">
          <RulesChoice system={system} onChange={setChosen} />
          <SampleOffer systemId={system.id} onAdded={() => setChosen(system.id)} />
          {own.length === 0 ? <NewWarbandLink systemId={system.id} /> : null}
        </div>
      }
      system={system}
      warbands={own}
      opponentId={opponentId}
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

/** Creates a first warband of one's own. */
function NewWarbandLink({ systemId }: { readonly systemId: string }) {
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

/** Chooses the game. Shown from the start if there are several, so that nothing moves when others are loaded. */
function RulesChoice({ system, onChange }: RulesChoiceProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const { ids, loaded } = useSystems();
  if (ids.length < 2) return null;
  // Other games are offered once they are loaded, with their words.
  const loadedIds = ids.filter((id) => loaded(id) !== null);
  return (
    <Select
      label={t('system')}
      value={system.id}
      options={loadedIds.map((value) => ({
        value,
        label: say({ code: `${value}:name`, params: {} }),
      }))}
      onChange={onChange}
    />
  );
}

/** The preferred warbands first, in their order; opponents' after one's own, those without fighters last. */
function preferredFirst(
  warbands: readonly Warband[],
  preferred: readonly string[],
): readonly Warband[] {
  const rank = ({ id, members, theirs }: Warband) => {
    const at = preferred.indexOf(id);
    if (at >= 0) return at;
    return preferred.length + (members.length > 0 ? 0 : 2) + (theirs === undefined ? 0 : 1);
  };
  return warbands.toSorted((one, other) => rank(one) - rank(other));
}

/** The game of the first warband, else the default game; null if there is none. */
function usualGame(
  systems: Systems,
  warbands: readonly Warband[],
  preferredId: string,
): string | null {
  const [first] = preferredFirst(warbands.filter(isInUse), [preferredId]);
  return usualGames(systems, [first?.systemId ?? null])[0] ?? null;
}
