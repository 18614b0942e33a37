import { describe, expect, test } from 'vitest';
import {
  checkHistory,
  checkLog,
  checkScreen,
  contentsOf,
  logOf,
  type Picture,
  type RecordedTap,
  type Row,
  type Tap,
} from '../../lab/soak/record.ts';

// The soak's own eyes: they have to see every loss that they are there for.

const BATTLE = 'b-quay';

let moments = 0;

function row(
  type: string,
  data: object,
  hlc = `${String((moments += 1)).padStart(4, '0')}-0`,
): Row {
  return { id: `a-me:${hlc}`, battleId: BATTLE, actor: 'a-me', hlc, type, data };
}

const OTTO = { id: 'f-1', label: 'Otto', profile: { W: 1 } };
const BIG = { id: 'f-2', label: 'Broyeur', profile: { W: 3 } };
const START = row('BattleStarted', { sides: [{ fighters: [OTTO] }, { fighters: [BIG] }] });

const ringRow = (on: boolean) =>
  row('FlagSet', { fighterId: 'f-1', flag: 'near-leader', value: on ? true : null });
const statusRow = (to: string) =>
  row('StatusSet', {
    fighterId: 'f-1',
    to,
    changes: [{ kind: 'status', fighterId: 'f-1', to }],
  });
const woundRow = (left: number) =>
  row('WoundLost', {
    fighterId: 'f-2',
    changes: [{ kind: 'wounds', fighterId: 'f-2', to: left }],
  });
const undoRow = ({ id }: Row) => row('EventUndone', { entryIds: [id] });

const sure = (...taps: readonly Tap[]): readonly RecordedTap[] =>
  taps.map((tap) => ({ tap, sure: true }));
const RING: Tap = { kind: 'ring', who: 'Otto', on: true };
const STUNNED: Tap = { kind: 'status', who: 'Otto', to: 'stunned' };
const UNDO: Tap = { kind: 'undo' };

describe('the log of the disk against the taps', () => {
  test('holds when each tap left its entry, in its order', () => {
    const ring = ringRow(true);
    const log = [START, ring, statusRow('stunned'), woundRow(2), undoRow(ring)];
    const recorded = sure(RING, STUNNED, { kind: 'wound', who: 'Broyeur' }, UNDO);
    expect(checkLog(recorded, log)).toEqual({ wrong: [], recorded });
  });

  test('cries about the last tap that is not there', () => {
    expect(checkLog(sure(RING, STUNNED), [START, ringRow(true)]).wrong).toEqual([
      'tap 2 of 2 (Otto: stunned) was shown; the disk has nothing',
    ]);
  });

  test('cries about a tap in the middle, and about another fighter or value', () => {
    expect(checkLog(sure(RING, STUNNED, UNDO), [START, ringRow(true)]).wrong).toHaveLength(1);
    expect(checkLog(sure(RING), [START, ringRow(false)]).wrong).toHaveLength(1);
    expect(checkLog(sure({ ...RING, who: 'Broyeur' }), [START, ringRow(true)]).wrong).toHaveLength(
      1,
    );
  });

  test('cries about entries that nobody tapped', () => {
    const log = [START, ringRow(true), ringRow(true)];
    expect(checkLog(sure(RING), log).wrong[0]).toContain('1 entries that nobody tapped');
  });

  test('cries about a log without its beginning', () => {
    expect(checkLog(sure(RING), [ringRow(true)]).wrong).toEqual([
      'the log of 1 rows has no beginning',
    ]);
    expect(checkLog([], []).wrong).toHaveLength(1);
  });

  test('a tap that nobody saw may have come to something or to nothing', () => {
    const unsure: readonly RecordedTap[] = [{ tap: RING, sure: false }, ...sure(STUNNED)];
    expect(checkLog(unsure, [START, statusRow('stunned')])).toEqual({
      wrong: [],
      recorded: sure(STUNNED),
    });
    expect(checkLog(unsure, [START, ringRow(true), statusRow('stunned')])).toEqual({
      wrong: [],
      recorded: sure(RING, STUNNED),
    });
  });

  test('distinguishes an undo from a redo', () => {
    const ring = ringRow(true);
    const undo = undoRow(ring);
    const log = [START, ring, undo, undoRow(undo)];
    expect(checkLog(sure(RING, UNDO, { kind: 'redo' }), log).wrong).toEqual([]);
    expect(checkLog(sure(RING, UNDO, UNDO), log).wrong).toHaveLength(1);
  });
});

describe('a screen against the disk', () => {
  const shown: Picture = {
    Otto: { status: 'standing', ring: false, lost: 0 },
    Broyeur: { status: 'standing', ring: null, lost: 0 },
  };
  const hold = (picture: Picture, ...entries: readonly Row[]) =>
    checkScreen(picture, [START, ...entries], (id) => id);

  test('holds when everybody is as the log says, what has been taken back left out', () => {
    expect(hold(shown)).toEqual([]);
    const ring = ringRow(true);
    expect(hold(shown, ring, undoRow(ring))).toEqual([]);
    const undo = undoRow(ring);
    const on = { ...shown, Otto: { status: 'standing', ring: true, lost: 0 } };
    expect(hold(on, ring, undo, undoRow(undo))).toEqual([]);
  });

  test('cries about a stale status, ring or wound, and about two statuses', () => {
    expect(hold(shown, statusRow('stunned'))).toHaveLength(1);
    expect(hold(shown, ringRow(true))).toHaveLength(1);
    expect(hold(shown, woundRow(2))).toHaveLength(1);
    expect(
      hold({ ...shown, Otto: { status: 'standing + standing', ring: false, lost: 0 } }),
    ).toHaveLength(1);
  });

  test('cries about whoever is missing or does not belong there', () => {
    const { Otto: _, ...others } = shown;
    expect(hold(others)).toEqual(['Otto is not on the screen']);
    expect(hold({ ...shown, Nobody: { status: 'standing', ring: null, lost: null } })).toHaveLength(
      1,
    );
  });
});

describe('what was there once', () => {
  test('has to stay, word by word', () => {
    const ring = ringRow(true);
    const before = contentsOf([START, ring]);
    expect(checkHistory(before, [START, ring, statusRow('stunned')])).toEqual([]);
    expect(checkHistory(before, [START])).toEqual([`the row ${ring.id} is gone`]);
    expect(checkHistory(before, [START, { ...ring, data: {} }])).toEqual([
      `the row ${ring.id} says something else than before`,
    ]);
  });

  test('is read in the order of the log, other battles and damaged rows left out', () => {
    const later = row('NoteWritten', { text: '' }, '0002-0');
    const earlier = row('NoteWritten', { text: '' }, '0001-0');
    const other = { ...earlier, battleId: 'b-other' };
    expect(logOf(BATTLE, [later, other, 'junk', { id: 7 }, earlier])).toEqual([earlier, later]);
  });
});
