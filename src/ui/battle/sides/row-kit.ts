import { createContext, useContext, useMemo } from 'react';
import type { Fighter } from '#battle/state.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { memberCalled } from '#roster/member-of.ts';
import { roleOf } from '#roster/profiles.ts';
import type { InjuryPart } from '#rules/contract/advice.ts';
import type { BattleId, SideId, WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { CounterRow, Signs, StatusRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useAnyPhotos } from '#store/hooks/photos.ts';
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
import { usePhotosOf } from '#ui/effects/use-photos.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { memberLook } from '#ui/roster/member-look.ts';
import { type FighterWords, useFighterWords } from './fighter-words.ts';

/** How a status stands in a row. */
export interface StatusFace {
  readonly row: StatusRow;
  readonly look: Look;
  readonly word: string;
}

/**
 * What all rows of the table have in common, worked out once for all of them: a row itself asks for
 * nothing but its own fighter. Changes with the language and when the battle ends.
 */
export interface RowKit {
  readonly battleId: BattleId;
  readonly ended: boolean;
  readonly table: Table;
  readonly t: ReturnType<typeof useTableWords>;
  readonly words: Words;
  /** By id. */
  readonly statuses: ReadonlyMap<string, StatusFace>;
  /** Flags that players switch themselves: worth a word beside the status. */
  readonly toggles: readonly string[];
  /** Those of them that follow from a fighter's numbers. */
  readonly implied: (fighter: Fighter) => readonly string[];
  /** Pictures of flags. */
  readonly signs: Signs;
  /** The flag of those within the leader's reach; null in a game where nothing reaches. */
  readonly nearLeader: string | null;
  /** The game's injury table, if it has one. */
  readonly injuries: InjuryPart | null;
  /** What counts most of what players count. */
  readonly counters: readonly CounterRow[];
  /** The status of whom nothing has happened to. */
  readonly initialStatus: string;
  /** What is told of a fighter beside his name. */
  readonly about: FighterWords;
  /** What he is seen by: his first weapon, or what he is if that has a picture of its own. */
  readonly picture: (fighter: Fighter) => IconName | null;
  /** Who of the warbands on this device he is, for his photo; null for nobody. */
  readonly memberOf: (fighter: Fighter) => WarriorId | null;
}

export const RowContext = createContext<RowKit | null>(null);

/** @throws Error outside the rows of the table. */
export function useRowKit(): RowKit {
  const kit = useContext(RowContext);
  if (kit === null) throw new Error('useRowKit outside RowContext');
  return kit;
}

/** Made by whatever draws the rows. */
export function useNewRowKit(): RowKit {
  const t = useTableWords();
  const words = useWords();
  const language = useLanguage();
  const table = useTable();
  const battleId = useBattleId();
  const system = useRuleSystem();
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const houseRules = useBattle(({ battle }) => battle?.houseRules);
  const about = useFighterWords();
  const memberOf = useMembers();
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
      implied: (fighter) => system.impliedFlags?.(fighter, houseRules ?? {}) ?? [],
      signs: system.signs.flags,
      nearLeader: system.nearLeaderFlag,
      injuries: system.injury,
      counters: system.counters.filter(({ main }) => main),
      initialStatus: system.initialStatus,
      about,
      picture: (fighter) => about.firstArm(fighter) ?? roleIcon(system, fighter.role),
      memberOf,
    }),
    // The words are the same object in every language.
    // oxlint-disable-next-line react/exhaustive-deps
    [battleId, ended, houseRules, table, t, words, language, system, about, memberOf],
  );
}

/** Roles that are known by what they are rather than by what they carry. */
function roleIcon(system: RuleSystem, role: string): IconName | null {
  const look = roleOf(system, role)?.look ?? null;
  return look === null || look === 'notable' || look === 'ordinary' || look === 'hired'
    ? null
    : memberLook(look).icon;
}

/** Finds members by the names of their miniatures; nobody as long as there are no photos to find. */
function useMembers(): RowKit['memberOf'] {
  const warbandOf: Readonly<Record<SideId, WarbandId | null>> = useBattleShallow(({ battle }) =>
    Object.fromEntries((battle?.sides ?? []).map(({ id, warbandId }) => [id, warbandId])),
  );
  usePhotosOf(useMemo(() => Object.values(warbandOf).filter((id) => id !== null), [warbandOf]));
  const photographed = useAnyPhotos();
  const warbands = useWarbands((state) => (photographed ? state.warbands : null));
  return useMemo(
    () =>
      ({ sideId, label }) => {
        const warband = warbands?.find(({ id }) => id === warbandOf[sideId]);
        return warband === undefined ? null : (memberCalled(warband, label)?.id ?? null);
      },
    [warbands, warbandOf],
  );
}

function useTableWords() {
  return useTranslation('table').t;
}
