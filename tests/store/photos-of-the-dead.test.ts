import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withDice } from '#roster/after-battle/draft.ts';
import { aftermath } from '#roster/after-battle/finish.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { propose } from '#roster/after-battle/proposal.ts';
import { undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { LIMITS } from '#roster/limits.ts';
import type { Photo } from '#roster/photo.ts';
import { photographed, photographedAs } from '#roster/photographed.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { createPhotosStore } from '#store/photos-store.ts';
import { after, anyAftermath, foughtWith, ravens } from '../roster/after-battle/scenes.ts';
import { memoryPhotos } from '../support/memory-photos.ts';
import { warbandOf } from '../support/warbands.ts';

/** A disk with a photo of each member. */
function photosOf({ id: warbandId, members }: Warband): Map<string, Photo> {
  const image = 'data:image/webp;base64,UklGRg==';
  return new Map(members.map(({ id }) => [id, { id, warbandId, image, takenAt: 1 }]));
}

/** The app as it starts on a disk: what it does with the photos as a warband changes. */
function started(disk: Map<string, Photo>) {
  const { follow } = createPhotosStore(memoryPhotos(disk)).getState();
  return (warband: Warband) => follow(warband.id, photographed(warband));
}

function gone(id: WarriorId) {
  return { id, name: id, profileId: '', title: '', role: 'hero', experience: 0, how: 'by-injury' };
}

function line(...of: readonly WarriorId[]) {
  return { id: 'b-1', result: 'lost', gone: of.map(gone) };
}

describe('the photo of a dead member', () => {
  const DEAD = [1, 1];
  const fallen = () =>
    after(ravens(), foughtWith(ravens(), { Otto: { out: true } }), (draft, idOf) =>
      withDice(draft, idOf('Otto'), ...DEAD),
    ).warband;

  test('stays as long as the history names him', async () => {
    const disk = photosOf(ravens());
    const follow = started(disk);
    await follow(ravens());
    expect(fallen().members.some(({ id }) => id === 'm-2')).toBe(false);
    await follow(fallen());
    expect(disk.has('m-2')).toBe(true);
    const { history: _, ...forgotten } = fallen();
    await follow(forgotten);
    expect(disk.has('m-2')).toBe(false);
  });

  test('is that of a fighter by his name, as is a member’s', () => {
    const named = (label: string) => photographedAs(fallen(), label);
    expect(['Otto', 'gunther', 'Lame 2', 'Karl'].map(named)).toEqual(['m-2', 'm-3', 'm-5', null]);
    const [heir] = warbandOf('reikland', [['reikland/champion', 'Otto']]).members;
    if (heir === undefined) throw new Error('nobody');
    const later = { ...fallen(), members: [{ ...heir, id: 'm-new' as const }] };
    expect(photographedAs(later, 'Otto')).toBe('m-new');
  });

  test('goes with the warband, and comes back with it', async () => {
    const disk = photosOf(ravens());
    const { follow } = createPhotosStore(memoryPhotos(disk)).getState();
    await follow('w-test', photographed(ravens()));
    await follow('w-test', photographed(fallen()));
    const all = [...disk.keys()].toSorted();
    await follow('w-test', []);
    expect(disk.size).toBe(0);
    await follow('w-test', photographed(fallen()));
    expect([...disk.keys()].toSorted()).toEqual(all);
  });

  test('goes when as many have fallen since as a warband may have members', () => {
    const since = Array.from({ length: LIMITS.fighters }, (_, at): WarriorId => `m-x${at}`);
    const history = [line('m-old', 'm-last'), ...since.slice(1).map((id) => line(id))];
    const kept = photographed({ members: [], history });
    expect(kept).toHaveLength(LIMITS.fighters);
    expect(kept).not.toContain('m-old');
    expect(kept).toContain('m-last');
  });
});

test('no photo is removed of anybody whom the warband still names, nor missed once that is undone', () =>
  fc.assert(
    fc.asyncProperty(anyAftermath, async ({ warband, fought, draft }) => {
      const disk = photosOf(warband);
      const follow = started(disk);
      await follow(warband);
      const proposal = propose(warband, system, fought, draft, null);
      const later = aftermath(warband, system, fought, draft, proposal);
      await follow(later);
      const named = [...later.members, ...historyOf(later).flatMap((one) => one.gone)];
      const had = warband.members.filter(({ id }) => named.some((one) => one.id === id));
      expect([...disk.keys()]).toEqual(expect.arrayContaining(had.map(({ id }) => id)));
      const again = started(disk);
      await again(later);
      const before = undoAfterBattle(later, system, fought.battleId);
      if (before === null) return;
      await again(before);
      expect([...disk.keys()].toSorted()).toEqual(warband.members.map(({ id }) => id).toSorted());
    }),
  ));
