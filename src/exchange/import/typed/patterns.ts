import type { Gap } from './chunk.ts';

/** What a chunk is read as. */
export type Label =
  | 'count'
  | 'type'
  | 'name'
  | 'thing'
  | 'skill'
  | 'injury'
  | 'rule'
  | 'xp'
  | 'price'
  | 'stats'
  | 'state'
  | 'dead'
  | 'same'
  | 'one'
  | 'all'
  | 'band'
  | 'key'
  | 'rest';

/** How far the current person has been read. */
export type State =
  /** Nobody yet. */
  | 'start'
  /** A count of one. */
  | 'count'
  /** A count of several. */
  | 'counts'
  /** The type of several. */
  | 'types'
  /** One of several by name, then with gear. */
  | 'member'
  | 'equipped'
  /** A type without a name. */
  | 'type'
  /** A name without a type. */
  | 'name'
  /** Both, the name last. */
  | 'named'
  /** Both, the type last. */
  | 'typed'
  /** The gear. */
  | 'gear'
  | 'skills'
  | 'injuries'
  /** A remark. */
  | 'rest';

/** A transition with its score, adjusted by the gap before it. */
export interface Pattern {
  readonly from: State;
  readonly label: Label;
  readonly to: State;
  /** Roughly log odds: 1 is slight, 3 is strong. */
  readonly score: number;
  /** A new person begins here. */
  readonly begins?: true;
  readonly gaps?: Partial<Record<Gap, number>>;
  readonly example: string;
}

const NEXT_PERSON: Partial<Record<Gap, number>> = {
  none: -1.5,
  sentence: 1.2,
  comma: 0.5,
  and: 0.7,
  cell: 0,
  open: 0.2,
  with: -3,
  colon: -1,
  slash: -1,
  dash: -0.5,
  close: 0,
};

const TYPES: readonly State[] = ['type', 'types'];

/** Gaps before the next member of a group: some separator is expected. */
const GROUP_MEMBER: Partial<Record<Gap, number>> = {
  none: -4,
  with: -9,
  cell: -2,
  sentence: -1.5,
  slash: -1,
};

/** Only without anything in between. */
const ADJACENT_ONLY: Partial<Record<Gap, number>> = {
  comma: -4,
  colon: -4,
  dash: -4,
  open: -4,
  close: -4,
  slash: -4,
  sentence: -4,
  and: -4,
  with: -4,
  called: -4,
  is: -4,
  cell: -4,
};

