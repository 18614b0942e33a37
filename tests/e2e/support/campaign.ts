import { EXAMPLE_UNTIL } from '#roster/example.ts';
import type { Warband } from '#roster/warband.ts';
import { LAST_WEEK } from './situation.ts';

// A warband with five battles behind it, as its history keeps them.

const CLAWS = { emblem: 'rat', warbandId: 'w-sample-2', leader: 'Tchirik' } as const;
const DEVOURERS = { emblem: 'skull', warbandId: 'w-away', leader: 'Crovax' } as const;
const DOGS = { emblem: 'wolf', warbandId: null, leader: '' } as const;

/** The second of the first warband. */
const GUNTHER = 'm-sample-2';

function fought(gunther: readonly string[], ulrich: readonly string[]) {
  return [
    { id: GUNTHER, name: 'Gunther', felled: gunther },
    { id: 'm-ulrich', name: 'Ulrich', felled: ulrich },
    { id: 'm-greta', name: 'Greta', felled: [] },
  ];
}

function dead(name: string, arm: string) {
  const id = `m-${name}`;
  return { id, name, profileId: '', title: '', role: 'hero', experience: 6, how: 'by-injury', arm };
}

function idOf(name: string) {
  return name === 'Gunther' ? GUNTHER : `m-${name}`;
}

function fell(name: string, by: string, turn: number, ...injuries: readonly string[]) {
  return { id: idOf(name), name, by, turn, injuries: injuries.length === 0 ? ['dead'] : injuries };
}

function raised(name: string, kind: 'raise' | 'skill', what: string) {
  return { id: idOf(name), name, kind, what };
}

const HISTORY = [
  {
    id: 'b-1',
    at: Date.UTC(2026, 8, 27, 18),
    title: 'Pierres magiques',
    against: ['Griffes d’Eshin'],
    foes: [CLAWS],
    result: 'won',
    fought: fought(['Coureur 1'], ['Tchirik']),
    advances: [raised('Klaus', 'raise', 'BS')],
    rating: { before: 96, after: 101 },
  },
  {
    id: 'b-2',
    at: Date.UTC(2026, 9, 11, 18),
    title: 'Escarmouche',
    against: ['Chiens de Karlstadt'],
    foes: [DOGS],
    result: 'none',
    fought: fought([], []),
    fallen: [fell('Gunther', 'Molosse', 3, 'leg-wound')],
    advances: [raised('Ulrich', 'raise', 'I'), raised('Gunther', 'raise', 'WS')],
    rating: { before: 101, after: 103 },
  },
  {
    id: 'b-3',
    at: Date.UTC(2026, 9, 25, 18),
    title: 'Embuscade',
    against: ['Griffes d’Eshin'],
    foes: [CLAWS],
    result: 'won',
    fought: fought(['Galeux', 'Ratchak'], ['Tchirik']),
    fallen: [
      fell('Rolf', 'Ratchak', 2),
      fell('Jorg', 'Broyeur', 3),
      fell('Otto', 'Broyeur', 3, 'deep-wound-1'),
      fell('Gunther', 'Ratchak', 4, 'bitter-enmity', 'enmity-warband'),
    ],
    gone: [dead('Rolf', 'halberd'), dead('Jorg', 'sword')],
    rating: { before: 103, after: 100 },
  },
  {
    id: 'b-4',
    at: Date.UTC(2026, 10, 3, 18),
    title: 'Combat de rue',
    against: ['Les Dévoreurs'],
    foes: [DEVOURERS],
    result: 'won',
    fought: fought(['Goule 1', 'Goule 2'], []),
    advances: [raised('Gunther', 'skill', 'dodge')],
    rating: { before: 100, after: 105 },
  },
  {
    id: LAST_WEEK,
    at: Date.UTC(2026, 10, 7, 18),
    title: 'Chasse au trésor',
    against: ['Griffes d’Eshin'],
    foes: [CLAWS],
    result: 'lost',
    fought: fought(['Galeux'], ['Tchirik']),
    fallen: [fell('Frieda', 'Tchirik', 4), fell('Otto', 'Broyeur', 2, 'deep-wound-1')],
    gone: [dead('Frieda', 'bow')],
    advances: [raised('Gunther', 'skill', 'mighty-blow'), raised('Klaus', 'raise', 'WS')],
    income: { gold: 35, wyrdstone: 2 },
    rating: { before: 105, after: 113 },
    notes: 'La tour a brûlé jusqu’au matin.',
  },
];

