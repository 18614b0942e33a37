import { i18n } from '#i18n/instance.ts';
import type { BattleView, Change, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverBar,
  ResolverField,
  ResolverSetup,
  ResolverStep,
  Subject,
} from '#rules/contract/resolver.ts';
import { fraction } from '#rules/dice/fraction.ts';

// A made-up contest that uses everything a resolver can ask and show: two grips that each need 4+, a choice
// for whoever gets both, and one roll by the loser to stay in the game.

export const WRESTLING: Resolver = {
  id: 'wrestling',
  roles: [
    { id: 'grabs', characteristics: ['S', 'A'] },
    { id: 'grabbed', characteristics: ['T', 'W'] },
  ],
  phases: [],
  candidates,
  sheet: (view, setup) => ({
    refusal: isDown(view, setup.subjects['grabs']) ? message('refusal.down') : null,
    summaries: { grabs: [message('summary.bare-handed')] },
    fields: fieldsOf(view, setup),
    needs: [
      {
        id: 'grip',
        role: 'grabs',
        value: message('value.at-least', { need: 4 }),
        chance: fraction(1, 2),
        why: [message('why.always-four')],
        rule: 'X-GRIP',
      },
      {
        id: 'stay',
        role: 'grabbed',
        value: message('value.at-least', { need: stayOn(view, setup) }),
        chance: fraction(7 - stayOn(view, setup), 6),
        why: [],
        rule: 'X-STAY',
      },
    ],
    bars: [bar('Une passe'), bar('Deux passes')],
    order: [
      {
        fighterId: fighterIn(setup, 'grabs'),
        label: labelOf(view, setup.subjects['grabs']),
        tone: 'standing',
        reason: message('order.strongest'),
      },
    ],
    notes: [message('note.no-biting')],
  }),
  next: (view, setup, answers) => stepAfter(view, setup, answers),
};

/** The same question twice, once for each of two fighters. */
function bar(title: string): ResolverBar {
  return {
    id: 'bout',
    params: { title },
    parts: [
      { id: 'nothing', tone: 'neutral', sign: null, chance: fraction(3, 4) },
      { id: 'stays', tone: 'standing', sign: null, chance: fraction(37, 150) },
      { id: 'out', tone: 'out-of-action', sign: null, chance: fraction(1, 300) },
      { id: 'eaten', tone: 'away', sign: null, chance: fraction(0) },
    ],
  };
}

/** For one fighter alone: no dice, no effect. */
export const MUSING: Resolver = {
  id: 'musing',
  roles: [{ id: 'muses', characteristics: ['Ld'] }],
  phases: [],
  candidates: (view) => Object.values(view.fighters).map(({ id }) => id),
  sheet: () => ({
    refusal: null,
    summaries: {},
    fields: [],
    needs: [],
    bars: [],
    order: [],
    notes: [],
  }),
  next: () => ({ kind: 'done', soFar: [], changes: [], credits: [], follow: null }),
};

/** French words for both, as a system would provide them. */
export function addWords(): void {
  const resolver = {
    wrestling: {
      name: 'Lutte',
      short: 'Lutte',
      done: '{{name}} lutte contre {{other}}',
      role: { grabs: 'Lutteur', grabbed: 'Proie' },
    },
    musing: { name: 'Rêverie', short: 'Rêve', done: '{{name}} rêve', role: { muses: 'Rêveur' } },
    field_charged: 'A chargé',
    field_crowd: 'Public',
    field_greased: 'Huilé',
    field_ground: 'Sol',
    option_mud: 'boue',
    option_sand: 'sable',
    need: { grip: 'Prise', stay: 'Tient bon' },
    value: { 'at-least': '{{need}}+' },
    why: { 'always-four': 'Toujours 4+.' },
    bar: { bout: '{{title}}' },
    outcome: { nothing: 'Rien', stays: 'Tient bon', out: 'Hors de combat' },
    order: { strongest: 'le plus fort' },
    note: { 'no-biting': 'Mordre est interdit.' },
    summary: { 'bare-handed': 'mains nues' },
    refusal: { down: 'Il est au sol.' },
    step: {
      grips: 'Deux prises à 4+',
      mercy: 'Que faire de lui ?',
      spare: 'Le lâcher',
      throw: 'Le jeter au sol',
      stay: '{{name}} tient bon à {{need}}+',
    },
    'so-far': { grips: '{{count}} prises', thrown: 'Jeté au sol' },
  };
  i18n.addResourceBundle('fr', 'mordheim', { resolver }, true, true);
}

