import type {
  AfterBattlePart,
  InjuryEffect,
  InjuryRemark,
  InjuryRow,
  InjuryTable,
} from '#rules/contract/after-battle.ts';
import type { Tone } from '#rules/contract/rows.ts';
import { toHeed } from '#rules/skirmish/events/to-heed.ts';
import { fallenMounts } from '#rules/skirmish/mounts/fallen.ts';
import { DRUGS } from './drugs.ts';
import { EVENT_TABLES } from './event-tables.ts';
import { explorationRemarks } from './exploration-remarks.ts';
import { captorMay, finds } from './finds.ts';
import { heirs } from './heirs.ts';
import type { HouseRuleId } from './house-rules.ts';
import { MOUNT_RULES, MOUNTS } from './mounts.ts';
import type { Parts } from './packs/assemble.ts';
import { fromParts } from './packs/parts.ts';
import type { TraitId } from './traits.ts';
import { SALE_SIZES, SALES, WYRDSTONE_FOUND } from './wyrdstone.ts';

// What comes after a battle, as facts: numbers, and what they do to a fighter.

type Span = InjuryRow['on'];

const GONE: InjuryEffect = { kind: 'gone' };

function row(id: string, on: Span, tone: Tone, ...effects: readonly InjuryEffect[]): InjuryRow {
  return {
    id,
    on,
    tone,
    effects,
    further: [],
    decided: 'by-die',
    again: false,
    within: null,
  };
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

/** A trait that only players heed. */
function reminds(trait: TraitId): string {
  return trait;
}

function misses(battles: number): InjuryEffect {
  return { kind: 'misses', battles };
}

const CAPTIVE = 'held-captive' satisfies TraitId;

function remark(
  id: string,
  traits: readonly TraitId[],
  profiles: readonly string[] = [],
  rows: readonly string[] | null = null,
): InjuryRemark {
  return { id, traits, profiles, rows };
}

/** Whom a warrior hates from now on. */
function hates(whom: 'foe' | 'leader' | 'warband'): InjuryEffect {
  return { kind: 'grudge', trait: 'hates' satisfies TraitId, whom, beneath: LOWLY };
}

/** A fighter put out of action by one of these hates their leader. */
const LOWLY = ['henchman', 'animal'];

/** A fight for the crowd: won it pays, lost it may cost a life, and costs what he carries. */
const PIT_FIGHT: InjuryRow = {
  ...row('sold-to-pits', [65, 65], 'stunned'),
  decided: 'by-players',
  further: [
    row(
      'pits-won',
      [1, 1],
      WELL,
      { kind: 'income', id: 'gold', amount: 50 },
      { kind: 'experience', by: 2 },
    ),
    {
      ...row('pits-lost', [2, 2], HARM, { kind: 'robbed' }),
      within: [11, 35],
    },
  ],
};

/** @rule MORD-AFTER-INJURY */
const HERO_INJURIES: InjuryTable = {
  roles: ['hero'],
  profiles: null,
  dice: 2,
  remarks: [],
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
    row('robbed', [36, 36], HARM, { kind: 'robbed' }),
    row('full-recovery', [41, 55], WELL),
    open(
      'bitter-enmity',
      56,
      row('enmity-foe', [1, 3], HARM, hates('foe')),
      row('enmity-leader', [4, 4], HARM, hates('leader')),
      row('enmity-warband', [5, 5], HARM, hates('warband')),
      row('enmity-kind', [6, 6], HARM, hates('warband')),
    ),
    row('captured', [61, 61], HARM, gets(CAPTIVE)),
    row('hardened', [62, 63], WELL, gets('injury-hardened')),
    row('horrible-scars', [64, 64], WELL, gets('injury-horrible-scars')),
    PIT_FIGHT,
    row('against-odds', [66, 66], WELL, { kind: 'experience', by: 1 }),
  ],
};

/** One die: he lives from this face on. */
function livesFrom(face: number): readonly InjuryRow[] {
  return [row('dead', [1, face - 1], DEATH, GONE), row('alive', [face, 6], WELL)];
}

/** Henchmen, animals and hired swords live or die. @rule MORD-AFTER-INJURY */
const OTHER_INJURIES: InjuryTable = {
  roles: ['henchman', 'hired-sword', 'animal'],
  profiles: null,
  dice: 1,
  notAgain: [],
  remarks: [],
  rows: livesFrom(3),
};

/** The first table that is about somebody counts. @rule MORD-AFTER-INJURY */
function injuries({ injuries: named, remarks }: Parts): readonly InjuryTable[] {
  const daemons = named.get('daemon') ?? [];
  return [
    // Trolls regenerate all injuries, and so may others.
    { ...OTHER_INJURIES, profiles: named.get('none') ?? [], rows: [] },
    // Daemons hold on to this world less firmly.
    {
      ...OTHER_INJURIES,
      profiles: daemons,
      remarks: [remark('unstable', [], daemons)],
      rows: livesFrom(4),
    },
    {
      ...HERO_INJURIES,
      remarks: [
        remark('extra-tough', ['extra-tough']),
        remark('bear-tamer', [], remarks.get('bear-tamer'), ['robbed', 'captured', 'sold-to-pits']),
        remark('augur', [], remarks.get('augur'), ['blinded-eye']),
        remark('immune-psychology', ['immune-psychology'], [], ['madness']),
      ],
    },
    OTHER_INJURIES,
  ];
}

/** What warbands of Mordheim do between two battles. */
export const afterBattle = fromParts(
  (parts): AfterBattlePart => ({
    injuries: injuries(parts),
    captivity: {
      trait: CAPTIVE,
      of: 'gold',
      captorMay: captorMay(),
      remarks: [{ id: 'bounty', profiles: ['hired-1b/bounty-hunter'] }],
      lostBy: { rule: 'capturedHeroes' satisfies HouseRuleId, choice: 'lost' },
    },
    drugs: DRUGS,
    steeds: fallenMounts(
      MOUNT_RULES,
      MOUNTS.map(({ id }) => id),
    ),
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
      pieces: { id: 'wyrdstone', bySum: WYRDSTONE_FOUND, more: parts.wyrdstoneMore },
      finds: finds(),
      remarks: explorationRemarks(),
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
    upkeep: parts.upkeep,
    /** @rule MORD-AFTER-TRADE */
    trade: {
      of: 'gold',
      roles: ['hero'],
      /** @rule MORD-AFTER-RARE */
      search: parts.searchMore,
      bonuses: [{ trait: 'streetwise' satisfies TraitId, by: 2 }],
      reminders: [reminds('haggle')],
    },
    treasure: 'wyrdstone',
    heirs,
    toHeed: (view, sideId) => toHeed(EVENT_TABLES, view, sideId),
  }),
);
