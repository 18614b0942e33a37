import type { Random } from './random.ts';

/** Rows that the app would never write. */
export interface HostileRows {
  /** What is wrong with them. */
  readonly about: string;
  readonly battles: Readonly<Record<string, readonly HostileRow[]>>;
  readonly warbands: readonly HostileRow[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Addresses of screens that show them. */
  readonly places: readonly string[];
}

interface HostileRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Rows with one corruption, chosen at random. */
export function hostileRows(random: Random): HostileRows {
  return random.one(WAYS)(random, `b-odd-${random.below(1_000_000)}`);
}

const NOTHING = { battles: {}, warbands: [], settings: {}, places: [] } as const;

const WAYS: readonly ((random: Random, id: string) => HostileRows)[] = [
  (random, id) => {
    const hlc = random.one(['!!!', '-', '\uffff', 'zzzzzzzzzzzzzzzzzzzz-0000', '', '0mws7qguo']);
    return battle(`the moment "${hlc}"`, id, { hlc });
  },
  (random, id) => {
    const systemId = random.one(['constructor', '__proto__', 'toString', 'hasOwnProperty', '']);
    return battle(`the rules "${systemId}"`, id, {}, { systemId });
  },
  (random, id) => {
    const name = random.one([
      '<img src=x onerror=alert(1)>',
      '{{name}}',
      '$t(home:title)',
      'x'.repeat(5000),
    ]);
    return battle(`the name "${name.slice(0, 30)}"`, id, {}, { name });
  },
  (random, id) => {
    const roundLimit = random.one([-1, 1e300, 0.5, 'six']);
    return battle(`the limit ${roundLimit}`, id, {}, { roundLimit });
  },
  (random, id) => {
    const position = random.one([
      { round: 1e15, turn: -4, sideId: 's-x', phase: 'recovery', step: null },
      { round: 1, turn: 1, sideId: 'nobody', phase: 'constructor', step: '__proto__' },
      { round: 1, turn: 1, sideId: 's-x', phase: 'movement', step: 'toString' },
      { round: 1, turn: 1, sideId: 's-x', phase: 'movement', step: 2 },
    ]);
    return battle(`the position ${JSON.stringify(position)}`, id, {}, { position });
  },
  (random) => {
    const lastBackupAt = random.one([1e300, -1e300, 8.64e15 + 1, -1, 'yesterday']);
    return {
      ...NOTHING,
      about: `a last backup at ${lastBackupAt}`,
      settings: { lastBackupAt },
      places: ['#/settings'],
    };
  },
  (random) => {
    const systemId = random.one(['constructor', '__proto__', 'toString', 'unknown']);
    const row = { ...WARBAND, id: `w-odd-${random.below(1_000_000)}`, systemId };
    return {
      ...NOTHING,
      about: `a warband by the rules "${systemId}"`,
      warbands: [row],
      places: [`#/warbands/${row.id}`, '#/warbands'],
    };
  },
  (random) => {
    const row = {
      ...WARBAND,
      id: `w-odd-${random.below(1_000_000)}`,
      emblem: random.one(['constructor', '__proto__', '']),
      name: random.one(['', '\u202e', '<b>x</b>']),
    };
    return {
      ...NOTHING,
      about: `a warband with the emblem "${row.emblem}"`,
      warbands: [row],
      places: [`#/warbands/${row.id}`, '#/warbands'],
    };
  },
];

const WARBAND = {
  name: 'Odd',
  systemId: 'mordheim',
  catalogueId: 'reikland',
  emblem: 'raven',
  traits: {},
  members: [],
  notes: '',
  battles: [],
  createdAt: 0,
  updatedAt: 0,
} as const;

/** A battle with one corrupt entry. */
function battle(
  about: string,
  id: string,
  stamp: Readonly<Record<string, unknown>>,
  start: Readonly<Record<string, unknown>> = {},
): HostileRows {
  const hlc = typeof stamp['hlc'] === 'string' ? stamp['hlc'] : '0mws7qguo-0000';
  const row = {
    id: `a-odd:${hlc}`,
    battleId: id,
    actor: 'a-odd',
    hlc,
    v: 3,
    type: 'BattleStarted',
    data: {
      systemId: 'mordheim',
      name: '',
      roundLimit: null,
      houseRules: {},
      sides: [side('s-x', 'f-x'), side('s-y', 'f-y')],
      position: { round: 1, turn: 1, sideId: 's-x', phase: 'recovery', step: null },
      changes: [],
      ...start,
    },
  };
  return {
    ...NOTHING,
    about,
    battles: { [id]: [row] },
    places: [`#/battle/${id}`, `#/battle/${id}/journal`],
  };
}

function side(id: string, fighter: string) {
  return {
    id,
    name: `Side ${id}`,
    emblem: 'raven',
    light: false,
    leadership: null,
    warbandId: null,
    leaderId: null,
    team: null,
    traits: {},
    fighters: [
      {
        id: fighter,
        label: `Fighter ${fighter}`,
        warriorId: null,
        profileId: 'reikland/warrior',
        title: '',
        role: 'henchman',
        profile: { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 },
        traits: {},
      },
    ],
  };
}
