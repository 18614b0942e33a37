import { needsOf } from '#battle/needs.ts';
import { changeTime } from '#roster/change-time.ts';
import { MAX_OWN_PACKS } from '#roster/own-packs.ts';
import { packKey } from '#roster/pack-key.ts';
import { typesOf } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';
import type { AnyPack } from '#rules/contract/packs.ts';
import {
  type BattleSummary,
  useBattles,
  useStores,
  useSystems,
  useWarbands,
} from '#store/hooks.ts';
import { packsOfWarband } from '#store/packs-needed.ts';
import type { OwnPack } from '#store/systems.ts';

export type { OwnPack } from '#store/systems.ts';

/** The packs of a game that players have made, those that can’t be played among them, the one changed last first. */
export function useOwnPacks(systemId: string): readonly OwnPack[] {
  return useSystems().ownPacks(systemId);
}

/** Those that go along with a warband when it is handed on. */
export function usePacksOf(warband: Warband): readonly AnyPack[] {
  return packsOfWarband(warband, useOwnPacks(warband.systemId));
}

/** What is done with them, at once on every screen; a later `save` undoes either. */
export function usePackChanges(systemId: string) {
  const { settings, systems, clock } = useStores();
  return {
    /**
     * Keeps a pack that `Systems.readPack` has read, in place of an own one of the same id.
     * @returns false if there are too many already
     */
    save: (pack: AnyPack): boolean => {
      const own = systems.ownPacks(systemId);
      const here = own.find(({ id }) => id === pack.id);
      if (here === undefined && own.length >= MAX_OWN_PACKS) return false;
      const changedAt = changeTime(clock(), here?.changedAt ?? 0);
      settings.getState().keep(packKey(systemId, pack.id), { systemId, pack, changedAt });
      return true;
    },
    /**
     * Keeps an own pack as it has been changed, right or not: as long as it isn’t, the last right one is played.
     * @returns when, as its row says it
     */
    change: (pack: PackForm): number => {
      const here = systems.ownPacks(systemId).find(({ id }) => id === pack.id);
      const changedAt = changeTime(clock(), here?.changedAt ?? 0);
      const right = here?.read.ok === true ? here.read.pack : pack;
      const row = { systemId, pack: right, draft: pack, changedAt };
      settings.getState().keep(packKey(systemId, pack.id), row);
      return changedAt;
    },
    /** Removes a pack. Whoever is of it must be asked first: see `usePackUsers`. */
    remove: (id: string): void => settings.getState().keep(packKey(systemId, id), null),
  };
}

/** Who on this device is of a pack: its warbands, archived ones too, and battles that go on. */
export function usePackUsers(systemId: string): (id: string) => {
  readonly warbands: readonly Warband[];
  readonly battles: readonly BattleSummary[];
} {
  const warbands = useWarbands((state) => state.warbands) ?? [];
  const battles = useBattles((state) => state.summaries) ?? [];
  return (id) => ({
    warbands: warbands.filter((one) => one.systemId === systemId && typesOf(one).includes(id)),
    battles: battles.filter(
      ({ battle }) =>
        battle.systemId === systemId && !battle.ended && needsOf(battle)[0].includes(id),
    ),
  });
}
