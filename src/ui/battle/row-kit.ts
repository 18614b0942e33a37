import { createContext, useContext, useMemo } from 'react';
import type { Fighter } from '#battle/state.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import type { InjuryPart } from '#rules/contract/advice.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { CounterRow, Signs, StatusRow } from '#rules/contract/rows.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { type Look, statusLook } from './looks.ts';
import { type Table, useTable } from './table-context.ts';
import { useWords, type Words } from './words.ts';

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
    }),
    // The words are the same object in every language.
    // oxlint-disable-next-line react/exhaustive-deps
    [battleId, ended, houseRules, table, t, words, language, system],
  );
}

function useTableWords() {
  return useTranslation('table').t;
}
