import { describe, expect, test } from 'vitest';
import { describe as describeEntry } from '#battle/describe.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { MAGIC } from '#rules/systems/mordheim/magic.ts';
import { skillBar } from '#rules/systems/mordheim/skill-conditions.ts';
import { castingChance } from '#rules/systems/mordheim/spells.ts';
import { type Recruit, TestBattle } from '../../../support/battles.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const THROWS = DICE.flatMap((first) => DICE.map((second) => first + second));

test('the chance counts the favourable results among 36', () => {
  expect(fractionText(castingChance(7))).toBe('7/12');
  for (let need = 1; need <= 13; need += 1) {
    const { num, den } = castingChance(need);
    const good = THROWS.filter((total) => total >= need).length;
    expect([need, num * 36n]).toEqual([need, BigInt(good) * den]);
  }
});

describe('what the dice must reach', () => {
  test.each([
    ['is printed', { soulfire: 9 }, 9],
    ['is less for whoever has learnt it twice', { soulfire: 8 }, 8],
    ['is less for a sorcerer', { gnawdoom: 7, sorcery: true }, 6],
    ['is no less for whoever prays', { soulfire: 9, sorcery: true }, 9],
    ['unless players say so', { soulfire: 9, sorcery: true, 'any-skill': true }, 8],
    ['is the printed one where only its name is known', { soulfire: true }, 9],
    ['is nothing where none are thrown', { 'spell-of-awakening': true }, null],
  ] as const)('%s', (_, traits, need) => {
    expect(MAGIC.known(table({ traits }).state, 'f-Otto').map((spell) => spell.need)).toEqual([
      need,
    ]);
  });
});

test('runes are no spells: nobody learns what wizards do by them', () => {
  const runesmith = { profileId: 'dwarf-rangers/runesmith', traits: { 'rune-of-speed': 7 } };
  for (const skill of ['sorcery', 'warrior-wizard'])
    expect(skillBar(skill, runesmith, true)?.code).toBe('after.skill-bar.casts');
});

describe('nothing prevents from casting', () => {
  test.each([
    ['a wizard', { traits: { wizard: true, gnawdoom: 7 } }, null],
    ['a wizard in armour, but it does', { traits: { gnawdoom: 7, armour: 'light' } }, 'armour'],
    ['a warrior wizard', { traits: armoured({ gnawdoom: 7, 'warrior-wizard': true }) }, null],
    ['whoever prays to Sigmar', { traits: armoured({ soulfire: 9 }) }, null],
    ['whoever prays to Taal', { traits: armoured({ tanglefoot: 8 }) }, null],
    ['a lizardman', { traits: armoured({ wizard: true, 'chotecs-wrath': 8 }) }, null],
    ['whoever inscribes runes', { traits: armoured({ 'rune-of-speed': 7 }) }, null],
    ['the stunned, but that', { traits: { gnawdoom: 7 }, status: 'stunned' }, 'stunned'],
  ] as const)('%s', (_, otto, because) => {
    const bar = MAGIC.bar(table(otto).state, 'f-Otto');
    expect(bar?.code ?? null).toBe(because === null ? null : `why.${because}`);
  });
});

describe('casting', () => {
  test('succeeds from the difficulty up, and is done for the turn either way', () => {
    for (const [dice, works] of [
      [[4, 5], true],
      [[4, 4], false],
    ] as const) {
      const battle = table({ traits: { 'hearts-of-steel': 9 } });
      battle.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'hidden', value: true });
      settle(battle, { dice, choice: null });
      expect(battle.state.fighters['f-Otto']?.flags).toEqual({ cast: true });
      expect(MAGIC.bar(battle.state, 'f-Otto')?.code).toBe('why.cast');
      // The one prayer whose effect the app tracks.
      expect(battle.state.sides[0]?.flags['hearts-of-steel']).toBe(works ? 'f-Otto' : undefined);
    }
  });

  test('can be entered without dice, and is of the chosen spell', () => {
    const battle = table({ traits: { soulfire: 9, 'hearts-of-steel': 8 } });
    settle(battle, { dice: [], choice: 'passed' }, 'soulfire');
    const [entry] = battle.entries.slice(-1);
    const line = entry === undefined ? null : describeEntry(entry, battle.state);
    expect(line?.params).toMatchObject({ name: 'Otto', spell: 'soulfire' });
    expect(battle.state.sides[0]?.flags).toEqual({});
    expect(battle.state.fighters['f-Otto']?.flags).toEqual({ cast: true });
  });

  test('has settings of its own for each spell', () => {
    const { state } = table({ traits: { soulfire: 9, 'hearts-of-steel': 8 } });
    const set = MAGIC.known(state, 'f-Otto').map(({ trait, opens }) => {
      const [field] = resolver().sheet(state, opens ?? NOBODY).fields;
      return [trait, field?.value];
    });
    expect(set).toEqual([
      ['hearts-of-steel', 'hearts-of-steel'],
      ['soulfire', 'soulfire'],
    ]);
  });

  test('is offered to fighters with spells, those of the active side first', () => {
    const battle = table({ traits: { soulfire: 9 } }, { traits: { gnawdoom: 7 } });
    while (battle.state.position.sideId !== 's-Skaven') battle.do({ type: 'next-phase' });
    expect(resolver().candidates(battle.state, 'caster', {})).toEqual(['f-Rat', 'f-Otto']);
    const knows = table({ traits: { wizard: true, 'spell-of-awakening': true } });
    expect(resolver().candidates(knows.state, 'caster', {})).toEqual([]);
  });
});

test('fighters learn from lists that they already know, and lesser magic by a skill', () => {
  expect(MAGIC.learnable({ profileId: '', traits: {} })).toEqual([]);
  expect(MAGIC.learnable({ profileId: '', traits: { 'arcane-lore': true } })).toContain(
    'luck-of-shemtek',
  );
  expect(MAGIC.learnable({ profileId: '', traits: { zzap: 9 } })).toEqual([
    'ledz-go',
    'oi-gerroff',
    'zzap',
    'fooled-ya',
    'clubba',
    'fire-of-gork',
  ]);
});

const NOBODY = { subjects: {}, inputs: {} };

function armoured(traits: Flags): Flags {
  return { ...traits, armour: 'heavy', shield: true };
}

function table(otto: Omit<Recruit, 'name'>, rat: Omit<Recruit, 'name'> = {}): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto', ...otto }] },
    { name: 'Skaven', fighters: [{ name: 'Rat', ...rat }] },
  ]);
}

function resolver() {
  const found = system.resolvers.find(({ id }) => id === 'cast');
  if (found === undefined) throw new Error('nothing casts');
  return found;
}

function settle(
  battle: TestBattle,
  answer: { readonly dice: readonly number[]; readonly choice: string | null },
  spell = 'hearts-of-steel',
): void {
  battle.do({
    type: 'settle',
    resolver: 'cast',
    setup: {
      subjects: { caster: { kind: 'fighter', fighterId: 'f-Otto' } },
      inputs: { spell },
    },
    answers: [{ step: 'cast', ...answer }],
  });
}
