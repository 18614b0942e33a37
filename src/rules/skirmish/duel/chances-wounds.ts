import {
  certain,
  type Distribution,
  flatMap,
  interned,
  joined,
  map,
} from '#rules/dice/distribution.ts';
import { spreadOf } from '#rules/dice/throw.ts';
import type { Attacks } from './batch.ts';
import { type DamageState, hurtBy, injured, struckCritically } from './damage.ts';
import type { Target } from './target.ts';
import {
  type HitResult,
  hitThrown,
  injuryThrown,
  saveThrown,
  type Wound,
  wardedApart,
  wardsOf,
  wardThrown,
  woundThrown,
} from './wounding.ts';

/** Interns equal states. Out of action is terminal: the rest of such a state is ignored. */
export const damageState = interned(
  ({ woundsLeft, severity, criticalUsed, hindered }: DamageState) =>
    severity === 'out' ? severity : `${woundsLeft} ${severity} ${criticalUsed} ${hindered}`,
);

/** One more hit: the transition from one state of the target to the next. */
export type Strike = (state: DamageState) => Distribution<DamageState>;

/** The effect of one hit, from any state of the target. @rule WOUND, CRIT, SAVE, INJURY, DOWN */
export function striking(attack: Pick<Attacks, 'blow' | 'toHit'>, target: Target): Strike {
  const hits = unstoppedHits(attack, target);
  const first = hits(false);
  const later = hits(true);
  const injury = remembering((wound: Wound) => spreadOf(injuryThrown(wound, target)));
  const hurt = (state: DamageState, wound: Wound) => {
    const { state: struck, injuryDice } = hurtBy(state, wound, target);
    return each(Array.from({ length: injuryDice }), damageState(struck), (now) =>
      map(injury(wound), (severity) => {
        const after = injured(now, severity);
        return after === now ? now : damageState(after);
      }),
    );
  };
  return remembering((state) => {
    if (state.severity === 'out') return certain(state);
    return flatMap(state.criticalUsed ? later : first, ({ critical, wounds }) =>
      each(wounds, critical === null ? state : struckCritically(state, critical), hurt),
    );
  });
}

/** Applies several effects to the target in sequence. */
function each<Event>(
  events: readonly Event[],
  before: DamageState,
  effectOf: (state: DamageState, event: Event) => Distribution<DamageState>,
): Distribution<DamageState> {
  return events.reduce<Distribution<DamageState>>(
    (sofar, event) => flatMap(sofar, (state) => effectOf(state, event)),
    certain(damageState(before)),
  );
}

/** The effect of a hit after all saves and wards. */
type UnstoppedHit = Pick<HitResult, 'critical' | 'wounds'>;

/** Equal ones are the same object. @rule WOUND, CRIT, SAVE */
function unstoppedHits(
  attack: Pick<Attacks, 'blow' | 'toHit'>,
  target: Target,
): (criticalUsed: boolean) => Distribution<UnstoppedHit> {
  const { criticals } = attack.blow;
  const same = interned(({ critical, wounds }: UnstoppedHit) =>
    [
      critical === null ? 'ordinary' : criticals.indexOf(critical),
      ...wounds.map((one) => `${one.wounds} by ${criticals.indexOf(one.row)}`),
    ].join(', '),
  );
  const faces = spreadOf(woundThrown(attack.blow));
  const result = hitThrown(attack);
  const past = remembering((wound: Wound) => unstopped(wound, target));
  const after = remembering(({ critical, wounds, besides }: HitResult) => {
    const more = besides.map((blow) => flatMap(spreadOf(blow), (own) => joined(own.map(past))));
    return map(joined([...wounds.map(past), ...more]), (all) => same({ critical, wounds: all }));
  });
  return (criticalUsed) =>
    flatMap(faces, (face) => flatMap(spreadOf(result(face, criticalUsed)), after));
}

/** The wounds of a hit that remain after all saves and wards. @rule SAVE, INJURY */
function unstopped(wound: Wound, target: Target): Distribution<readonly Wound[]> {
  const alike = interned((wounds: readonly Wound[]) => wounds.map((one) => one.wounds).join(' '));
  return wardsOf(target).reduce(
    (before, ward) =>
      flatMap(before, (wounds) => {
        const apart = wounds.flatMap((one) => wardedApart(ward, one));
        return map(joined(apart.map((one) => spreadOf(wardThrown(ward, one)))), alike);
      }),
    map(spreadOf(saveThrown(wound)), alike),
  );
}

/** Cached for each argument. */
function remembering<Asked, Answer>(work: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const answer = known.get(asked) ?? work(asked);
    known.set(asked, answer);
    return answer;
  };
}
