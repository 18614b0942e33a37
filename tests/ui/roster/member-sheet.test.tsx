import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setCharacteristic, setExperience, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster, sheet } from './open-roster.tsx';

const OTTO = { id: 'm-1', name: 'Otto' } as const;

/** A champion with two battles behind him: an injured leg, two advances, a grudge. */
function veteran(): Warband {
  const made = warbandOf('reikland', [['reikland/champion', 'Otto']]);
  const changed = [
    ['M', 3],
    ['WS', 5],
    ['A', 2],
  ] as const;
  const numbered = changed.reduce<Warband>(
    (now, [id, value]) => setCharacteristic(now, 'm-1', id, value),
    made,
  );
  const armed = setTrait(setTrait(numbered, 'm-1', 'axe', true), 'm-1', 'hates', 'Tchirik');
  return {
    ...armed,
    battles: 2,
    history: [
      {
        id: 'b-1',
        at: Date.UTC(2026, 9, 3, 12),
        result: 'won',
        fought: [{ ...OTTO, felled: ['Galeux', 'Tchirik'] }],
        advances: [{ ...OTTO, kind: 'raise', what: 'WS' }],
        fallen: [{ ...OTTO, by: 'Tchirik', injuries: ['bitter-enmity', 'enmity-foe'] }],
      },
      {
        id: 'b-2',
        at: Date.UTC(2026, 9, 10, 12),
        result: 'lost',
        fought: [{ ...OTTO, felled: ['Galeux'] }],
        fallen: [
          { ...OTTO, by: 'Broyeur', injuries: ['leg-wound'] },
          { ...OTTO, by: 'Rat', injuries: [] },
        ],
      },
    ],
  };
}

async function open(warband: Warband) {
  const opened = await openRoster('/warbands/w-test', [warband], [system]);
  const members = within(screen.getByRole('region', { name: 'Combattants' }));
  await opened.user.click(members.getByRole('button', { name: /Otto/ }));
  return opened;
}

/** The lines of a fold, by its title. */
function linesOf(title: string): readonly (string | undefined)[] {
  const fold = sheet().getByRole('heading', { level: 3, name: title }).closest('details');
  return within(fold ?? document.body)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
}

const folds = () =>
  [...screen.getByRole('dialog').querySelectorAll('details')].map((fold) => [
    fold.querySelector('summary')?.textContent?.replaceAll(/\s+/g, ' ').trim(),
    fold.open,
  ]);

/** What wears a sign in the sheet, by its label or its words. */
function wearing(sign: keyof typeof iconGlyphs): readonly string[] {
  const paths = screen.getByRole('dialog').querySelectorAll(`path[d="${iconGlyphs[sign]}"]`);
  return [...paths].map((path) => {
    const button = path.closest('button');
    return (button?.getAttribute('aria-label') ?? button?.textContent ?? '').replaceAll(
      /\s+/g,
      ' ',
    );
  });
}

describe('the sheet of a member', () => {
  it('has one pencil, which renames; numbers that unfold have the sign of what unfolds', async () => {
    await open(veteran());
    expect(wearing('edit')).toEqual(['Renommer']);
    const unfolding = wearing('down');
    expect(unfolding).toContain('F Force 3 ');
    expect(unfolding).toContain('Expérience : 8 points');
  });

  it('has three folds, open and summed up', async () => {
    await open(veteran());
    expect(sheet().getByRole('heading', { level: 2, name: 'Otto' })).toBeTruthy();
    expect(sheet().getByText('Champion')).toBeTruthy();
    await sheet().findByText('Jambe touchée');
    expect(folds()).toEqual([
      ['Armes 5 co', true],
      ['Profil 3 changements', true],
      ['Vie 8 XP · 2 batailles', true],
    ]);
  });

  it('says what has changed in the profile, why and when, as far as the history knows', async () => {
    await open(veteran());
    await sheet().findByText('Jambe touchée');
    const columns = within(sheet().getByRole('group', { name: 'Profil' })).getAllByRole('button');
    expect(columns).toHaveLength(9);
    expect(columns.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'M Mouvement 3 −1',
      'CC Capacité de combat 5 +1',
    ]);
    expect(linesOf('Profil')).toEqual([
      '−1 M Jambe touchée 10 oct.',
      '+1 CC Progression 3 oct.',
      '+1 A Noté sur la fiche',
    ]);
  });

  it('gives an advance that is rolled here the date of the last battle, and forgets it when undone', async () => {
    const { user, warband } = await open(setExperience(veteran(), 'm-1', 17));
    const before = warband();
    const members = within(screen.getByRole('region', { name: 'Combattants' }));
    const again = () => user.click(members.getByRole('button', { name: /Otto/ }));
    const roll = async () => {
      for (const name of [/à tirer$/, /^Force ou/, /^Force 1/]) {
        await user.click(sheet().getByRole('button', { name }));
      }
    };
    await roll();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().history).toEqual(before.history);
    expect(warband().members).toEqual(before.members);
    await again();
    await roll();
    await again();
    await sheet().findByText('Jambe touchée');
    expect(linesOf('Profil')).toContain('+1 F Progression 10 oct.');
  });

  it('tells his life in lines: deeds, hatreds and injuries, each once', async () => {
    await open(veteran());
    await sheet().findByText('Jambe touchée');
    expect(linesOf('Vie')).toEqual([
      'Hors de combat de sa main : Galeux × 2 et Tchirik',
      'Hait : Tchirik 3 oct.',
      'hors de combat par Rat 10 oct.',
    ]);
  });

  it('changes a number below the table, where the maximum of his race stands', async () => {
    const { user, warband } = await open(veteran());
    expect(sheet().queryByText(/maximum/)).toBeNull();
    await user.click(sheet().getByRole('button', { name: /^CC/ }));
    const stepper = within(sheet().getByRole('group', { name: /maximum\s6$/ }));
    await user.click(stepper.getByRole('button', { name: /un de plus$/ }));
    expect(warband().members[0]?.profile['WS']).toBe(6);
    await user.click(sheet().getByRole('button', { name: /^CC/ }));
    expect(sheet().queryByText(/maximum/)).toBeNull();
  });

  it('has his arms as chips, which are given up and taken back by one tap each', async () => {
    const { user, warband } = await open(veteran());
    const arms = within(sheet().getByRole('group', { name: 'Armes' }));
    expect(arms.queryByRole('button', { name: /Épée/ })).toBeNull();
    await user.click(arms.getByRole('button', { name: 'Retirer Hache' }));
    expect(warband().members[0]?.traits).toEqual({ hates: 'Tchirik' });
    await user.click(arms.getByRole('button', { name: 'Remettre Hache' }));
    await user.click(arms.getByRole('button', { name: 'Ajouter' }));
    await user.type(sheet().getByRole('searchbox'), 'hache nai');
    await user.click(sheet().getByRole('button', { name: /^Hache naine/ }));
    expect(arms.getByRole('button', { name: 'Retirer Hache naine' })).toBeTruthy();
    await user.clear(sheet().getByRole('searchbox'));
    await user.type(sheet().getByRole('searchbox'), 'zzz');
    expect(sheet().getByText('Rien de ce nom.')).toBeTruthy();
  });

  it('asks a newcomer for his name, and offers what he may carry', async () => {
    const { user } = await openRoster('/warbands/w-test', [veteran()], [system]);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    await user.click(sheet().getByRole('button', { name: /^Recrue/ }));
    expect(sheet().getByRole('textbox', { name: 'Nom' })).toHaveProperty('value', 'Recrue');
    expect(sheet().getByRole('button', { name: /^Épée · 10\sco$/ })).toBeTruthy();
  });
});
