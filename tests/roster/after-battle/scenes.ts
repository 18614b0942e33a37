import * as fc from 'fast-check';
import { type AfterDraft, draftOf } from '#roster/after-battle/draft.ts';
import { aftermath } from '#roster/after-battle/finish.ts';
import type { BattleSummary, Soldier } from '#roster/after-battle/fought.ts';
import { propose } from '#roster/after-battle/proposal.ts';
import { setBattles, setMissesNext } from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import { muster } from '#roster/muster.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { anyWarband, warbandOf } from '../../support/warbands.ts';

/** Five heroes, a group of three, a hired sword and two dogs; their founding gold is spent. */
export function ravens(): Warband {
  const band = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/champion', 'Otto'],
    ['reikland/champion', 'Gunther'],
    ['reikland/youngblood', 'Klaus'],
    ['reikland/warrior', 'Lame', 3],
    ['extras/pit-fighter', 'Vieux'],
    ['extras/wardog', 'Chien', 2],
  ]);
  return setLeader(setBattles(band, 1), 'm-1');
}

/** What happened to fighters in a battle, by label; the others survived unhurt. */
export type Fate = Partial<
  Pick<Soldier, 'out' | 'by' | 'turn' | 'byRole' | 'tookPart' | 'felled' | 'doses' | 'fellFrom'>
>;

/** A battle of this warband, as its log would record it. */
export function foughtWith(
  warband: Warband,
  fates: Readonly<Record<string, Fate>> = {},
  result: BattleSummary['result'] = 'lost',
): BattleSummary {
  let serial = 0;
  const fresh = (): FighterId => `f-${(serial += 1)}`;
  const { fighters, leaderId } = muster(warband, system, fresh);
  return {
    battleId: 'b-1',
    title: 'L’embuscade',
    scenario: null,
    at: Date.UTC(2026, 10, 21),
    against: ['Griffes d’Eshin'],
    foes: [{ emblem: 'rat', warbandId: null, leader: 'Skritt' }],
    result,
    captivesLost: false,
    treasure: 0,
    markers: {},
    soldiers: fighters.map(({ id, label, profileId, role, status }) => ({
      fighterId: id,
      label,
      profileId,
      role,
      leader: id === leaderId,
      tookPart: status !== 'absent',
      out: false,
      by: '',
      turn: null,
      byRole: '',
      carrying: false,
      felled: [],
      doses: [],
      fellFrom: null,
      ...fates[label],
    })),
  };
}

/** The full result of a battle after these entries of the player. */
export function after(
  warband: Warband,
  fought: BattleSummary,
  say: (draft: AfterDraft, idOf: (label: string) => FighterId) => AfterDraft = (draft) => draft,
) {
  const idOf = (label: string) => {
    const found = fought.soldiers.find((one) => one.label === label);
    if (found === undefined) throw new Error(`nobody called ${label}`);
    return found.fighterId;
  };
  const draft = say(draftOf(warband, fought.battleId), idOf);
  const proposal = propose(warband, system, fought, draft, null);
  return { draft, proposal, warband: aftermath(warband, system, fought, draft, proposal) };
}

const die = fc.integer({ min: 1, max: 6 });

/** Possible entries for an advance: sums, dice, characteristics, skills, lists. */
const anyAnswer = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.constantFrom('S', 'WS', 'BS', 'I', 'dodge', 'sprint', 'combat', 'speed', 'entered'),
);

const ITEMS = system.gear?.items ?? [];

/** Items of the game, and one that it does not have. */
const anyItem = fc.constantFrom(...ITEMS.map(({ id }) => id), 'moon');

/** Rare items. */
const rareItem = fc.constantFrom(
  ...ITEMS.flatMap(({ id, rarity }) => ((rarity ?? 0) > 0 ? id : [])),
);

/** Entries as they are before the first tap: a new one is made up below, or excused here. */
type NotByLot =
  // Texts, and how far players have come.
  | 'found'
  | 'notes'
  | 'passed'
  // Only in drafts of older versions.
  | 'income'
  // A different sum of what is counted anyway.
  | 'ticks'
  // In `money.test.ts`, `finish.test.ts` and `prisoners.test.ts`.
  | 'waived'
  | 'captives'
  | 'captors'
  // In `doses.test.ts`.
  | 'drugs'
  | 'clean'
  | 'ransoms'
  | 'prisoners';

