import { act, render } from '@testing-library/react';
import { App } from '#app/App.tsx';
import { SCREENS } from '#app/screens.ts';
import { SYSTEMS } from '#app/systems.ts';
import { startI18n } from '#i18n/setup.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Stores } from '#store/hooks.ts';
import { beginBattle } from '#ui/setup/begin-battle.ts';
import { firstDraft, type SetupDraft } from '#ui/setup/draft.ts';
import { en, fr, type Words } from '../../e2e/support/words.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { storesInMemory } from '../../support/stores.ts';
import type { Calculation } from '../../support/story/calculation.ts';
import type { Table } from '../../support/story/table.ts';
import { calculationIn } from './told-calculation.ts';
import { tableIn } from './told-table.ts';

/** A battle in the whole app without a browser, driven by a story. */
export interface Evening {
  readonly table: Table;
  readonly at: Calculation;
  /** Closes the app and opens it again: what it shows then was read from the disk. */
  readonly reopen: () => Promise<void>;
}

/** The battle’s setup. */
export interface Beginning {
  readonly words?: Words;
  /** The game’s two samples by default. @param id returns a new id at each call */
  readonly warbands?: (system: RuleSystem, id: () => WarriorId) => readonly Warband[];
  /** Changes to the warbands before the battle. @param id returns a new id at each call */
  readonly changed?: (warband: Warband, system: RuleSystem, id: () => WarriorId) => Warband;
  /** Changes to the setup form after it was filled in. */
  readonly draft?: (draft: SetupDraft, system: RuleSystem) => SetupDraft;
}

/** Starts the battle in the app, on a disk in memory, as the setup screen does. */
export async function beginEvening(systemId: string, beginning: Beginning = {}): Promise<Evening> {
  const {
    words = fr,
    warbands,
    changed = (warband) => warband,
    draft = (drawn) => drawn,
  } = beginning;
  await startI18n(words === en ? 'en' : 'fr');
  const memory = createMemoryPorts();
  const { ports } = memory;
  const system = await SYSTEMS.load(systemId);
  if (system === null) throw new Error(`no rules ${systemId}`);
  await Promise.all(
    [SCREENS.battle, SCREENS.fighter, SCREENS.duel, SCREENS.journal].map(({ preload }) =>
      preload(),
    ),
  );
  const { stores } = storesInMemory(memory);
  const freshId = (): WarriorId => `m-${ports.freshId()}`;
  const { load, addSamples } = stores.warbands.getState();
  await load();
  const samples = () =>
    (stores.warbands.getState().warbands ?? []).filter((one) => one.systemId === systemId);
  // A first launch adds one game’s samples only.
  if (warbands === undefined && samples().length === 0) await addSamples(systemId);
  const own = (warbands?.(system, freshId) ?? samples()).map((warband) =>
    changed(warband, system, freshId),
  );
  const names = {
    side: (number: number) => words('setup:side.name', { number }),
    figure: words('setup:side.figure'),
    oneOf: (side: string) => words('setup:side.one-of', { side }),
  };
  const begun = await beginBattle(
    stores,
    draft(firstDraft(system, own, ports.freshId), system),
    system,
    names,
  );
  if (!('battleId' in begun)) throw new Error(`not begun: ${begun.refused}`);

  const shown: { close: () => void } = { close: () => {} };
  const open = async (around: Stores) => {
    await around.battles.getState().prepare(begun.battleId);
    location.hash = `#/battle/${begun.battleId}`;
    await act(async () => {
      const { unmount } = render(<App stores={around} />);
      shown.close = unmount;
    });
  };
  await open(stores);
  const table = tableIn(systemId, words);
  return {
    table,
    at: calculationIn(table, words),
    async reopen() {
      await table.saved();
      shown.close();
      const { stores: again } = storesInMemory(memory);
      await Promise.all([again.settings.getState().load(), again.warbands.getState().load()]);
      await open(again);
    },
  };
}
