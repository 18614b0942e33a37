import { useState } from 'react';
import { hasLeftTable } from '#battle/secured.ts';
import { type BattleState, MAX_MARKERS, TREASURE } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import { scenarioOf } from '#rules/kit/scenarios.ts';
import { useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import './Markers.css';

type OwnerProps = {
  readonly sideId: SideId;
  /** Null for what the side has brought in. */
  readonly fighterId: FighterId | null;
};

/** Counts the markers of a fighter or side, with a field for a new kind of marker. */
export function MarkerCounts(owner: OwnerProps) {
  const { t } = useTranslation('table');
  const { send } = useTable();
  const words = useWords();
  const markers = useMarkers();
  const counts = useBattleShallow(({ battle }) => countsOf(battle, owner));
  const [name, setName] = useState('');
  const count = (marker: string, value: number) =>
    send({ type: 'count-marker', ...owner, marker, count: value });
  const add = () => {
    const typed = name.trim();
    const marker = markers.find((known) => words.marker(known) === typed) ?? typed;
    count(marker, (counts[marker] ?? 0) + 1);
    setName('');
  };
  return (
    <div className="grid">
      {markers.map((marker) => (
        <Stepper
          key={marker}
          label={words.marker(marker)}
          value={counts[marker] ?? 0}
          min={0}
          max={MAX_MARKERS}
          decreaseLabel={t('markers.less', { marker: words.marker(marker) })}
          increaseLabel={t('markers.more', { marker: words.marker(marker) })}
          onChange={(value) => count(marker, value)}
        />
      ))}
      <div className="cluster marker-new">
        <TextField
          label={t('markers.other')}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
        />
        <Button icon="plus" disabled={name.trim() === ''} onPress={add}>
          {t('markers.add')}
        </Button>
      </div>
    </div>
  );
}

const MAX_NAME_LENGTH = 40;

/** The markers that each side has brought in, and those its fighters carry. */
export function MarkersSheet() {
  const { t } = useTranslation('table');
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  return (
    <OpenSheet title={t('markers.title')} subtitle={t('markers.hint')}>
      <div className="stack-wide">
        {sides.map(({ id, name }) => (
          <section key={id} aria-label={name}>
            <SectionHeading title={name} level={3} />
            <Carriers sideId={id} />
            <MarkerCounts sideId={id} fighterId={null} />
          </section>
        ))}
      </div>
    </OpenSheet>
  );
}

/** "Otto · Butin × 2", one line each. */
function Carriers({ sideId }: { readonly sideId: SideId }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { statuses } = useRuleSystem();
  const lines = useBattleShallow(({ battle }) =>
    Object.values(battle?.fighters ?? {})
      .filter((one) => one.sideId === sideId)
      .flatMap(({ label, carried, status }) => {
        const safe = statuses.some((row) => row.id === status && hasLeftTable(row));
        return Object.entries(carried).map(([marker, count]) =>
          t(safe ? 'markers.carrier-safe' : 'markers.carrier', {
            name: label,
            marker: words.marker(marker),
            count,
          }),
        );
      }),
  );
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** All markers of the scenario, and those carried or brought in during this battle, treasure first. */
function useMarkers(): readonly string[] {
  const words = useWords();
  return useBattleShallow(({ battle, system }) => [
    ...new Set([
      TREASURE,
      // By their names, which the log can tell in any version of the app.
      ...(battle === null ? [] : (scenarioOf(system, battle.houseRules)?.markers ?? [])).map((id) =>
        words.of(`scenario.marker.${id}`),
      ),
      ...Object.values(battle?.fighters ?? {}).flatMap(({ carried }) => Object.keys(carried)),
      ...(battle?.sides ?? []).flatMap(({ held }) => Object.keys(held)),
    ]),
  ]);
}

function countsOf(
  battle: BattleState | null,
  { sideId, fighterId }: OwnerProps,
): Readonly<Record<string, number>> {
  if (fighterId !== null) return battle?.fighters[fighterId]?.carried ?? NONE;
  return battle?.sides.find(({ id }) => id === sideId)?.held ?? NONE;
}

const NONE: Readonly<Record<string, number>> = {};