const HEAD: readonly Pattern[] = [
  { from: 'start', label: 'count', to: 'count', score: 0, begins: true, example: '3 Guerriers' },
  {
    from: 'start',
    label: 'type',
    to: 'type',
    score: 0.4,
    begins: true,
    gaps: { with: -2 },
    example: 'Capitaine Otto',
  },
  {
    from: 'start',
    label: 'name',
    to: 'name',
    score: -0.6,
    begins: true,
    gaps: { with: -2 },
    example: 'Otto, capitaine',
  },
  { from: 'start', label: 'rest', to: 'start', score: 0, example: 'so basically I run' },
  { from: 'start', label: 'band', to: 'start', score: 0.3, example: 'Mercenaires du Reikland' },
  { from: 'start', label: 'price', to: 'start', score: -0.3, example: '500 co' },
  { from: 'start', label: 'xp', to: 'start', score: -0.5, example: '12 xp' },
  { from: 'start', label: 'key', to: 'start', score: 0, example: 'Heroes:' },
  { from: 'start', label: 'state', to: 'start', score: -0.3, example: 'Salta la prossima partita' },
  { from: 'start', label: 'thing', to: 'start', score: -1.6, example: '2 espadas (20)' },
  { from: 'start', label: 'skill', to: 'start', score: -1.6, example: 'Schivare' },
  { from: 'start', label: 'injury', to: 'start', score: -1.6, example: 'gamba ferita' },
  {
    from: 'start',
    label: 'rule',
    to: 'start',
    score: -1.6,
    example: 'we all have burn the witch',
  },
  { from: 'start', label: 'stats', to: 'start', score: -1.6, example: 'M4 WS3 BS3 S3 T3 W1' },
  { from: 'start', label: 'dead', to: 'start', score: -0.2, example: 'RIP Fiete' },
  { from: 'count', label: 'type', to: 'type', score: 1.2, example: '1 Guerrier' },
  { from: 'counts', label: 'type', to: 'types', score: 1.2, example: '3 Guerriers' },
  { from: 'count', label: 'name', to: 'name', score: -0.4, example: '1 „Stammtisch“' },
  { from: 'counts', label: 'name', to: 'name', score: -0.4, example: '3 „Stammtisch“' },
  ...TYPES.flatMap((from): readonly Pattern[] => [
    {
      from,
      label: 'name',
      to: 'named',
      score: 0.6,
      gaps: {
        called: 1.2,
        is: 1.2,
        with: -2.5,
        and: -1.5,
        comma: -0.6,
        colon: -0.2,
        slash: -1.5,
        sentence: -2.6,
      },
      example: 'Champion Otto',
    },
    {
      from,
      label: 'count',
      to: from,
      // Of several their number has been said.
      score: from === 'types' ? -1.2 : 0.3,
      gaps: { none: -1.2, comma: -0.8, sentence: -1, with: -2, and: -1.5 },
      example: 'Guerriers (4)',
    },
    {
      from,
      label: 'type',
      to: from,
      score: -0.6,
      gaps: ADJACENT_ONLY,
      example: '2 archers orques',
    },
  ]),
  {
    from: 'types',
    label: 'name',
    to: 'member',
    score: -1.2,
    begins: true,
    gaps: { ...GROUP_MEMBER, colon: 0.6, open: 0.6 },
    example: 'deux champions : Hilda (marteau) et Olaf (épée)',
  },
  {
    from: 'member',
    label: 'name',
    to: 'member',
    score: 0,
    gaps: { ...GROUP_MEMBER, none: 0.5 },
    example: 'deux champions : Hilda la Grande',
  },
  {
    from: 'member',
    label: 'name',
    to: 'member',
    score: -0.6,
    begins: true,
    gaps: { ...GROUP_MEMBER, and: 0.3 },
    example: 'deux champions, Hilda et Olaf',
  },
  {
    from: 'equipped',
    label: 'name',
    to: 'member',
    score: 0.8,
    begins: true,
    gaps: { ...GROUP_MEMBER, and: 0.3 },
    example: 'Hilda avec un marteau, Olaf avec une épée',
  },
  {
    from: 'name',
    label: 'type',
    to: 'typed',
    score: 0.9,
    gaps: { comma: 0.4, and: -2, with: -2, is: 0.4, sentence: -3 },
    example: 'Otto, capitaine',
  },
  {
    from: 'name',
    label: 'count',
    to: 'name',
    score: 0,
    gaps: {
      none: -1.2,
      sentence: -1,
      with: -2,
      and: -1.5,
      comma: 0.5,
      open: 0.5,
      dash: 0.5,
      colon: 0.5,
    },
    example: '„Stammtisch“: 4 Krieger',
  },
  {
    from: 'name',
    label: 'name',
    to: 'name',
    score: 0,
    gaps: {
      none: 0.5,
      and: -0.8,
      comma: -1,
      dash: -1.2,
      colon: -2.5,
      open: -1,
      with: -3,
      sentence: -2.5,
      slash: -2,
      cell: -2,
    },
    example: 'Jan van Delft',
  },
  {
    from: 'named',
    label: 'name',
    to: 'named',
    score: 0,
    gaps: {
      none: 0.5,
      and: -0.8,
      comma: -1,
      dash: -1.5,
      colon: -2.5,
      open: -1,
      with: -3,
      sentence: -2.5,
      slash: -2,
      cell: -2,
    },
    example: 'Champion Karl der Große',
  },
  {
    from: 'named',
    label: 'count',
    to: 'named',
    score: 0,
    gaps: { none: -1.2, sentence: -1, with: -2, and: -1.5 },
    example: 'Guerriers „Les Lames“ (4)',
  },
  {
    from: 'typed',
    label: 'type',
    to: 'typed',
    score: 0,
    gaps: { open: -2, and: -2, comma: -2, with: -3, is: -3, sentence: -2 },
    example: 'Renata - Cacciatrice di Streghe',
  },
  {
    from: 'named',
    label: 'type',
    to: 'typed',
    score: -0.4,
    gaps: { none: -1.5, and: -2, with: -3, sentence: -2, slash: -1 },
    example: 'Schwester Hedwig, Oberschwester',
  },
  {
    from: 'typed',
    label: 'count',
    to: 'typed',
    score: 0,
    gaps: { none: -1.2, sentence: -1, with: -2, and: -1.5 },
    example: 'Les Lames, guerriers x4',
  },
];

const HEAD_STATES: readonly State[] = ['type', 'types', 'name', 'named', 'typed'];
const TAIL_STATES: readonly State[] = ['gear', 'skills', 'injuries', 'rest', 'equipped'];

/** Members of a group stay in their state after an item. */
function afterItem(from: State): State {
  return from === 'equipped' ? from : 'gear';
}

