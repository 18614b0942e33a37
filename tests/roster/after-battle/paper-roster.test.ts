import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AfterDraft, draftOf } from '#roster/after-battle/draft.ts';
import { aftermath } from '#roster/after-battle/finish.ts';
import { propose } from '#roster/after-battle/proposal.ts';
import { undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { setLeader } from '#roster/lineup.ts';
import { findProfile } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../../scripts/paths.mjs';
import { warbandOf } from '../../support/warbands.ts';
import { foughtWith } from './scenes.ts';

// Three evenings as a club would record them on paper: deaths, injuries, a promotion, skills, a find with
// dice of its own, a sale, a hired sword who is paid and one who is not, and a new leader.

const dice = v.array(v.number());
const texts = v.array(v.string());
const counts = v.record(v.string(), v.number());

const SHEET = v.parse(
  v.object({
    evenings: v.array(
      v.object({
        result: v.picklist(['won', 'lost']),
        enemyRating: v.number(),
        enemyOut: v.record(v.string(), texts),
        out: v.record(v.string(), dice),
        advances: v.record(v.string(), v.array(texts)),
        search: v.object({ dice, answers: dice }),
        sold: v.number(),
        unpaid: texts,
        after: v.object({
          gold: v.number(),
          wyrdstone: v.number(),
          stash: counts,
          rating: v.number(),
          leader: v.string(),
          members: v.array(
            v.object({
              name: v.string(),
              role: v.string(),
              miniatures: v.number(),
              experience: v.number(),
              profile: counts,
              skills: texts,
              missesNext: v.boolean(),
              lists: v.optional(texts),
            }),
          ),
        }),
      }),
    ),
  }),
  JSON.parse(readFileSync(inProject('tests', 'fixtures', 'paper-roster.json'), 'utf8')),
);

type Evening = (typeof SHEET)['evenings'][number];

/** The sheet starts with an empty treasury. */
const START = setLeader(
  {
    ...warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/champion', 'Otto'],
      ['reikland/youngblood', 'Klaus'],
      ['reikland/youngblood', 'Dieter'],
      ['reikland/warrior', 'Lames', 3],
      ['reikland/marksman', 'Oeil', 2],
      ['extras/pit-fighter', 'Vieux'],
    ]),
    purse: { gold: 0 },
  },
  'm-1',
);

/** The app’s result of an evening for the dice on the sheet. */
function booked(warband: Warband, evening: Evening, number: number): Warband {
  const fates = Object.fromEntries(
    warband.members.flatMap((member) =>
      member.labels.map((own) => {
        const felled = evening.enemyOut[sheetName(own)] ?? [];
        return [
          own,
          {
            out: sheetName(own) in evening.out,
            felled: felled.map((name, at) => ({
              fighterId: `f-e${number}-${at}` as const,
              label: name,
            })),
          },
        ] as const;
      }),
    ),
  );
  const fought = {
    ...foughtWith(warband, fates, evening.result),
    battleId: `b-${number}` as const,
  };
  const idOf = (name: string) =>
    fought.soldiers.find((one) => sheetName(one.label) === name)?.fighterId;
  const draft: AfterDraft = {
    ...draftOf(warband, fought.battleId),
    dice: Object.fromEntries(
      Object.entries(evening.out).map(([name, thrown]) => [idOf(name) ?? name, thrown]),
    ),
    searched: evening.search.dice,
    findAnswers: evening.search.answers,
    sold: evening.sold,
    unpaid: warband.members.filter(({ name }) => evening.unpaid.includes(name)).map(({ id }) => id),
    advances: picksOf(warband, evening),
  };
  // Promoted henchmen have an id only after their promotion.
  const first = propose(warband, system, fought, draft, evening.enemyRating);
  const risen = { ...draft, advances: picksOf(first.learnt, evening) };
  const proposal = propose(warband, system, fought, risen, evening.enemyRating);
  expect(proposal.exploration?.dice).toBe(evening.search.dice.length);
  const now = aftermath(warband, system, fought, risen, proposal);
  expect(undoAfterBattle(now, system, fought.battleId)?.members).toEqual(warband.members);
  return now;
}

function picksOf({ members }: Warband, { advances }: Evening): AfterDraft['advances'] {
  return Object.fromEntries(members.map(({ id, name }) => [id, advances[sheetName(name)] ?? []]));
}

/** The sheet has another word for a group’s models than its name. */
function sheetName(name: string): string {
  return name.replace(/^Lames (\d)$/, 'Lame $1');
}

/** The roster in the sheet’s format. */
function sheetOf(warband: Warband): Evening['after'] {
  const { gold = 0, wyrdstone = 0 } = warband.purse ?? {};
  const skills = new Set(system.advances?.skills.lists.flatMap((list) => list.skills));
  return {
    gold,
    wyrdstone,
    stash: { ...warband.stash },
    rating: warbandRating(warband, system) ?? -1,
    leader: warband.members.find((member) => member.leader)?.name ?? '',
    members: warband.members.map((member) => {
      const own = findProfile(system, member.profileId)?.traits ?? {};
      return {
        name: sheetName(member.name),
        role: member.role,
        miniatures: member.labels.length,
        experience: member.experience,
        profile: { ...member.profile },
        skills: Object.keys(member.traits).filter((id) => skills.has(id) && !(id in own)),
        missesNext: member.missesNext,
        ...(member.skillLists === undefined ? {} : { lists: [...member.skillLists] }),
      };
    }),
  };
}

test('three evenings match a paper roster', () => {
  const nights = SHEET.evenings.reduce<readonly Warband[]>(
    (all, evening, at) => [...all, booked(all.at(-1) ?? START, evening, at + 1)],
    [],
  );
  expect(nights.map(sheetOf)).toEqual(SHEET.evenings.map(({ after }) => after));
});
