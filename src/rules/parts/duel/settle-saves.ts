import { roll, type Script, tell } from '#rules/script.ts';
import type { Pair } from './settle-hits.ts';
import type { Struck } from './settle-wounds.ts';
import { alike, type Wound, woundsIn } from './wound.ts';

/** Wounds that no armour keeps off. @rule SAVE */
export function* pastSaves(wounded: readonly Wound[], pair: Pair): Script<readonly Wound[]> {
  let past: readonly (Wound | null)[] = wounded;
  for (const [index, { like, members }] of alike(wounded, savedLike).entries()) {
    const { save, critical } = like;
    if (save === null) continue;
    const code = critical ? 'resolver.step.save-critical' : 'resolver.step.save';
    past = yield* stopped(past, members, save, {
      id: `${pair.id}.save-${index}`,
      code,
      name: pair.other,
      rule: 'SAVE',
    });
  }
  const unsaved = past.flatMap((wound) => (wound === null ? [] : [wound]));
  const saved = woundsIn(wounded) - woundsIn(unsaved);
  if (saved > 0) yield* tell('resolver.so-far.saved', { name: pair.other, count: saved });
  return unsaved;
}

/** Wounds that nothing else keeps off either. @rule INJURY */
export function* pastWards(
  unsaved: readonly Wound[],
  { target }: Struck,
  pair: Pair,
): Script<readonly Wound[]> {
  let past = unsaved;
  for (const ward of target.wards) {
    const before = past;
    const left = yield* stopped(before, [...before.keys()], ward.need, {
      id: `${pair.id}.${ward.id}`,
      code: WARD[ward.id],
      name: pair.other,
      rule: 'INJURY',
    });
    past = left.flatMap((wound) => (wound === null ? [] : [wound]));
    const count = woundsIn(before) - woundsIn(past);
    if (count > 0) yield* tell('resolver.so-far.warded', { name: pair.other, count });
  }
  return past;
}

const WARD = {
  'step-aside': 'resolver.step.step-aside',
  regeneration: 'resolver.step.regeneration',
} as const;

/** A die for each of some wounds; those that succeed stop theirs. */
function* stopped(
  wounded: readonly (Wound | null)[],
  members: readonly number[],
  need: number,
  ask: { readonly id: string; readonly code: string; readonly name: string; readonly rule: string },
): Script<readonly (Wound | null)[]> {
  const { id, code, name, rule } = ask;
  const said = { code, params: { name, count: members.length, need } };
  const dice = yield* roll({ id, said, count: members.length, need, rule });
  return wounded.map((wound, index) => {
    const die = dice[members.indexOf(index)];
    return die !== undefined && die >= need ? null : wound;
  });
}

function savedLike({ save, critical }: Wound): string {
  return `${save} ${critical}`;
}
