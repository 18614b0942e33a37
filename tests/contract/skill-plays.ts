import * as v from 'valibot';
import type { BattleView, FighterView, Flags, Message } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverSheet } from '#rules/contract/resolver.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { abilityOf } from '#rules/skirmish/capabilities.ts';
import { injuryOf } from '#rules/skirmish/injury.ts';
import { causesFear, testsFearBeforeCharging } from '#rules/systems/mordheim/courage.ts';
import { gearOf } from '#rules/systems/mordheim/gear.ts';
import { hatredOf } from '#rules/systems/mordheim/hatred.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import {
  type Bruiser,
  bar,
  between,
  brawl,
  fieldValue,
  notes,
  resolver,
  settledWith,
  tiles,
} from '../rules/systems/mordheim/resolvers/brawl.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { injuryAsked } from '../support/injuries.ts';

// Checks how the app plays each effect of a skill: the rules’ answers are compared with the numbers of the
// facts.

const MIXED = v.union([v.number(), v.string(), v.boolean(), v.array(v.unknown())]);

/** The facts as collected; fields that no check below uses are not read. */
export const SKILL_FACTS = v.object({
  skills: v.array(
    v.object({
      id: v.string(),
      name: v.object({ en: v.string(), fr: v.string() }),
      bearsOnBattle: v.boolean(),
      effects: v.array(v.objectWithRest({ code: v.string() }, MIXED)),
    }),
  ),
  /** Those of one warband each, which players apply themselves. */
  reminders: v.array(
    v.object({ id: v.string(), name: v.object({ en: v.string(), fr: v.string() }) }),
  ),
});

export type Skill = v.InferOutput<typeof SKILL_FACTS>['skills'][number];
export type Effect = Skill['effects'][number];

type Inputs = Readonly<Record<string, InputValue>>;
interface Fight {
  readonly by?: Flags;
  readonly at?: Flags;
  readonly inputs?: Inputs;
  readonly byIs?: string;
  readonly atIs?: string;
  readonly charged?: boolean;
  readonly profile?: Readonly<Record<string, number>>;
  readonly foe?: Readonly<Record<string, number>>;
  readonly hidden?: boolean;
}

const SWORD: Flags = { sword: true };

function fighting(given: Fight) {
  const otto: Bruiser = {
    name: 'Otto',
    profile: given.profile ?? {},
    traits: given.by ?? SWORD,
    profileId: given.byIs ?? '',
    flags: given.charged === true ? { charged: true } : {},
  };
  const rat: Bruiser = {
    name: 'Rat',
    profile: given.foe ?? {},
    traits: given.at ?? {},
    profileId: given.atIs ?? '',
  };
  return brawl({ attackers: [otto], defenders: [rat], contacts: [['Otto', 'Rat']] });
}

function melee(given: Fight): ResolverSheet {
  const { state } = fighting(given);
  return resolver(system, 'melee').sheet(state, between('Otto', 'Rat', given.inputs ?? {}));
}

/** How many dice a side throws to hit, if all of them miss. */
function blows(given: Fight, role: 'attacker' | 'defender' = 'attacker'): number {
  const { state } = fighting(given);
  const setup = between('Otto', 'Rat', given.inputs ?? {});
  return settledWith(resolver(system, 'melee'), state, setup, () => 1)
    .answers.filter(({ step }) => new RegExp(`^${role}\\.hit-\\d+$`).test(step))
    .reduce((sum, { dice }) => sum + dice.length, 0);
}

function shooting(by: Flags, at: Flags = {}, inputs: Inputs = {}) {
  const { state } = brawl({
    attackers: [{ name: 'Otto', traits: by }],
    defenders: [{ name: 'Rat', traits: at }],
  });
  const shot = resolver(system, 'shot');
  const setup = between('Otto', 'Rat', inputs);
  return {
    sheet: shot.sheet(state, setup),
    end: () => settledWith(shot, state, setup, () => 1).end,
  };
}

function needOf(sheet: ResolverSheet, id: string, role = 'attacker'): number {
  const tile = tiles(sheet, role).find((words) => words.startsWith(`${id} `)) ?? '';
  return Number(tile.slice(id.length + 1));
}

/** By how much a roll improves with the skill. */
function gain(without: number, withIt: number): number {
  return without - withIt;
}

