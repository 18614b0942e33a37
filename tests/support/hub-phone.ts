import { vi } from 'vitest';
import type { Entry } from '#battle/events.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createMemoryPorts, type MemoryStart } from './memory-ports.ts';
import { systemsOf } from './systems.ts';

/**
 * The app on one phone, without its screens. Sharing keeps its state in modules, so each phone loads its own;
 * create phones one after the other.
 * @param disk what else is on its disk
 */
export async function hubPhone(
  actor: ActorId,
  system: RuleSystem,
  entries: readonly Entry[],
  disk: MemoryStart = {},
) {
  vi.resetModules();
  const rooms = await import('#sync/rooms.ts');
  const { shareBattle, joinBattle } = await import('#sync/shared-battle.ts');
  const { hubLinks, links } = await import('#sync/links.ts');
  const memory = createMemoryPorts({ ...disk, entries });
  const battles = createBattlesStore({ ...memory.ports, actor }, systemsOf(system));
  return {
    ...rooms,
    shareBattle,
    joinBattle,
    memory,
    battles,
    /** The hub link of the battle `b-test`. */
    hubLink: () => hubLinks.getState()['b-test'] ?? null,
    link: () => links.getState()['b-test'] ?? null,
    /** Opens the battle as a screen does. @throws Error when it is not here */
    opened: async () => {
      const session = await battles.getState().open('b-test');
      if (session === null) throw new Error('no battle');
      return session;
    },
    /** Texts of the notes on its disk. */
    notes: (): readonly string[] =>
      [...memory.disk.entries.values()]
        .flatMap((one) => (one.type === 'NoteWritten' ? one.data.text : []))
        .toSorted(),
  };
}

export type HubPhone = Awaited<ReturnType<typeof hubPhone>>;