/** One of these warbands in any battle, with any entries. */
export const aftermathsOf = (
  some: fc.Arbitrary<Warband>,
): fc.Arbitrary<{
  readonly warband: Warband;
  readonly fought: BattleSummary;
  readonly draft: AfterDraft;
}> =>
  fc
    .record({
      warband: some,
      away: fc.array(fc.nat(30), { maxLength: 3 }),
      out: fc.array(fc.nat(60), { maxLength: 12 }),
      also: fc.array(fc.nat(60), { maxLength: 3 }),
      skipped: fc.array(fc.nat(60), { maxLength: 3 }),
      dice: fc.array(fc.array(die, { maxLength: 30 }), { maxLength: 60 }),
      feats: fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 5 }),
      result: fc.constantFrom('won', 'lost', 'none' as const),
      gold: fc.nat(500),
      extra: fc.nat(5),
      heir: fc.nat(30),
      answers: fc.array(fc.array(anyAnswer, { maxLength: 8 }), { maxLength: 6 }),
      enemyRating: fc.option(fc.nat(500)),
      searched: fc.array(die, { maxLength: 8 }),
      findAnswers: fc.array(fc.nat(6), { maxLength: 20 }),
      findSkipped: fc.boolean(),
      sold: fc.nat(8),
      unpaid: fc.array(fc.nat(30), { maxLength: 2 }),
      treasure: fc.nat(4),
      searches: fc.array(
        fc.record({
          item: fc.oneof({ weight: 4, arbitrary: rareItem }, anyItem),
          dice: fc.oneof(
            { weight: 4, arbitrary: fc.tuple(die, die) },
            fc.array(die, { maxLength: 1 }),
          ),
          more: fc.integer({ min: -3, max: 6 }),
          declined: fc.boolean(),
          price: fc.option(fc.nat(120)),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      purchases: fc.dictionary(anyItem, fc.nat(9), { maxKeys: 6 }),
    })
    .map(({ warband: made, ...said }) => {
      const ids = made.members.map(({ id }) => id);
      const warband = said.away.reduce((now, at) => {
        const id = ids[at % Math.max(1, ids.length)];
        return id === undefined ? now : setMissesNext(now, id, true);
      }, made);
      const whole = foughtWith(warband, {}, said.result);
      const here = whole.soldiers.filter(({ tookPart }) => tookPart);
      const pick = (at: number) => here[at % Math.max(1, here.length)]?.fighterId;
      const picked = (places: readonly number[]) => places.flatMap((at) => pick(at) ?? []);
      const out = new Set(picked(said.out));
      const soldiers = whole.soldiers.map((one) => ({
        ...one,
        out: out.has(one.fighterId),
        felled: said.feats.flatMap(([who, whom]) =>
          pick(who) === one.fighterId ? [{ fighterId: `f-e${whom}` as const, label: 'Rat' }] : [],
        ),
      }));
      const entered: Omit<AfterDraft, 'id' | NotByLot> = {
        alsoOut: picked(said.also),
        skipped: picked(said.skipped),
        dice: Object.fromEntries(here.map(({ fighterId }, at) => [fighterId, said.dice[at] ?? []])),
        extra: ids[0] === undefined ? {} : { [ids[0]]: said.extra },
        heir: ids[said.heir % Math.max(1, ids.length)] ?? null,
        corrections: { gold: said.gold },
        searchers: said.searched.length,
        searched: said.searched,
        findAnswers: said.findAnswers,
        findSkipped: said.findSkipped,
        sold: said.sold,
        unpaid: said.unpaid.flatMap((at) => ids[at % Math.max(1, ids.length)] ?? []),
        advances: Object.fromEntries(ids.map((id) => [id, said.answers])),
        enemyRating: said.enemyRating,
        searches: Object.fromEntries(
          ids.flatMap((id, at) => {
            const search = said.searches[at % said.searches.length];
            return search === undefined ? [] : [[id, search]];
          }),
        ),
        purchases: said.purchases,
      };
      const draft = { ...draftOf(warband, 'b-1'), ...entered };
      const { treasure } = said;
      return { warband, fought: { ...whole, soldiers, treasure }, draft };
    });

/** Any warband in any battle, with any entries. */
export const anyAftermath = aftermathsOf(anyWarband);