function paramOf(said: readonly Message[], code: string, param: string): unknown {
  return said.find((sentence) => sentence.code === code)?.params[param];
}

function range(weapon: string, skills: Flags = {}): number {
  const { sheet } = shooting({ [weapon]: true, ...skills });
  return Number(paramOf(sheet.summaries['attacker'] ?? [], 'resolver.summary.range', 'range'));
}

function reloads(by: Flags, inputs: Inputs = {}): boolean {
  const { changes } = shooting(by, {}, inputs).end();
  return changes.some((change) => change.kind === 'flag' && change.flag === 'reloading');
}

const shotsWith = (by: Flags) => fieldValue(shooting(by).sheet, 'shots') ?? 1;

/** A fighter in a battle where nothing else matters. */
function one(
  traits: Flags,
  profileId = '',
): { readonly view: BattleView; readonly who: FighterView } {
  const battle = new TestBattle(system, [
    {
      name: 'Own',
      fighters: [{ name: 'Otto', traits, profileId, leader: true }, { name: 'Karl' }],
    },
    { name: 'Foes', fighters: crowd('Rat', 3) },
  ]);
  return { view: battle.state, who: battle.fighter('Otto') };
}

/** What a step needs while someone’s attacks are settled; null where the step never comes. */
function stepNeed(id: string, given: Fight, kind: 'melee' | 'shot' = 'melee'): number | null {
  const { state } = fighting(given);
  const setup = between('Otto', 'Rat', { charged: true, ...given.inputs });
  let need: number | null = null;
  settledWith(resolver(system, kind), state, setup, (step) => {
    if (step.kind !== 'dice') return 1;
    if (step.id.endsWith(id)) need = step.need;
    if (step.id.includes('injury')) return 4;
    return step.id.includes('hit') ? 5 : step.id.includes('wound') ? 5 : 1;
  });
  return need;
}

function hazard(id: string, traits: Flags, inputs: Inputs = {}) {
  const { view } = one(traits);
  const setup = {
    subjects: {
      fighter: { kind: 'fighter', fighterId: 'f-Otto' },
      target: { kind: 'fighter', fighterId: 'f-Rat1' },
    },
    inputs,
  } as const;
  return resolver(system, id).sheet(view, setup);
}

function highest(sheet: ResolverSheet): number {
  const field = sheet.fields.find(({ id }) => id === 'height');
  return field?.kind === 'number' ? field.max : 0;
}

function safe(sheet: ResolverSheet, part = 'safe'): string {
  const chance = sheet.bars[0]?.parts.find(({ id }) => id === part)?.chance;
  return chance === undefined ? '0' : fractionText(chance);
}

function hates(skill: string, warband: string): boolean | null {
  const foe = one({}, `${warband}/somebody`).who;
  return hatredOf(gearOf({ [skill]: true }).hates ?? 'nobody', foe).hated;
}

function factsOf(kind: string, own: Flags, foes: Flags, phase: string): readonly Message[] {
  const battle = new TestBattle(system, [
    { name: 'Own', fighters: [{ name: 'Otto', traits: own }] },
    { name: 'Foes', fighters: [{ name: 'Rat', traits: foes }] },
  ]);
  battle.do({ type: 'go-to-phase', phase });
  return battle.duties.find((duty) => duty.kind === kind)?.facts ?? [];
}

const rolled = (traits: Flags) =>
  injuryAsked(system, one(traits).view, 'f-Otto').results.map((to) => to ?? 'standing');

const rerollsRout = (skill: string) => {
  const battle = new TestBattle(system, [
    {
      name: 'Own',
      fighters: [
        { name: 'Otto', role: 'hero', leader: true, traits: { [skill]: true } },
        ...crowd('Lad', 3),
      ],
    },
    { name: 'Foes', fighters: crowd('Rat', 3) },
  ]);
  battle.set('Lad1', 'out-of-action').set('Lad2', 'out-of-action');
  const { outcomes } = battle.duty('rout-test', 'Own');
  return outcomes.find(({ id }) => id === 'failed')?.resolves === false;
};

const hit = (given: Fight) => needOf(melee(given), 'to-hit');
const wound = (given: Fight) => needOf(melee(given), 'to-wound');
const save = (given: Fight) => needOf(melee(given), 'save');
const with_ = (skill: string, more: Flags = SWORD): Flags => ({ ...more, [skill]: true });
/** Practically impossible to wound. */
const TOUGH = { T: 8 };
const GHOUL = 'undead/zombie';

