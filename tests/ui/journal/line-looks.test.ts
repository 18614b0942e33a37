import { describe, expect, it } from 'vitest';
import type { EventData } from '#battle/events.ts';
import { journal } from '#battle/selectors.ts';
import { stamp } from '#battle/stamp.ts';
import { lookOf } from '#ui/journal/line-looks.ts';
import { storyOf } from '#ui/journal/story.ts';
import { newBattle } from '../battle/open-table.tsx';

/** A failed test that removed a fighter from the table, as the journal shows it. */
function lookOfTest(tested: Pick<EventData<'DutyResolved'>, 'kind' | 'fighterId'>) {
  const battle = newBattle();
  const where = { battleId: 'b-test', actor: 'a-test', now: Date.UTC(2026, 0, 1, 21) } as const;
  const event = {
    type: 'DutyResolved',
    data: {
      ...tested,
      key: 'a-test',
      sideId: 's-Reikland',
      outcome: 'failed',
      before: '',
      resolves: true,
      test: { characteristic: 'Ld', value: 7, reason: { code: 'ld.own', params: {} } },
      dice: [],
      changes: [{ kind: 'status', fighterId: 'f-Otto', to: 'left-table' }],
    },
  } as const;
  battle.entries = [...battle.entries, stamp(event, where, battle.entries.at(-1) ?? null)];
  const lines = storyOf(journal(battle.entries), battle.system)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => part.lines);
  const line = lines.at(-1);
  if (line === undefined) throw new Error('nothing is told');
  return lookOf(line, battle.system);
}

describe('the icon of a test in the journal', () => {
  it('is the resulting status for a single fighter', () => {
    const look = lookOfTest({ kind: 'all-alone', fighterId: 'f-Otto' });
    expect(look).toMatchObject({ icon: 'left-table' });
  });

  it('is the banner for a whole side, whoever left because of it', () => {
    const look = lookOfTest({ kind: 'rout-test', fighterId: null });
    expect(look).toEqual({ icon: 'rout', tone: 'rout' });
  });
});