/** Everything that may follow name and type, or gear. */
const TAIL: readonly Pattern[] = [
  ...HEAD_STATES.flatMap((from): readonly Pattern[] => [
    {
      from,
      label: 'thing',
      to: 'gear',
      score: from === 'name' ? -0.9 : 0.4,
      example: 'Otto : épée',
    },
    {
      from,
      label: 'skill',
      to: 'gear',
      score: from === 'name' ? -1.2 : -0.2,
      example: 'Otto : esquive',
    },
    {
      from,
      label: 'injury',
      to: 'gear',
      score: from === 'name' ? -1.2 : -0.2,
      example: 'Otto : œil crevé',
    },
    { from, label: 'rule', to: 'gear', score: -0.8, example: 'Otto: Burn the Witch' },
    { from, label: 'xp', to: from, score: 0.3, example: 'Otto 12 xp' },
    { from, label: 'price', to: from, score: 0.3, example: 'Otto (35 co)' },
    { from, label: 'stats', to: 'gear', score: 0.4, example: 'Otto M4 WS3 BS3 S3 T3 W1' },
    { from, label: 'state', to: from, score: 0.2, example: 'Otto (absent prochaine partie)' },
    { from, label: 'dead', to: from, score: 0, example: 'Otto mort' },
    {
      from,
      label: 'one',
      to: 'gear',
      score: from === 'name' ? -2 : 0.2,
      example: '2 skavens noirs, un avec une hallebarde',
    },
    { from, label: 'same', to: 'gear', score: 0.3, example: 'Otto idem' },
    { from, label: 'key', to: 'gear', score: 0.3, example: 'Otto. Equip.:' },
    {
      from,
      label: 'rest',
      to: 'rest',
      score: from === 'name' ? -1.6 : -0.8,
      gaps: { none: -0.3, colon: -0.3, with: 0.2, comma: 0.2 },
      example: 'Otto, toujours ivre',
    },
  ]),
  ...TAIL_STATES.flatMap((from): readonly Pattern[] => [
    {
      from,
      label: 'thing',
      to: afterItem(from),
      score: from === 'rest' ? 0 : from === 'gear' || from === 'equipped' ? 0.4 : -0.4,
      gaps: from === 'rest' ? { none: -1.4, with: -0.4 } : {},
      example: 'épée, casque',
    },
    {
      from,
      label: 'skill',
      to: from === 'skills' ? 'skills' : afterItem(from),
      score: from === 'skills' ? 0.8 : 0.1,
      example: 'épée, esquive',
    },
    {
      from,
      label: 'injury',
      to: from === 'injuries' ? 'injuries' : afterItem(from),
      score: from === 'injuries' ? 0.8 : 0.1,
      example: 'épée, œil crevé',
    },
    {
      from,
      label: 'rule',
      to: from === 'rest' ? 'gear' : from,
      score: from === 'skills' ? 0.8 : -0.3,
      example: 'épée, Burn the Witch',
    },
    { from, label: 'xp', to: from, score: 0.3, example: 'épée - xp 12' },
    { from, label: 'price', to: from, score: 0.3, example: 'épée (10 co)' },
    { from, label: 'stats', to: afterItem(from), score: 0.2, example: 'épée M4 WS3 BS3 S3 T3 W1' },
    { from, label: 'state', to: afterItem(from), score: 0.3, example: 'épée. Salta la prossima' },
    { from, label: 'dead', to: 'rest', score: -0.3, example: 'épée, mort' },
    { from, label: 'one', to: 'gear', score: 0.2, example: 'l’autre avec un fléau' },
    { from, label: 'same', to: afterItem(from), score: 0.2, example: 'idem' },
    { from, label: 'key', to: 'gear', score: 0.3, example: 'Verletzung:' },
    {
      from,
      label: 'count',
      to: 'count',
      score: -2.4,
      begins: true,
      gaps: NEXT_PERSON,
      example: 'épée. 3 guerriers',
    },
    {
      from,
      label: 'type',
      to: 'type',
      score: -2.6,
      begins: true,
      gaps: NEXT_PERSON,
      example: 'épée, champion Karl',
    },
    {
      from,
      label: 'name',
      to: 'name',
      score: -4.2,
      begins: true,
      gaps: NEXT_PERSON,
      example: 'épée. Karl le champion',
    },
    {
      from,
      label: 'rest',
      to: from === 'gear' ? 'rest' : from,
      score: from === 'rest' ? -0.1 : -0.6,
      gaps: { with: -0.3, comma: 0, open: 0.2 },
      example: 'épée, perdue',
    },
  ]),
  { from: 'member', label: 'thing', to: 'equipped', score: 0.4, example: 'Hilda (marteau)' },
  { from: 'member', label: 'xp', to: 'member', score: 0.3, example: 'Hilda 8 xp' },
  { from: 'member', label: 'same', to: 'equipped', score: 0.3, example: 'Bidule (pareil)' },
  { from: 'member', label: 'rest', to: 'equipped', score: -0.8, example: 'Hilda, toujours ivre' },
  ...[...HEAD_STATES, ...TAIL_STATES].map(
    (from): Pattern => ({
      from,
      label: 'all',
      to: 'start',
      score: 0.5,
      example: 'épée. Everyone has a dagger',
    }),
  ),
  // Without gear: the next person follows at once.
  ...HEAD_STATES.filter((from) => from !== 'name').flatMap((from): readonly Pattern[] => [
    {
      from,
      label: 'count',
      to: 'count',
      score: -2.2,
      begins: true,
      gaps: NEXT_PERSON,
      example: '5 zombis, 3 goules',
    },
    {
      from,
      label: 'type',
      to: 'type',
      score: -2.4,
      begins: true,
      gaps: { ...NEXT_PERSON, none: -2.5 },
      example: '2 squigs, champion Karl',
    },
  ]),
];

/** All transitions. */
export const PATTERNS: readonly Pattern[] = [...HEAD, ...TAIL];