/** By skill and effect: the check of what the app plays. */
export const PLAYS: Readonly<
  Record<string, (effect: Effect) => readonly [played: unknown, told: unknown]>
> = {
  'strike-to-injure/injury': ({ value }) => [
    bar(melee({ by: with_('strike-to-injure') }), 'one-attack'),
    bar(melee({ inputs: { 'injury-modifier': Number(value) } }), 'one-attack'),
  ],
  'combat-master/attacks': ({ value }) => [
    blows({ by: with_('combat-master'), inputs: { 'many-foes': true } }) - blows({}),
    value,
  ],
  'combat-master/immune-all-alone': () => [alone('combat-master'), true],
  'absolute-faith/immune-all-alone': () => [alone('absolute-faith'), true],
  'fearless/immune-all-alone': () => [alone('fearless'), true],
  'web-of-steel/critical-table': ({ value }) => [graver(Number(value)), true],
  'expert-swordsman/reroll-misses': (effect) => [
    ['sword', 'weeping-blades', 'axe'].filter(
      (weapon) => again(weapon, true) && !again(weapon, false),
    ),
    effect['with'],
  ],
  'step-aside/extra-save': ({ value }) => [
    stepNeed('step-aside', { at: { 'step-aside': true } }),
    value,
  ],
  'quick-shot/shots': (effect) => {
    const twice = [
      'short-bow',
      'bow',
      'long-bow',
      'elf-bow',
      'crossbow',
      'crossbow-pistol',
      'handgun',
    ];
    const quick = twice.filter(
      (id) => shotsWith({ [id]: true, 'quick-shot': true }) === effect['value'],
    );
    return [quick, effect['with']];
  },
  'pistolier/shots': ({ value }) => {
    const by = { 'brace-of-pistols': true, pistolier: true } as const;
    return [
      [shotsWith(by), reloads(by, { shots: 2 }), reloads(by, { shots: 1 })],
      [value, true, false],
    ];
  },
  'pistolier/reload-and-fire': () => [reloads({ pistol: true, pistolier: true }), false],
  'eagle-eyes/range': ({ value }) => [
    ['bow', 'sling', 'pistol', 'handgun'].map(
      (id) => range(id, { 'eagle-eyes': true }) - range(id),
    ),
    [value, value, value, value],
  ],
  'eagle-eyes/sling-double-shot-range': ({ value }) => [
    within({ 'eagle-eyes': true }) - within({}),
    value,
  ],
  'eagle-eyes/not-for': (effect) => [
    ['blunderbuss', 'bow'].filter((id) => range(id, { 'eagle-eyes': true }) === range(id)),
    effect['items'],
  ],
  'nimble/moves-and-fires': () => [
    [stands({ crossbow: true }), stands({ crossbow: true, nimble: true })],
    [true, false],
  ],
  'trick-shooter/ignores-cover': () => [
    [inCover({ bow: true }), inCover({ bow: true, 'trick-shooter': true })],
    [5, 4],
  ],
  'hunter/fires-every-turn': (effect) => [
    ['handgun', 'hochland-rifle', 'pistol'].filter((id) => !reloads({ [id]: true, hunter: true })),
    effect['with'],
  ],
  'knife-fighter/shots': ({ value }) => [
    shotsWith({ 'throwing-weapon': true, 'knife-fighter': true }),
    value,
  ],
  'battle-tongue/leader-range': ({ value }) => [
    RULES.leadership.range(one({ 'battle-tongue': true }).who) -
      RULES.leadership.range(one({}).who),
    value,
  ],
  'sorcery/casting-roll': ({ value }) => [
    paramOf(
      factsOf('cast', { wizard: true, sorcery: true }, {}, 'shooting'),
      'magic.sorcery',
      'more',
    ),
    value,
  ],
  'warrior-wizard/casts-in-armour': () => [
    [
      casts({ armour: 'heavy', shield: true, buckler: true }),
      casts({ armour: 'heavy', buckler: true, 'warrior-wizard': true }),
    ],
    ['no', 'yes'],
  ],
  'mighty-blow/strength': ({ value }) => [
    [
      gain(wound({}), wound({ by: with_('mighty-blow') })),
      gain(
        wound({ inputs: { weapon: 'pistol' } }),
        wound({ by: with_('mighty-blow'), inputs: { weapon: 'pistol' } }),
      ),
    ],
    [value, 0],
  ],
  'pit-fighter/weapon-skill': () =>
    skillAtArms('pit-fighter', { 'in-ruins': true, 'foe-in-ruins': true }),
  'pit-fighter/attacks': ({ value }) => [
    blows({ by: with_('pit-fighter'), inputs: { 'in-ruins': true } }) - blows({}),
    value,
  ],
  'unstoppable-charge/weapon-skill': () => skillAtArms('unstoppable-charge', {}, true),
  'resilient/strength-of-hits-on-him': ({ value }) => {
    const mail = { armour: 'heavy' } as const;
    const axe = { by: { axe: true } } as const;
    const at = { ...mail, resilient: true } as const;
    return [
      [gain(wound({ ...axe, at: mail }), wound({ ...axe, at })), save({ ...axe, at })],
      [value, save({ ...axe, at: mail })],
    ];
  },
  'fearsome/causes-fear': () => [causesFear(one({ fearsome: true }).who), true],
  'strongman/no-strikes-last': () => [
    [
      first({ by: { 'double-handed': true } }),
      first({ by: { 'double-handed': true, strongman: true } }),
    ],
    ['Rat', 'Otto'],
  ],
  'leap/extra-move': () => [farther('leap'), 'farther.leap'],
  'leap/gap': () => [notes(hazard('leap', { leap: true })).includes('leaps'), true],
  'waaagh/charge-range': () => [farther('waaagh'), 'farther.waaagh'],
  'sprint/run-and-charge': ({ times }) => [
    [RULES.pace({ sprint: true }), RULES.pace({})],
    [times, 2],
  ],
  'acrobat/falls-unhurt': ({ upTo }) => {
    const deep = Number(upTo);
    const falls = (height: number) =>
      safe(hazard('fall', { acrobat: true }, { height }), 'unharmed');
    return [
      [
        highest(hazard('jump-down', { acrobat: true })),
        safe(hazard('jump-down', { acrobat: true }, { height: deep })),
        falls(deep) === safe(hazard('fall', {}, { height: deep }), 'unharmed'),
      ],
      [deep, '1/2', false],
    ];
  },
  'acrobat/reroll': () => [
    [
      safe(hazard('dive', {}, { height: 3 })),
      safe(hazard('dive', { acrobat: true }, { height: 3 })),
    ],
    ['1/2', '3/4'],
  ],
  'lightning-reflexes/strikes-first': () => [
    [
      first({ charged: true, foe: { I: 5 } }),
      first({ charged: true, foe: { I: 5 }, at: { 'lightning-reflexes': true } }),
    ],
    ['Otto', 'Rat'],
  ],
  'jump-up/ignores-knocked-down': () => [
    rolled({ 'jump-up': true }).slice(0, 3),
    ['standing', 'standing', 'stunned'],
  ],
  'dodge/avoids-missile-hit': ({ on }) => [
    stepNeed('dodge', { by: { bow: true }, at: { dodge: true } }, 'shot'),
    on,
  ],
  'scale-sheer-surfaces/climbs': () => [
    [
      highest(hazard('climb', { 'scale-sheer-surfaces': true })),
      safe(hazard('climb', { 'scale-sheer-surfaces': true })),
    ],
    [8, '1'],
  ],
  'wall-runner/climbs': () => [
    [
      highest(hazard('climb', { 'wall-runner': true })),
      safe(hazard('climb', { 'wall-runner': true })),
    ],
    [4, '1'],
  ],
  'sign-of-sigmar/attacks-of-enemy': ({ value, minimum }) => {
    const at = { 'sign-of-sigmar': true } as const;
    const dead = (A: number) => blows({ at, byIs: GHOUL, profile: { A } });
    const living = blows({ at, byIs: 'reikland/captain', profile: { A: 3 } });
    return [
      [dead(3) - 3, dead(1), living],
      [value, minimum, 3],
    ];
  },
  'protection-of-sigmar/cancels-spell': ({ on }) => [warded('protection-of-sigmar'), on],
  'fey/hostile-spell-fails': ({ on }) => [warded('fey'), on],
  'utter-determination/reroll-rout': () => [rerollsRout('utter-determination'), true],
  'bellowing-roar/reroll-rout': () => [rerollsRout('bellowing-roar'), true],
  'da-cunnin-plan/reroll-rout': () => [rerollsRout('da-cunnin-plan'), true],
  'blood-oath/reroll-rout': () => [rerollsRout('blood-oath'), true],
  'righteous-fury/hatred': (effect) => [
    ['skaven', 'undead', 'possessed', 'reikland', 'dwarfs'].filter((foes) =>
      hates('righteous-fury', foes),
    ),
    effect['against'],
  ],
  'manhater/hatred': () => [
    ['reikland', 'sisters', 'kislev', 'skaven', 'dwarfs', 'orcs'].filter((foes) =>
      hates('manhater', foes),
    ),
    ['reikland', 'sisters', 'kislev'],
  ],
  'absolute-faith/reroll-fear': () => [afraid({ 'absolute-faith': true }), 'open'],
  'black-hunger/declared': () => [
    one({ 'black-hunger': true }).view.position.phase === 'recovery' &&
      system.duties(one({ 'black-hunger': true }).view).some(({ kind }) => kind === 'black-hunger'),
    true,
  ],
  'black-hunger/attacks': ({ value }) => [
    blows({ by: with_('black-hunger'), inputs: { hungry: true } }) - blows({}),
    value,
  ],
  'black-hunger/move': () => [
    farther('black-hunger', { 'black-hunger': true }),
    'farther.black-hunger',
  ],
  'black-hunger/self-hits': () => [price(), ['hunger-price']],
  'tail-fighting/choice': () => {
    const tail = (id: string, more: Flags = {}) =>
      melee({
        by: with_('tail-fighting'),
        at: { 'tail-fighting': true, armour: 'light', ...more },
        inputs: { tail: id, 'foe-tail': id },
      });
    return [
      [
        needOf(tail('tail-nothing'), 'save') - needOf(tail('tail-shield'), 'save'),
        melee({ by: with_('tail-fighting'), inputs: { tail: 'tail-dagger' } }).bars.find(
          ({ id }) => id === 'attacks',
        )?.params['count'],
      ],
      [1, 2],
    ];
  },
  'art-of-silent-death/unarmed-without-penalty': () => [
    wound({ by: { 'art-of-silent-death': true }, inputs: { weapon: 'fist' } }),
    wound({}),
  ],
  'art-of-silent-death/attacks': (effect) => {
    const weapon = effect['when'] === 'unarmed' ? 'fist' : 'fighting-claws';
    return [
      blows({ by: { 'art-of-silent-death': true }, inputs: { weapon, 'second-weapon': 'none' } }) -
        1,
      effect['value'],
    ];
  },
  'art-of-silent-death/critical-on': () => [
    [critical(3, 5), critical(4, 5), critical(4, 6), critical(5, 6)],
    [true, false, true, false],
  ],
  'master-of-blades/parry': () => [parryNeed({ sword: true, 'master-of-blades': true }), 5],
  'master-of-blades/two-parrying-weapons': ({ parries }) => [
    melee({
      at: { sword: true, rapier: true, 'master-of-blades': true },
      inputs: { 'foe-second-weapon': 'rapier' },
    }).needs.some(({ why }) => why.some(({ code }) => code.endsWith('parry-two'))),
    parries === 2,
  ],
  'master-of-blades/two-dwarf-axes': () => [
    melee({
      at: { 'dwarf-axe': true, 'master-of-blades': true },
      inputs: { 'foe-second-weapon': 'dwarf-axe' },
    }).needs.some(({ why }) => why.some(({ code }) => code.endsWith('parry-two-twice'))),
    true,
  ],
  'true-grit/injury-table': () => [
    rolled({ 'true-grit': true }),
    ['knocked-down', 'knocked-down', 'knocked-down', 'stunned', 'stunned', 'out-of-action'],
  ],
  'toughened-hide/out-of-action-on': ({ value }) => [
    rolled({ 'toughened-hide': true }).indexOf('out-of-action') + 1,
    value,
  ],
  'thick-skull/stunned-to-knocked-down': (effect) => skull('thick-skull', effect),
  'ard-ead/stunned-to-knocked-down': (effect) => skull('ard-ead', effect),
  'ferocious-charge/attacks': ({ times }) => [
    blows({ by: with_('ferocious-charge'), charged: true, profile: { A: 3 } }) / 3,
    times,
  ],
  'ferocious-charge/to-hit': ({ value }) => [
    gain(hit({}), hit({ by: with_('ferocious-charge'), charged: true })),
    value,
  ],
  'berserker/to-hit': ({ value }) => [
    [
      gain(hit({}), hit({ by: with_('berserker'), charged: true })),
      gain(hit({}), hit({ by: with_('berserker') })),
    ],
    [value, 0],
  ],
  'monster-slayer/wounds-at-worst-on': ({ value }) => [
    [
      wound({ by: with_('monster-slayer'), foe: TOUGH }),
      wound({ by: with_('monster-slayer'), foe: { T: 2 } }),
    ],
    [value, 3],
  ],
  'ere-we-go/no-fear-test': () => [
    testsFearBeforeCharging(one({ 'ere-we-go': true }).who, one({ 'causes-fear': true }).who),
    false,
  ],
  'fearless/immune-fear': () => [
    testsFearBeforeCharging(one({ fearless: true }).who, one({ 'causes-fear': true }).who),
    false,
  ],
  'well-ard/save': ({ value }) => [
    [
      gain(save({ at: { armour: 'light' } }), save({ at: { armour: 'light', 'well-ard': true } })),
      tiles(melee({ at: { 'well-ard': true } }), 'attacker')[2],
    ],
    [value, 'save none'],
  ],
  'shaggy-hide/save': ({ value }) => [
    [save({ at: { 'shaggy-hide': true } }), save({ at: { armour: 'light', 'shaggy-hide': true } })],
    [value, Number(value) - 1],
  ],
  'eadbasher/knocked-down-to-stunned': () => [
    [1, 2]
      .map((face) => injuryOf(face, { ...PLAIN, stuns: true }).result)
      .concat(
        bar(melee({ by: with_('eadbasher') }), 'one-attack').includes('knocked-down')
          ? ['knocked-down']
          : [],
      ),
    ['stunned', 'stunned'],
  ],
  'horned-one/attacks': ({ value }) => [
    blows({ by: with_('horned-one'), charged: true }) - blows({ charged: true }),
    value,
  ],
  'foul-odour/opponents-to-hit': ({ value }) => [
    [
      gain(hit({}), hit({ at: { 'foul-odour': true } })),
      gain(hit({}), hit({ at: { 'foul-odour': true }, byIs: GHOUL })),
    ],
    [value, 0],
  ],
  'great-hunter/shots-at-him-in-cover': ({ toHit }) => {
    const need = (cover: boolean) =>
      needOf(
        shooting({ bow: true }, { 'great-hunter': true }, { cover, 'hit-modifier': 1 }).sheet,
        'to-hit',
      );
    return [gain(need(false), need(true)), toHit];
  },
  'bellowing-battle-roar/opponents-to-hit': ({ value }) => {
    const at = { 'bellowing-battle-roar': true } as const;
    const later = { by: { ...SWORD, hatred: true }, inputs: { 'first-turn': false } } as const;
    return [
      [gain(hit({}), hit({ at })), gain(hit(later), hit({ ...later, at }))],
      [value, 0],
    ];
  },
};

