import type { Change, FighterView, Flags, SideView } from '../contract/battle-view.ts';
import type { SideId } from '../contract/ids.ts';
import type {
  CharacteristicRow,
  FlagRow,
  HouseRulePanel,
  HouseRuleRow,
  StatusRow,
} from '../contract/rows.ts';

/** The row with the bounds of a characteristic; null where a game has none of that id. */
export function characteristicRow(
  { characteristics }: { readonly characteristics: readonly CharacteristicRow[] },
  id: string | null,
): CharacteristicRow | null {
  return characteristics.find((row) => row.id === id) ?? null;
}

/** Ids of the statuses of those who are on the table. */
export function statusesOnTable({
  statuses,
}: {
  readonly statuses: readonly StatusRow[];
}): ReadonlySet<string> {
  return new Set(statuses.filter((row) => row.onTable).map(({ id }) => id));
}

/** A flag that players switch on and off among a fighter's "this turn". */
export function chip<Id extends string, Life extends FlagRow['lifetime']>(
  id: Id,
  lifetime: Life,
  at: Pick<FlagRow, 'phases' | 'deed'> = {},
) {
  return { id, lifetime, toggle: true, ...at } as const;
}

/** A flag derived from something else that players enter. */
export function quiet<Id extends string, Life extends FlagRow['lifetime']>(id: Id, lifetime: Life) {
  return { id, lifetime, toggle: false } as const;
}

/** How the rules of one system read and set its flags, limited to its own ids. */
export function flagTools<Id extends string>() {
  const has = (of: { readonly flags: Flags }, flag: Id): boolean => of.flags[flag] !== undefined;
  return {
    has,
    setFlag: (fighterId: FighterView['id'], flag: Id, value: true | number | string): Change => ({
      kind: 'flag',
      fighterId,
      flag,
      value,
    }),
    /** The change that clears a flag; none if it is not set, so that events stay short. */
    clearFlag: (fighter: FighterView, flag: Id): readonly Change[] =>
      has(fighter, flag) ? [{ kind: 'flag', fighterId: fighter.id, flag, value: null }] : [],
    setSideFlag: (sideId: SideId, flag: Id, value: true | number | string): Change => ({
      kind: 'side-flag',
      sideId,
      flag,
      value,
    }),
    /** The change that clears a side's flag; none if it is not set. */
    clearSideFlag: (side: Pick<SideView, 'id' | 'flags'>, flag: Id): readonly Change[] =>
      has(side, flag) ? [{ kind: 'side-flag', sideId: side.id, flag, value: null }] : [],
  };
}

/** The chosen options; anything missing or unknown has its default. */
export type HouseRuleChoices = Readonly<Record<string, string>>;

export interface HouseRule<Id extends string, Option extends string> extends HouseRuleRow {
  readonly id: Id;
  readonly options: readonly Option[];
  readonly default: Option;
}

/** A complete table of a system's switches. */
export type HouseRuleTable<Options extends { readonly [Id in keyof Options]: string }> = {
  readonly [Id in keyof Options & string]: HouseRule<Id, Options[Id]>;
};

/** The chosen option, or the default if none or an invalid one was chosen. */
export function chosen<
  Options extends { readonly [Key in keyof Options]: string },
  Id extends keyof Options & string,
>(table: HouseRuleTable<Options>, choices: HouseRuleChoices, id: Id): Options[Id] {
  const row: HouseRule<Id, Options[Id]> = table[id];
  // Asked hundreds of times for one tap.
  for (const option of row.options) if (option === choices[id]) return option;
  return row.default;
}

/** A switch of the long list; the first option is the default. */
export function houseRuleRow<Id extends string, Option extends string>(
  id: Id,
  about: string,
  options: readonly [Option, ...Option[]],
): HouseRule<Id, Option> {
  return { id, about, options, default: options[0], common: false };
}

/** The same switch in the short list. */
export function inShortList<Row extends HouseRuleRow>(row: Row): Row {
  return { ...row, common: true };
}

/** The same switch among those that players look for together. */
export function under<Row extends HouseRuleRow>(panel: HouseRulePanel, row: Row): Row {
  return { ...row, panel };
}

/** The same switch with another default. */
export function withDefault<Id extends string, Option extends string>(
  row: HouseRule<Id, Option>,
  at: NoInfer<Option>,
): HouseRule<Id, Option> {
  return { ...row, default: at };
}
