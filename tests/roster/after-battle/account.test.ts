import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceCount } from '#roster/advances/count.ts';
import { aftermath } from '#roster/after-battle/finish.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { findGains, propose } from '#roster/after-battle/proposal.ts';
import { foundingRest } from '#roster/after-battle/purse.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { runsOfEach } from '../../support/share.ts';
import { TYPES, warbandsOf } from '../../support/warbands.ts';
import { aftermathsOf } from './scenes.ts';

// Every evening must balance: what a warband has afterwards is what it had plus recorded income minus
// recorded expenses. Nothing appears or disappears unrecorded. Three hundred evenings of each type of warband, and of none; in
// `npm test` twenty.

function miniatures({ members }: Warband): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}

/** The experience of all models. */
function experience({ members }: Warband): number {
  return members.reduce((sum, one) => sum + one.experience * one.labels.length, 0);
}

/** What one of these items costs this warband: its own price, that of the chart, or what was thrown for it. */
function priceOf(item: string, thrown: number | null, { catalogueId }: Warband): number {
  const row = system.gear?.items.find(({ id }) => id === item);
  const price = row?.terms.find((terms) => terms.for.includes(catalogueId))?.price ?? row?.price;
  const gold = typeof price === 'number' ? price : thrown;
  if (gold === null) throw new Error(`${item} was not thrown for`);
  return gold;
}

const EVENINGS = 300;
const SHARE = 1 / 15;

let searched = 0;
let traded = 0;

test.each(TYPES)('evenings of "%s" balance', (type) => {
  fc.assert(
    fc.property(aftermathsOf(warbandsOf(type)), ({ warband, fought, draft }) => {
      const proposal = propose(warband, system, fought, draft, null);
      const now = aftermath(warband, system, fought, draft, proposal);
      const line = historyOf(now).at(-1);
      const { sale, wages, income, gains, advances, trade } = proposal;
      const had = (id: string) => warband.purse?.[id] ?? 0;
      const has = (id: string) => now.purse?.[id] ?? 0;

      const paidIn = (kind: string) =>
        wages
          .filter((wage) => wage.paid && wage.of === kind)
          .reduce((sum, { cost }) => sum + cost, 0);
      const gold =
        had('gold') +
        foundingRest(warband, system) +
        (income['gold'] ?? 0) +
        (sale?.price ?? 0) -
        paidIn('gold');
      const bought = Object.entries(trade?.bought ?? {});
      const found = trade?.searches.flatMap(({ member, wanted }) =>
        wanted?.outcome === 'bought'
          ? priceOf(wanted.item, draft.searches[member.id]?.price ?? null, warband)
          : [],
      );
      const common = trade?.purchases.map(
        ({ item, count }) => count * priceOf(item, null, warband),
      );
      const spent = [...(found ?? []), ...(common ?? [])].reduce((sum, one) => sum + one, 0);
      expect(spent).toBeLessThanOrEqual(Math.max(0, gold));
      expect(has('gold')).toBe(Math.max(0, gold) - spent);
      expect([line?.bought, line?.spent]).toEqual([trade?.bought, spent]);
      searched += trade?.searches.filter(({ wanted }) => wanted?.outcome === 'bought').length ?? 0;
      traded += trade?.purchases.length ?? 0;
      // Of what a warband keeps no account of, everybody is paid.
      expect(has('wyrdstone')).toBe(
        Math.max(
          0,
          had('wyrdstone') + (income['wyrdstone'] ?? 0) - (sale?.sold ?? 0) - paidIn('wyrdstone'),
        ),
      );
      expect([line?.sold?.price ?? 0, line?.paid]).toEqual([sale?.price ?? 0, paidIn('gold')]);

      const items = findGains(proposal.exploration).flatMap((gain) =>
        gain.kind === 'item' ? gain : [],
      );
      const stored = (all: Warband) => Object.values(all.stash ?? {}).reduce((a, b) => a + b, 0);
      const things = items.reduce((sum, { amount }) => sum + amount, 0);
      const more = bought.reduce((sum, [, count]) => sum + count, 0);
      expect(stored(now)).toBe(stored(warband) + things + more);

      const gone = (id: string) =>
        wages.some((wage) => wage.memberId === id && !wage.paid) ||
        proposal.withdrawn.some(({ memberId, stays }) => memberId === id && !stays) ||
        findGains(proposal.exploration).some(
          (gain) => gain.kind === 'lost' && gain.memberId === id,
        );
      const killed = advances.filter(({ reading }) => reading.result?.kind === 'lost').length;
      const left = warband.members.flatMap((member) => {
        const dead = proposal.casualties.filter(
          (one) => one.gone && one.post.memberId === member.id,
        );
        const count = gone(member.id) ? 0 : member.labels.length - dead.length;
        const after = gains.find(({ memberId }) => memberId === member.id)?.after;
        return [{ count, experience: Math.min(after ?? member.experience, 999) }];
      });
      expect(miniatures(now)).toBe(left.reduce((sum, { count }) => sum + count, 0) - killed);
      const earned = left.reduce((sum, one) => sum + one.count * one.experience, 0);
      if (killed === 0) expect(experience(now)).toBe(earned);

      const rating = warbandRating(now, system);
      expect(line?.rating).toEqual({ before: warbandRating(warband, system), after: rating });
      for (const member of now.members) {
        const count = advanceCount(member, system);
        if (count !== null) expect(count.taken + count.open).toBeGreaterThanOrEqual(count.earned);
      }
    }),
    runsOfEach(EVENINGS, SHARE, TYPES.indexOf(type)),
  );
});

// Without purchases among them, this would prove little.
test('somebody has found what he looked for, and somebody has bought', () => {
  expect(searched).toBeGreaterThan(0);
  expect(traded).toBeGreaterThan(0);
});
