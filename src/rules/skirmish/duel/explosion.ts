import type { Change } from '#rules/contract/battle-view.ts';
import { type Script, say } from '#rules/dice/script.ts';
import { RELOADS_LONGER } from '../flags.ts';
import { lyingAs } from '../statuses.ts';
import { ORDINARY_BLOW, woundNeed } from './blow.ts';
import { type Combatant, characteristic } from './combatant.ts';
import { EXPLOSION, misfireOf } from './misfire.ts';
import { EXPLODED, MISFIRED, misfired } from './misfired-weapons.ts';
import type { DuelRules } from './rules.ts';
import { ownSave, toughness } from './saves.ts';
import { settledWounds, type WoundsReport } from './settle-wounds.ts';
import { toldOfOne } from './told-of-one.ts';
import type { MissileWeapon } from './weapons.ts';

/**
 * The hits on a shooter whose weapons have exploded; null for none.
 * @param misfires faces of the dice for his misfires
 * @rule MORD-MISFIRE
 */
export function* exploded(
  rules: DuelRules,
  shooter: Combatant,
  misfires: readonly number[],
  naturalOneFails: boolean,
): Script<WoundsReport | null> {
  const count = misfires.filter((face) => misfireOf(face) === 'explodes').length;
  if (count === 0) return null;
  const { label: name, gear, wounds } = shooter;
  const blow = {
    ...ORDINARY_BLOW,
    strength: EXPLOSION,
    woundNeed: woundNeed(EXPLOSION, characteristic(shooter, 'T')),
    saveNeed: ownSave(gear, EXPLOSION, naturalOneFails),
    concussion: false,
    attack: 'shooting' as const,
    criticals: [],
  };
  const hits = { weapon: '', count, toHit: AUTOMATIC, tooStrong: true, blow, sixes: null };
  const target = {
    wounds,
    lies: lyingAs(rules.skirmish.statuses.of(shooter)),
    finishing: 'injury' as const,
    wards: gear.wards.filter(({ id }) => id !== 'step-aside'),
    ...toughness(gear, gear.helmet),
  };
  const struck = { attacks: [hits], target, criticalUsed: false };
  const pair = { id: 'explosion', name, other: name };
  const report = yield* toldOfOne(settledWounds(struck, [count], pair), WORDS);
  yield* say(END[report.outcome], { name });
  return report;
}

const AUTOMATIC = { kind: 'automatic' } as const;

const WORDS: Readonly<Record<string, string>> = {
  'resolver.step.to-wound': 'resolver.step.fall-to-wound',
  'resolver.step.injury': 'resolver.step.fall-injury',
};

const END: Readonly<Record<WoundsReport['outcome'], string>> = {
  nothing: 'resolver.so-far.fall-unharmed',
  wound: 'resolver.so-far.fall-wound',
  'knocked-down': 'resolver.so-far.fall-knocked-down',
  stunned: 'resolver.so-far.fall-stunned',
  'out-of-action': 'resolver.so-far.fall-out-of-action',
};

/** What misfires leave behind on the shooter's weapons. @rule MORD-MISFIRE */
export function misfireChanges(
  { fighter }: Combatant,
  weapon: MissileWeapon | null,
  misfires: readonly number[],
  reloads: boolean,
): readonly Change[] {
  if (fighter === null || weapon === null) return [];
  const results = misfires.map(misfireOf);
  const flag = (id: string, value: string | number | true): Change => ({
    kind: 'flag',
    fighterId: fighter.id,
    flag: id,
    value,
  });
  const named = (id: string, count: number): readonly Change[] => {
    const more = Array.from({ length: count }, () => weapon.id);
    return count === 0 ? [] : [flag(id, [...misfired(fighter, id), ...more].join(' '))];
  };
  const gone = results.filter((one) => one === 'explodes').length;
  const useless = results.filter((one) => one === 'useless').length;
  return [
    ...named(MISFIRED, gone + useless),
    ...named(EXPLODED, gone),
    ...(results.includes('jams') ? [flag('reloading', reloads ? RELOADS_LONGER : true)] : []),
  ];
}