const PLAIN = {
  modifier: 0,
  concussion: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

function alone(skill: string): boolean {
  const { view, who } = one({ [skill]: true });
  return RULES.neverAlone(view, who);
}

/** Every critical hit from 4 up adds to the injury roll. */
function graver(more: number): boolean {
  const addsToInjury = (by: Flags, face: number) => {
    const { state } = fighting({ by });
    const { end } = settledWith(
      resolver(system, 'melee'),
      state,
      between('Otto', 'Rat', { charged: true }),
      (step) => {
        if (step.kind !== 'dice') return 1;
        return step.id.includes('critical') ? face : step.id.includes('wound') ? 6 : 5;
      },
    );
    return end.soFar.some(({ code }) => code === 'resolver.so-far.critical-plus');
  };
  return addsToInjury(with_('web-of-steel'), 5 - more) && !addsToInjury(SWORD, 5 - more);
}

function again(weapon: string, charged: boolean): boolean {
  const sheet = melee({ by: { [weapon]: true, 'expert-swordsman': true }, charged });
  return sheet.needs[0]?.why.some(({ code }) => code.endsWith('expert-swordsman')) === true;
}

function within(skills: Flags): number {
  const { sheet } = shooting({ sling: true, ...skills }, {}, { shots: 2 });
  return Number(paramOf(sheet.notes, 'resolver.note.shots-within', 'distance'));
}

function stands(by: Flags): boolean {
  return notes(shooting(by, {}, { moved: true }).sheet).includes('move-or-fire');
}

function inCover(by: Flags): number {
  return needOf(shooting(by, {}, { cover: true }).sheet, 'to-hit');
}

function casts(traits: Flags): string {
  const { view, who } = one({ wizard: true, ...traits });
  return abilityOf(RULES, view, who, 'cast').answer;
}

/** Hits on 3+ instead of 4+ against equal skill, and on 4+ instead of 3+ against skill one lower. */
function skillAtArms(skill: string, inputs: Inputs, charged = false): readonly [unknown, unknown] {
  const at = { [skill]: true } as const;
  const against = (flags: Bruiser['flags']) => {
    const { state } = brawl({
      attackers: [{ name: 'Otto', profile: { WS: 4 } }],
      defenders: [{ name: 'Rat', traits: at, flags: flags ?? {} }],
      contacts: [['Otto', 'Rat']],
    });
    return needOf(resolver(system, 'melee').sheet(state, between('Otto', 'Rat', inputs)), 'to-hit');
  };
  return [
    [hit({ by: with_(skill), inputs, charged }), against(charged ? { charged: true } : {})],
    [3, 4],
  ];
}

function first(given: Fight): string {
  return melee(given).order[0]?.label ?? '';
}

function farther(skill: string, flags: Flags = {}): string | undefined {
  const battle = new TestBattle(system, [
    { name: 'Own', fighters: [{ name: 'Otto', traits: { [skill]: true } }] },
    { name: 'Foes', fighters: [{ name: 'Rat' }] },
  ]);
  for (const flag of Object.keys(flags))
    battle.do({ type: 'set-flag', fighterId: 'f-Otto', flag, value: true });
  battle.nextUntil('Own', 'movement', 'charges');
  return battle.duties
    .find(({ kind }) => kind === 'charge')
    ?.facts.find(({ code }) => code.startsWith('farther.'))?.code;
}

function warded(skill: string): unknown {
  return paramOf(
    factsOf('cast', { wizard: true }, { [skill]: true }, 'shooting'),
    `magic.${skill}`,
    'need',
  );
}

function afraid(traits: Flags): string {
  const battle = new TestBattle(system, [
    { name: 'Own', fighters: [{ name: 'Otto', traits }] },
    { name: 'Foes', fighters: [{ name: 'Rat', traits: { 'causes-fear': true } }] },
  ]);
  battle.nextUntil('Own', 'movement', 'charges').charge('Otto', 'Rat');
  const failed = battle.duty('fear-to-charge', 'Otto').outcomes.find(({ id }) => id === 'failed');
  return failed?.resolves === false ? 'open' : 'settled';
}

function price(): readonly string[] {
  const battle = new TestBattle(system, [
    { name: 'Own', fighters: [{ name: 'Otto', traits: { 'black-hunger': true } }] },
    { name: 'Foes', fighters: [{ name: 'Rat' }] },
  ]);
  battle.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'black-hunger', value: true });
  battle.nextUntil('Own', 'close-combat');
  return battle.duties.map(({ kind }) => kind).filter((kind) => kind === 'hunger-price');
}

/** Whether this roll to wound against this Toughness is critical, unarmed at Strength 3. */
function critical(toughness: number, roll: number): boolean {
  const { state } = fighting({ by: { 'art-of-silent-death': true }, foe: { T: toughness } });
  const setup = between('Otto', 'Rat', { charged: true, weapon: 'fist' });
  const { answers } = settledWith(resolver(system, 'melee'), state, setup, (step) => {
    if (step.kind !== 'dice') return 1;
    return step.id === 'attacker.wound-0' ? roll : 5;
  });
  return answers.some(({ step }) => step.startsWith('attacker.critical'));
}

/** What a parry needs against a 5. */
function parryNeed(at: Flags): number | null {
  return stepNeed('attacker.parry', { at });
}

function skull(skill: string, effect: Effect): readonly [unknown, unknown] {
  const need = (at: Flags) => stepNeed('attacker.helmet', { at });
  return [
    [need({ [skill]: true }), need({ [skill]: true, helmet: true }), need({ helmet: true })],
    [effect['on'], effect['withHelmet'], 4],
  ];
}
