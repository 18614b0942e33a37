import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setTrait } from '#roster/edit.ts';
import { sampleWarbands } from '#roster/samples.ts';
import type { Warband } from '#roster/warband.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { pictureWords, useWarbandFacts } from '#ui/hand-over/warband-facts.ts';
import { SAMPLED_SYSTEMS, samplesOf } from '../../support/systems.ts';
import { warbandOf } from '../../support/warbands.ts';

function factsOf(warband: Warband, system = mordheim) {
  return renderHook(() => useWarbandFacts(warband, system)).result.current;
}

beforeAll(async () => {
  await startI18n('fr');
});

describe('the picture of a warband', () => {
  test('shows members, equipment and numbers, also in words', () => {
    const otto = setTrait(
      warbandOf('reikland', [
        ['reikland/captain', 'Otto'],
        ['reikland/warrior', 'Les Gris', 3],
      ]),
      'm-1',
      'sword',
      true,
    );
    const facts = factsOf(otto);
    expect(facts.fighters[0]).toMatchObject({
      name: 'Otto',
      kind: 'Capitaine mercenaire',
      leader: true,
      count: '',
      things: 'Épée',
      experience: '20 XP',
    });
    expect(facts.fighters[1]).toMatchObject({ name: 'Les Gris', count: '× 3', experience: '' });
    expect(facts.fighters[0]?.numbers.map(({ head }) => head).join(' ')).toBe(
      'M CC CT F E PV I A Cd',
    );
    expect(pictureWords(facts).replaceAll(/\s/g, ' ')).toBe(
      'Les Essais, Mercenaires reiklanders, Valeur : 40, 4 figurines, Coût : 145 co. ' +
        'Otto, Capitaine mercenaire, 20 XP, Épée, M 4 CC 4 CT 4 F 3 E 3 PV 1 I 4 A 1 Cd 8. ' +
        'Les Gris, × 3, Guerrier, M 4 CC 3 CT 3 F 3 E 3 PV 1 I 3 A 1 Cd 7',
    );
  });

  test('shows twenty, and the number of the others', () => {
    const crowd = (count: number) =>
      warbandOf(
        'reikland',
        Array.from({ length: count }, (_, at) => ['reikland/warrior', `Nr ${at}`] as const),
      );
    expect(factsOf(crowd(20))).toMatchObject({ more: '' });
    expect(factsOf(crowd(20)).fighters).toHaveLength(20);
    expect(factsOf(crowd(23))).toMatchObject({ more: 'et 4 autres' });
    expect(factsOf(crowd(23)).fighters).toHaveLength(19);
  });

  test.each(SAMPLED_SYSTEMS.map((system) => [system.id, system] as const))(
    'of %s has no facts that the game lacks',
    (id, system) => {
      let next = 0;
      const [warband] = sampleWarbands(samplesOf(id), system, {
        freshWarbandId: () => 'w-a',
        freshWarriorId: () => {
          next += 1;
          return `m-${next}`;
        },
        now: 0,
      });
      if (warband === undefined) throw new Error('no sample');
      const facts = factsOf(warband, system);
      expect(facts.facts).toHaveLength(system.campaign === null ? 1 : 3);
      expect(facts.type === '').toBe(system.catalogue.length === 0);
      expect(facts.fighters[0]?.numbers).toHaveLength(system.characteristics.length);
    },
  );
});