/** Members of the first warband, the last one dead, of whom there is a photo. */
export const PHOTOGRAPHED = [GUNTHER, 'm-sample-5', 'm-Frieda'] as const;

/** The first warband with its history, and one of its members as that has left him; the others as they are. */
export function withCampaign(warband: Warband, at: number): Warband {
  if (at > 0) return warband;
  const members = warband.members.map((member) => {
    if (member.id !== GUNTHER) return member;
    const { profile, traits } = member;
    const arms = { dagger: true, helmet: true, armour: 'light' } as const;
    const learnt = { dodge: true, 'mighty-blow': true, hates: 'Griffes d’Eshin' } as const;
    return {
      ...member,
      experience: 20,
      advances: 5,
      profile: { ...profile, M: 3, WS: 5, S: 4 },
      traits: { ...traits, ...arms, ...learnt },
    };
  });
  const changedAt = EXAMPLE_UNTIL + 1;
  return { ...warband, members, battles: HISTORY.length, history: HISTORY, changedAt };
}

const RAVENS = { emblem: 'raven', warbandId: 'w-sample-1', leader: 'Gunther' } as const;
const RAVENS_NAME = 'Les Corbeaux de Reikland';

/** The same battle as its enemy has it. */
function mirrored(id: string, before: number, after: number) {
  const line = HISTORY.find((one) => one.id === id);
  if (line === undefined) throw new Error(`There is no battle ${id}.`);
  const { at, title, result } = line;
  const turned = { won: 'lost', lost: 'won' }[result] ?? 'none';
  const rating = { before, after };
  return { id, at, title, against: [RAVENS_NAME], foes: [RAVENS], result: turned, rating };
}

/** One more battle between the others. */
function against(name: string, foe: object, day: number, result: string, rating: object) {
  const at = Date.UTC(2026, 9, day, 18);
  const id = `b-other-${day}`;
  return { id, at, title: 'Escarmouche', against: [name], foes: [foe], result, rating };
}

/** Two more warbands, of other players who use the same phone, and the kept roster of an opponent. */
export function otherBands([, second]: readonly Warband[]): readonly Warband[] {
  if (second === undefined) return [];
  const made = (of: Pick<Warband, 'id' | 'name' | 'emblem'>, history: readonly object[]) => ({
    ...second,
    ...of,
    members: second.members.map((one) => ({ ...one, id: `${one.id}-${of.emblem}` as const })),
    battles: history.length,
    history,
    changedAt: EXAMPLE_UNTIL,
  });
  const dogs = { id: 'w-dogs', name: 'Chiens de Karlstadt', emblem: 'wolf' } as const;
  const devourers = { id: 'w-away', name: 'Les Dévoreurs', emblem: 'skull' } as const;
  const theirDogs = { emblem: 'wolf', warbandId: dogs.id, leader: '' };
  return [
    made(dogs, [
      mirrored('b-2', 118, 122),
      against(devourers.name, DEVOURERS, 25, 'lost', { before: 122, after: 120 }),
    ]),
    made(devourers, [
      against(dogs.name, theirDogs, 25, 'won', { before: 126, after: 133 }),
      mirrored('b-4', 133, 130),
    ]),
    { ...made({ id: 'w-theirs', name: 'Les Ombres', emblem: 'daemon' }, []), theirs: 'scanned' },
  ];
}