function candidates(
  view: BattleView,
  role: string,
  chosen: Readonly<Record<string, Subject>>,
): readonly FighterId[] {
  const other = chosen[role === 'grabs' ? 'grabbed' : 'grabs'];
  const against = other?.kind === 'fighter' ? view.fighters[other.fighterId] : undefined;
  const inPlay = Object.values(view.fighters).filter(({ status }) => status !== 'out-of-action');
  const side = view.position.sideId;
  const opponents = inPlay.filter(({ sideId }) =>
    against === undefined ? (role === 'grabs') === (sideId === side) : sideId !== against.sideId,
  );
  const touching = new Set(
    view.contacts.flatMap(({ a, b }) => (a === against?.id ? [b] : b === against?.id ? [a] : [])),
  );
  const rank = (id: FighterId) => (touching.has(id) ? 0 : 1);
  return opponents.map(({ id }) => id).toSorted((a, b) => rank(a) - rank(b));
}

function fieldsOf(view: BattleView, setup: ResolverSetup): readonly ResolverField[] {
  const { inputs } = setup;
  const id = fighterIn(setup, 'grabs');
  const seen = id !== null && view.fighters[id]?.flags['charged'] !== undefined;
  const entered = (field: string) => inputs[field] !== undefined;
  const { charged, ground, crowd } = inputs;
  return [
    {
      kind: 'switch',
      id: 'charged',
      role: 'grabs',
      entered: entered('charged'),
      value: typeof charged === 'boolean' ? charged : seen,
    },
    {
      kind: 'choice',
      id: 'ground',
      role: null,
      entered: entered('ground'),
      options: ['mud', 'sand'],
      value: typeof ground === 'string' ? ground : 'mud',
    },
    {
      kind: 'number',
      id: 'crowd',
      role: null,
      entered: entered('crowd'),
      min: 0,
      max: 3,
      value: typeof crowd === 'number' ? crowd : 0,
    },
    {
      kind: 'switch',
      id: 'greased',
      role: 'grabbed',
      entered: entered('greased'),
      value: inputs['greased'] === true,
    },
  ];
}

/** The loser’s roll: 3+, and 5+ against a charge. */
function stayOn(view: BattleView, setup: ResolverSetup): number {
  const [charged] = fieldsOf(view, setup);
  return charged?.value === true ? 5 : 3;
}

function stepAfter(
  view: BattleView,
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): ResolverStep {
  const [grips, mercy, stay] = answers;
  const asked = { sides: 6, rule: 'X', kind: 'dice', faces: null } as const;
  if (grips?.step !== 'grips' || grips.dice.length !== 2) {
    const step = { id: 'grips', said: message('step.grips'), count: 2, need: 4, verdict: false };
    return { ...asked, ...step, soFar: [] };
  }
  const held = grips.dice.filter((die) => die >= 4).length;
  const soFar = [message('so-far.grips', { count: held })];
  if (held < 2) return { kind: 'done', soFar, changes: [], credits: [], follow: null };
  if (mercy?.step !== 'mercy' || (mercy.choice !== 'spare' && mercy.choice !== 'throw')) {
    const options = ['spare', 'throw'].map((id) => ({ id, said: message(`step.${id}`) }));
    return { kind: 'choice', id: 'mercy', said: message('step.mercy'), options, rule: 'X', soFar };
  }
  if (mercy.choice === 'spare')
    return { kind: 'done', soFar, changes: [], credits: [], follow: null };
  const thrown = [...soFar, message('so-far.thrown')];
  const need = stayOn(view, setup);
  const verdict = stay?.step === 'stay' ? verdictOf(stay, need) : null;
  if (verdict === null) {
    const name = labelOf(view, setup.subjects['grabbed']);
    const step = { id: 'stay', said: message('step.stay', { name, need }), count: 1, need };
    return { ...asked, ...step, verdict: true, soFar: thrown };
  }
  return { kind: 'done', soFar: thrown, ...(verdict ? NOTHING : outOf(setup)) };
}

const NOTHING = { changes: [], credits: [], follow: null } as const;

function verdictOf({ dice, choice }: ResolverAnswer, need: number): boolean | null {
  if (choice !== null) return choice === 'passed';
  const [die] = dice;
  return die === undefined ? null : die >= need;
}

function outOf(setup: ResolverSetup) {
  const victimId = fighterIn(setup, 'grabbed');
  const byId = fighterIn(setup, 'grabs');
  const changes: readonly Change[] =
    victimId === null ? [] : [{ kind: 'status', fighterId: victimId, to: 'out-of-action' }];
  const credits = victimId === null || byId === null ? [] : [{ victimId, byId }];
  return { changes, credits, follow: null };
}

function fighterIn(setup: ResolverSetup, role: string): FighterId | null {
  const subject = setup.subjects[role];
  return subject?.kind === 'fighter' ? subject.fighterId : null;
}

function labelOf(view: BattleView, subject: Subject | undefined): string {
  if (subject === undefined) return '?';
  return subject.kind === 'free' ? subject.label : (view.fighters[subject.fighterId]?.label ?? '?');
}

function isDown(view: BattleView, subject: Subject | undefined): boolean {
  return subject?.kind === 'fighter' && view.fighters[subject.fighterId]?.status === 'stunned';
}

function message(code: string, params: Message['params'] = {}): Message {
  return { code: `resolver.${code}`, params };
}
