import type {
  AfterBattlePart,
  InjuryEffect,
  InjuryRow,
  InjuryTable,
  Veteran,
} from '#rules/contract/after-battle.ts';
import type { Tone } from '#rules/contract/rows.ts';
import { FINDS } from './finds.ts';
import { ITEMS } from './items.ts';
import { roster } from './roster.ts';
import { carries, type TraitId } from './traits.ts';
import { UPKEEP } from './upkeep.ts';
import { SALE_SIZES, SALES, WYRDSTONE_FOUND } from './wyrdstone.ts';

// What comes after a battle, as facts: numbers, and what they do to a fighter.

type Span = InjuryRow['on'];

const GONE: InjuryEffect = { kind: 'gone' };

function row(id: string, on: Span, tone: Tone, ...effects: readonly InjuryEffect[]): InjuryRow {
  return { id, on, tone, effects, further: [], again: false };
}

/** A result that one further die decides. */
function open(id: string, on: number, ...further: readonly InjuryRow[]): InjuryRow {
  return { ...row(id, [on, on], HARM), further };
}

/** Lasting, and worse than before. */
const HARM = 'knocked-down' satisfies Tone;
const WELL = 'standing' satisfies Tone;
const DEATH = 'out-of-action' satisfies Tone;

function worse(characteristic: string): InjuryEffect {
  return { kind: 'characteristic', characteristic, by: -1 };
}

function gets(trait: TraitId, twice: 'same' | 'gone' = 'same'): InjuryEffect {
  return { kind: 'trait', trait, twice };
}

function misses(battles: number): InjuryEffect {
  return { kind: 'misses', battles };
}

/** Part of a body or of a profile, whatever group it stands in: no robber takes it. */
const OWN_SKIN = [
  'natural-weapons',
  'fist',
  'scaly-skin',
  'no-equipment',
  'no-missile-weapons',
  'no-armour-move-penalty',
  'strikes-first',
  'strikes-last',
  'armour-save-modifier-inflicted',
] as const satisfies readonly TraitId[];

/** @rule MORD-AFTER-INJURY */
const HERO_INJURIES: InjuryTable = {
  roles: ['hero'],
  dice: 2,
  notAgain: ['dead', 'multiple-injuries', 'captured'],
  rows: [
    row('dead', [11, 15], DEATH, GONE),
    { ...row('multiple-injuries', [16, 21], 'stunned'), again: true },
    row('leg-wound', [22, 22], HARM, worse('M')),
    open(
      'arm-wound',
      23,
      row('arm-lost', [1, 1], HARM, gets('injury-arm')),
      row('arm-sore', [2, 6], HARM, misses(1)),
    ),
    open(
      'madness',
      24,
      row('madness-stupidity', [1, 3], HARM, gets('stupidity')),
      row('madness-frenzy', [4, 6], HARM, gets('frenzy')),
    ),
    open(
      'smashed-leg',
      25,
      row('leg-lame', [1, 1], HARM, gets('no-run')),
      row('leg-sore', [2, 6], HARM, misses(1)),
    ),
    row('chest-wound', [26, 26], HARM, worse('T')),
    row('blinded-eye', [31, 31], HARM, worse('BS'), gets('injury-eye', 'gone')),
    row('old-wound', [32, 32], HARM, gets('injury-old-wound')),
    row('nervous', [33, 33], HARM, worse('I')),
    row('hand-wound', [34, 34], HARM, worse('WS')),
    open(
      'deep-wound',
      35,
      row('deep-wound-1', [1, 2], HARM, misses(1)),
      row('deep-wound-2', [3, 4], HARM, misses(2)),
      row('deep-wound-3', [5, 6], HARM, misses(3)),
    ),
    row('robbed', [36, 36], HARM, { kind: 'robbed', keeps: OWN_SKIN }),
    row('full-recovery', [41, 55], WELL),
    row('bitter-enmity', [56, 56], HARM, {
      kind: 'grudge',
      trait: 'hates' satisfies TraitId,
    }),
    row('captured', [61, 61], HARM, misses(1)),
    row('hardened', [62, 63], WELL, gets('injury-hardened')),
    row('horrible-scars', [64, 64], WELL, gets('injury-horrible-scars')),
    row('sold-to-pits', [65, 65], 'stunned'),
    row('against-odds', [66, 66], WELL, { kind: 'experience', by: 1 }),
  ],
};

/** Henchmen, animals and hired swords live or die. @rule MORD-AFTER-INJURY */
const OTHER_INJURIES: InjuryTable = {
  roles: ['henchman', 'hired-sword', 'animal'],
  dice: 1,
  notAgain: [],
  rows: [row('dead', [1, 2], DEATH, GONE), row('alive', [3, 6], WELL)],
};

/** What warbands of Mordheim do between two battles. */
export const AFTER_BATTLE: AfterBattlePart = {
  injuries: [HERO_INJURIES, OTHER_INJURIES],
  experience: {
    survived: 1,
    leaderOfWinners: 1,
    enemyOut: 1,
    credited: ['hero'],
    won: 1,
    /** @rule MORD-AFTER-UNDERDOG */
    underdog: [
      { from: 51, to: 75, points: 1 },
      { from: 76, to: 100, points: 2 },
      { from: 101, to: 150, points: 3 },
      { from: 151, to: 300, points: 4 },
      { from: 301, to: null, points: 5 },
    ],
  },
  /** @rule MORD-AFTER-EXPLORE */
  exploration: {
    roles: ['hero'],
    won: 1,
    most: 6,
    pieces: { id: 'wyrdstone', bySum: WYRDSTONE_FOUND, more: { dwarfs: 1 } },
    finds: FINDS,
  },
  income: ['gold', 'wyrdstone'],
  sale: {
    of: 'wyrdstone',
    for: 'gold',
    sizes: SALE_SIZES,
    prices: SALES,
    // A dog of war is equipment here.
    uncounted: { roles: ['hired-sword'], traits: ['wardog'] satisfies readonly TraitId[] },
  },
  upkeep: { of: 'gold', rows: UPKEEP },
  items: ITEMS,
  /** @rule MORD-AFTER-TRADE */
  trade: { of: 'gold', search: { marienburg: 1 } },
  treasure: 'wyrdstone',
  heirs,
};

/** The hero of the undead who takes a vampire's place. */
const NECROMANCER = 'undead/necromancer';

/** @rule MORD-LD-6: the highest Leadership, then the most experience; equals roll for it. */
function heirs(members: readonly Veteran[]): readonly number[] {
  const able = members.flatMap((member, at) => (mayLead(member) ? [{ member, at }] : []));
  const necromancer = able.filter(({ member }) => member.profileId === NECROMANCER);
  if (necromancer.length > 0) return necromancer.map(({ at }) => at);
  const worth = ({ member }: (typeof able)[number]) =>
    (member.profile['Ld'] ?? 0) * MOST_EXPERIENCE + member.experience;
  const best = Math.max(...able.map(worth));
  return able.filter((one) => worth(one) === best).map(({ at }) => at);
}

/** More than anybody has, so that experience only decides between equals. */
const MOST_EXPERIENCE = 10_000;

function mayLead({ role, traits }: Veteran): boolean {
  const leads = roster.roles.some(({ id, mayLead: may, limited }) => id === role && may && limited);
  return leads && !carries(traits, 'never-warband-leader');
}
