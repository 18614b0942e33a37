import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { hasWords, useSay } from '#i18n/said.ts';
import { loadScreenWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores } from '#store/hooks.ts';
import { StorageBanner } from '#ui/error/StorageBanner.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { battlePath } from '#ui/paths.ts';
import { sideColours } from '#ui/side-colours.ts';
import { beginBattle } from './begin-battle.ts';
import { chooserOf } from './choose-scenario.ts';
import {
  addSide,
  battlesBetween,
  changeSide,
  firstDraft,
  mayAlly,
  playEarlier,
  playersOf,
  playFirst,
  removeSide,
  withScanned,
} from './draft.ts';
import { HouseRules } from './HouseRules.tsx';
import { withNobodys } from './nobodys-side.ts';
import { PlayingOrder } from './PlayingOrder.tsx';
import { previewRouts } from './preview.ts';
import { Scenario } from './Scenario.tsx';
import { SideCard } from './SideCard.tsx';
import { sideSetups } from './side-setups.ts';
import './SetupForm.css';

type SetupFormProps = {
  readonly top: ReactNode;
  /** The choice of game and related controls. */
  readonly rules: ReactNode;
  readonly system: RuleSystem;
  /** Warbands of this game: the preferred one first, then by last change. */
  readonly warbands: readonly Warband[];
  /** The warband that the first one meets again; '' for none in particular. */
  readonly opponentId: string;
};

/** The sides, the playing order, and what else can be agreed on before a battle. */
export function SetupForm({ top, rules, system, warbands, opponentId }: SetupFormProps) {
  const { t } = useTranslation(['setup', 'ui']);
  const say = useSay();
  const stores = useStores();
  const { battles, freshId } = stores;
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(() => {
    const known = battles.getState().summaries ?? [];
    const fought = known.flatMap(({ battle }) => (battle.systemId === system.id ? battle : []));
    return firstDraft(
      system,
      warbands,
      freshId,
      battlesBetween(fought, warbands[0]?.id, opponentId),
    );
  });
  const [refused, setRefused] = useState('');
  /** The side whose warband is being scanned from another phone. */
  const [scanning, setScanning] = useState<SideId | null>(null);
  // A double tap must not start two battles.
  const starting = useRef(false);

  const gameWord = { code: `${system.id}:figure`, params: {} };
  const defaultNames = {
    side: (number: number) => t('side.name', { number }),
    figure: hasWords(gameWord) ? say(gameWord) : t('side.figure'),
    oneOf: (side: string) => t('side.one-of', { side }),
  };
  const scenarioWord = (key: string) => say({ code: `${system.id}:scenario.${key}`, params: {} });
  const setups = sideSetups(draft, system, defaultNames);
  const tones = sideColours(setups);
  const routs = previewRouts(setups, system, draft.houseRules);
  const first = setups.find((side) => side.id === draft.order[0]);

  const refuse = (sentence: string) => {
    setRefused(sentence);
    starting.current = false;
  };
  const start = async () => {
    if (starting.current) return;
    starting.current = true;
    const begun = await beginBattle(stores, draft, system, defaultNames);
    if ('refused' in begun) {
      refuse(
        begun.refused === null
          ? t('ui:start-failed')
          : say({ code: `battle:refused.${begun.refused}`, params: {} }),
      );
      return;
    }
    // Going back must skip the form, which would start the same battle again.
    navigate(battlePath(begun.battleId), { replace: true });
  };

  return (
    <Screen
      top={top}
      wide
      dock={
        <>
          <p role="alert" className="setup-refused">
            {refused}
          </p>
          <PrimaryBar
            title={t('start')}
            subtitle={first === undefined ? undefined : t('start-first', { side: first.name })}
            onPress={() => void start()}
          />
        </>
      }
    >
      <StorageBanner />
      {rules}
      <ul className="columns setup-sides">
        {draft.sides.map((side, index) => (
          <li key={side.id}>
            <SideCard
              side={side}
              name={setups[index]?.name ?? defaultNames.side(index + 1)}
              emblem={setups[index]?.emblem ?? ''}
              tone={tones[index] ?? 'neutral'}
              mayAlly={mayAlly(draft)}
              placeholder={defaultNames.side(index + 1)}
              report={routs.get(side.id) ?? null}
              system={system}
              warbands={warbands}
              onChange={(next) => setDraft((now) => changeSide(now, next))}
              // The player's own warband is on this phone already.
              onScan={index === 0 || side.kind === 'nobodys' ? null : () => setScanning(side.id)}
              onRemove={
                side.kind === 'nobodys' || playersOf(draft) > system.sides.min
                  ? () => setDraft((now) => removeSide(now, side.id))
                  : null
              }
            />
          </li>
        ))}
      </ul>
      {draft.sides.length < system.sides.max ? (
        <Button
          block
          icon="plus"
          onPress={() => setDraft((now) => addSide(now, system, warbands, freshId))}
        >
          {t('side.add')}
        </Button>
      ) : null}
      <PlayingOrder
        sides={setups}
        order={draft.order}
        onFirst={(id) => setDraft((now) => playFirst(now, id))}
        onEarlier={(id) => setDraft((now) => playEarlier(now, id))}
      />
      <div className="columns setup-columns">
        <Scenario
          name={draft.name}
          roundLimit={draft.roundLimit}
          houseRules={draft.houseRules}
          system={system}
          players={playersOf(draft)}
          chooser={chooserOf(draft, system)}
          onChange={(change) =>
            setDraft((now) =>
              withNobodys({ ...now, ...change }, now, system, freshId, scenarioWord),
            )
          }
        />
        <HouseRules
          system={system}
          chosen={draft.houseRules}
          onChange={(houseRules) => setDraft((now) => ({ ...now, houseRules }))}
        />
      </div>
      {scanning === null ? null : (
        <Later
          load={SCAN}
          props={{
            systemId: system.id,
            onClose: () => setScanning(null),
            onScanned: (warband) => {
              setScanning(null);
              setDraft((now) => withScanned(now, scanning, warband, system, freshId));
            },
          }}
        />
      )}
    </Screen>
  );
}

const SCAN = async () => {
  const [{ ScanSheet }] = await Promise.all([
    import('#ui/import/ScanSheet.tsx'),
    loadScreenWords('import'),
    loadScreenWords('own-packs'),
    loadScreenWords('pass-battle'),
  ]);
  return ScanSheet;
};
