import { type Script, say } from '#rules/dice/script.ts';
import { thrown } from '#rules/dice/throw.ts';
import type { Pair } from './settle-hits.ts';
import type { Target, Ward } from './target.ts';
import { alike, woundsIn } from './wound-groups.ts';
import { saveThrown, type Wound, wardedApart, wardsOf, wardThrown } from './wounding.ts';

/** Wounds that armour does not save. @rule SAVE */
export function* pastSaves(
  wounded: readonly Wound[],
  { id, other: name }: Pair,
): Script<readonly Wound[]> {
  const unsaved = new Map<number, readonly Wound[]>();
  for (const [index, { like, members }] of alike(wounded, savedLike).entries()) {
    const code = like.critical ? 'save-critical' : 'save';
    const asking =
      (step: string, suffix: string, rule: string) => (count: number, need: number) => ({
        id: `${id}.save-${index}${suffix}`,
        said: { code: `resolver.step.${step}`, params: { name, count, need } },
        rule,
      });
    const saves = members.flatMap((at) => wounded[at] ?? []).map(saveThrown);
    const left = yield* thrown(saves, {
      save: asking(code, '', 'SAVE'),
      'save-again': asking('save-again', '-again', 'COM-REROLL'),
    });
    for (const [nth, at] of members.entries()) unsaved.set(at, left[nth] ?? []);
  }
  const past = [...wounded.keys()].flatMap((at) => unsaved.get(at) ?? []);
  const saved = woundsIn(wounded) - woundsIn(past);
  if (saved > 0) yield* say('resolver.so-far.saved', { name, count: saved });
  return past;
}

function savedLike({ save, critical, blow }: Wound): string {
  return `${save} ${critical} ${blow.savesAgain}`;
}

/** Wounds that wards do not stop either. @rule INJURY */
export function* pastWards(
  unsaved: readonly Wound[],
  target: Target,
  { id, other: name }: Pair,
): Script<readonly Wound[]> {
  let past = unsaved;
  for (const ward of wardsOf(target)) {
    const before = past.flatMap((wound) => wardedApart(ward, wound));
    const asking = (count: number, need: number) => ({
      id: `${id}.${ward.id}`,
      said: { code: WARD[ward.id], params: { name, count, need } },
      rule: 'INJURY',
    });
    const throws = before.map((wound) => wardThrown(ward, wound));
    past = (yield* thrown(throws, { 'step-aside': asking, regeneration: asking })).flat();
    const count = woundsIn(before) - woundsIn(past);
    if (count > 0) yield* say('resolver.so-far.warded', { name, count });
  }
  return past;
}

const WARD = {
  'step-aside': 'resolver.step.step-aside',
  regeneration: 'resolver.step.regeneration',
} as const satisfies Readonly<Record<Ward['id'], string>>;
