import type { BattleView, Change, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  EMPTY_SHEET,
  type Resolver,
  type ResolverAnswer,
  type ResolverCall,
  type ResolverField,
  type ResolverSetup,
  type ResolverSheet,
  type ResolverStep,
  refused,
  refusedStep,
} from '#rules/contract/resolver.ts';
import { keptOfTest, TWO_D6 } from '#rules/dice/dice.ts';
import { complement } from '#rules/dice/fraction.ts';
import { played, type Script, say } from '#rules/dice/script.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { abilityOf } from '#rules/skirmish/capabilities.ts';
import { castingNeed } from '../casting-need.ts';
import { clearFlag, setFlag, setSideFlag } from '../flags.ts';
import { RULES } from '../rules.ts';
import { hasSkill } from '../skill-conditions.ts';
import { castingChance, SORCERY, type Spell, spellsOf } from '../spells.ts';

/** Casting a spell or a prayer: which one, its need, and whether it succeeds. @rule MAGIC, PH-CAST */
export const cast: Resolver = {
  id: 'cast',
  roles: [{ id: 'caster', characteristics: [] }],
  // Most shots of the phase are no spells.
  phases: [],
  candidates,
  sheet,
  next,
};

/** The calculation of this spell. */
export function castCall(fighterId: FighterId, { id }: Spell): ResolverCall {
  return {
    resolverId: cast.id,
    subjects: { caster: { kind: 'fighter', fighterId } },
    inputs: { [SPELL]: id },
  };
}

const SPELL = 'spell';

/** Those of the side whose turn it is come first. */
function candidates(view: BattleView): readonly FighterId[] {
  const rank = ({ sideId }: FighterView) => (sideId === view.position.sideId ? 0 : 1);
  return RULES.statuses
    .present(view)
    .filter((fighter) => castable(fighter).length > 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id }) => id);
}

interface Casting {
  readonly fighter: FighterView;
  /** Those that want dice. */
  readonly spells: readonly Castable[];
  readonly chosen: Castable;
}

interface Castable {
  readonly spell: Spell;
  readonly need: number;
}

function castable(fighter: FighterView): readonly Castable[] {
  return spellsOf(fighter.traits).flatMap((spell) => {
    const need = castingNeed(fighter, spell);
    return need === null ? [] : [{ spell, need }];
  });
}

function castingOf(view: BattleView, { subjects, inputs }: ResolverSetup): Casting | Message {
  const subject = subjects['caster'];
  const fighter = subject?.kind === 'fighter' ? fighterOf(view, subject.fighterId) : null;
  if (fighter === null) return message('resolver.refusal.no-caster');
  if (!RULES.statuses.of(fighter).onTable)
    return message('resolver.refusal.not-there', { name: fighter.label });
  const spells = castable(fighter);
  const chosen = spells.find(({ spell }) => spell.id === inputs[SPELL]) ?? spells[0];
  return chosen === undefined
    ? message('resolver.refusal.no-spell', { name: fighter.label })
    : { fighter, spells, chosen };
}

function sheet(view: BattleView, setup: ResolverSetup): ResolverSheet {
  const casting = castingOf(view, setup);
  if ('code' in casting) return refused(casting);
  const { fighter, chosen } = casting;
  const { answer, because } = abilityOf(RULES, view, fighter, 'cast');
  const chance = castingChance(chosen.need);
  return {
    ...EMPTY_SHEET,
    fields: [field(casting)],
    needs: [
      {
        id: 'cast',
        role: 'caster',
        value: message('resolver.value.plus', { need: chosen.need }),
        chance,
        why: hasSkill(fighter, 'sorcery')
          ? [message('resolver.why.sorcery', { more: SORCERY })]
          : [],
        rule: 'MAGIC',
      },
    ],
    bars: [
      {
        id: 'cast',
        params: {},
        parts: [
          { id: 'works', tone: 'standing', sign: 'magic', chance },
          { id: 'fails', tone: 'neutral', sign: 'dice', chance: complement(chance) },
        ],
      },
    ],
    notes: [
      message('resolver.note.spell', { spell: chosen.spell.id }),
      ...(answer === 'no' && because !== null ? [message(`why.${because}`)] : []),
    ],
  };
}

function field({ spells, chosen }: Casting): ResolverField {
  return {
    kind: 'choice',
    id: SPELL,
    role: null,
    // The table has no default for it, so a choice never differs from the table.
    entered: false,
    foremost: true,
    options: spells.map(({ spell }) => spell.id),
    value: chosen.spell.id,
  };
}

function next(
  view: BattleView,
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): ResolverStep {
  const casting = castingOf(view, setup);
  if ('code' in casting) return refusedStep(casting);
  const progress = played(castScript(casting), answers);
  if (progress.kind === 'step') return progress.step;
  return {
    kind: 'done',
    soFar: progress.soFar,
    changes: changesOf(casting, progress.result),
    credits: [],
    follow: null,
  };
}

/** Whether it succeeds: the need or more on two dice added up, or as entered by players. @rule MAGIC */
function* castScript({ fighter, chosen: { spell, need } }: Casting): Script<boolean> {
  const said = { name: fighter.label, spell: spell.id };
  const reply = yield {
    kind: 'ask',
    id: 'cast',
    said: message('resolver.step.cast', { ...said, need }),
    count: TWO_D6.count,
    sides: TWO_D6.sides,
    need: null,
    verdict: true,
    faces: null,
    rule: 'MAGIC',
  };
  const works = typeof reply === 'string' ? reply === 'passed' : keptOfTest(reply) >= need;
  yield* say(works ? 'resolver.so-far.cast' : 'resolver.so-far.not-cast', said);
  return works;
}

/** One per turn, successful or not; it reveals a hidden fighter. @rule PH-CAST, MOV-HIDE */
function changesOf({ fighter, chosen }: Casting, works: boolean): readonly Change[] {
  return [
    setFlag(fighter.id, 'cast', true),
    ...clearFlag(fighter, 'hidden'),
    ...(works ? lasting(fighter, chosen.spell) : []),
  ];
}

/** What of its effect the app goes on reckoning with. @rule MORD-ROUT-3 */
function lasting({ id, sideId }: FighterView, spell: Spell): readonly Change[] {
  return spell.id === 'hearts-of-steel' ? [setSideFlag(sideId, 'hearts-of-steel', id)] : [];
}
