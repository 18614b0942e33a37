import { createContext, useContext, useMemo } from 'react';
import type { Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { memberByLabel } from '#roster/member-of.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { BattleId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { CounterRow, Signs, StatusRow } from '#rules/contract/rows.ts';
import { imageOf, usePhotos } from '#store/hooks/photos.ts';
import {
  useBattle,
  useBattleId,
  useBattleShallow,
  useRuleSystem,
  useWarbands,
} from '#store/hooks.ts';
import { type Look, statusLook } from '#ui/battle/looks.ts';
import { type Table, useTable } from '#ui/battle/table-context.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import { useLoadPhotos } from '#ui/effects/use-photos.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { roleIcon } from '#ui/roster/member-look.ts';
import { type FighterWords, useFighterWords } from './fighter-words.ts';

/** A status as a row shows it. */
export interface StatusDisplay {
  readonly row: StatusRow;
  readonly look: Look;
  readonly word: string;
}

/**
 * What all rows share, computed once: a row itself subscribes to its own fighter only. Changes with the
 * language, the house rules and the end of the battle.
 */
export interface RowContextValue {
  readonly battleId: BattleId;
  readonly ended: boolean;
  readonly table: Table;
  readonly t: ReturnType<typeof useTableWords>;
  readonly words: Words;
  /** By id. */
  readonly statuses: ReadonlyMap<string, StatusDisplay>;
  /** Flags that players toggle, shown beside the status. */
  readonly toggles: readonly string[];
  /** Flags implied by a fighter's numbers and by what he carries. */
  readonly implied: (fighter: Fighter) => Flags;
  /** Icons of flags. */
  readonly signs: Signs;
  /** The flag for being in the leader's bubble; null in a game without one. */
  readonly nearLeader: string | null;
  /** The main counters. */
  readonly counters: readonly CounterRow[];
  readonly initialStatus: string;
  readonly about: FighterWords;
  /** The icon of the first weapon, else that of the role if it has one. */
  readonly picture: (fighter: Fighter) => IconName | null;
  /** The address of his photo, if he is of a warband on this device; null for none. */
  readonly photoOf: (fighter: Fighter) => string | null;
}

export const RowContext = createContext<RowContextValue | null>(null);

/** @throws Error outside `RowContext`. */
export function useRowContext(): RowContextValue {
  const shared = useContext(RowContext);
  if (shared === null) throw new Error('useRowContext outside RowContext');
  return shared;
}

/** Creates the value of `RowContext`. */
export function useRowContextValue(): RowContextValue {
  const t = useTableWords();
  const words = useWords();
  const table = useTable();
  const battleId = useBattleId();
  const system = useRuleSystem();
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const houseRules = useBattle(({ battle }) => battle?.houseRules);
  const about = useFighterWords();
  const photoOf = usePhotoOfFighter();
  return useMemo(
    () => ({
      battleId,
      ended,
      table,
      t,
      words,
      statuses: new Map(
        system.statuses.map((row) => [
          row.id,
          { row, look: statusLook(system, row.id), word: words.of(`status.${row.id}.word`) },
        ]),
      ),
      toggles: system.flags.filter(({ toggle }) => toggle).map(({ id }) => id),
      implied: (fighter) => system.impliedFlags?.(fighter, houseRules ?? {}) ?? {},
      signs: system.signs.flags,
      nearLeader: system.nearLeaderFlag,
      counters: system.counters.filter(({ main }) => main),
      initialStatus: system.initialStatus,
      about,
      picture: (fighter) => about.firstArm(fighter) ?? roleIcon(system, fighter.role),
      photoOf,
    }),
    [battleId, ended, houseRules, table, t, words, system, about, photoOf],
  );
}

/** Finds photos by the labels of fighters; always null while this device has none. */
function usePhotoOfFighter(): RowContextValue['photoOf'] {
  const warbandOf: Readonly<Record<SideId, WarbandId | null>> = useBattleShallow(({ battle }) =>
    Object.fromEntries((battle?.sides ?? []).map(({ id, warbandId }) => [id, warbandId])),
  );
  useLoadPhotos(useMemo(() => Object.values(warbandOf).filter((id) => id !== null), [warbandOf]));
  const photos = usePhotos();
  const warbands = useWarbands((state) => (photos.size > 0 ? state.warbands : null));
  return useMemo(
    () =>
      ({ sideId, label }) => {
        const warband = warbands?.find(({ id }) => id === warbandOf[sideId]);
        const member = warband === undefined ? null : memberByLabel(warband, label);
        return member === null ? null : imageOf(photos.get(member.id));
      },
    [photos, warbands, warbandOf],
  );
}

function useTableWords() {
  return useTranslation('table').t;
}
