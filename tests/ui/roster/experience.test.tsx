import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setExperience } from '#roster/edit.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster, sheet } from './open-roster.tsx';

async function openOnly(profileId: string, experience: number) {
  const start = setExperience(
    warbandOf(profileId.split('/')[0] ?? '', [[profileId, 'Otto']]),
    'm-1',
    experience,
  );
  const opened = await openRoster('/warbands/w-test', [start]);
  const members = within(screen.getByRole('region', { name: 'Combattants' }));
  await opened.user.click(members.getByRole('button', { name: /Otto/ }));
  return { ...opened, member: () => opened.warband().members[0] };
}

const strip = () => sheet().getByRole('button', { name: /^Expérience/ });
const said = () => strip().getAttribute('aria-label')?.replaceAll(/\s/g, ' ');
const brass = () => sheet().queryByRole('button', { name: /à tirer$/ })?.textContent ?? null;
const advancesSaid = () => sheet().getByText(/^sur \d+ gagnée/).textContent;

/** How many boxes there are, are full, and have a thick border. */
const drawn = () =>
  ['i', '.experience-full', '.experience-advance'].map(
    (look) => strip().querySelectorAll(`.experience-boxes > ${look}`).length,
  );

describe('an open advance', () => {
  it('is the one bright button, its dice unfold in place, and one tap takes them back', async () => {
    const { user, warband, member } = await openOnly('reikland/champion', 11);
    const before = warband().members;
    const choose = async (name: RegExp) => user.click(sheet().getByRole('button', { name }));
    expect(brass()).toBe('1 progression à tirer');
    await choose(/à tirer$/);
    await choose(/^Compétence/);
    await choose(/^Force$/);
    expect(member()?.advances).toBeUndefined();
    await choose(/^Coup puissant/);
    expect(member()).toMatchObject({ traits: { 'mighty-blow': true }, advances: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().members).toEqual(before);
  });

  it('is there as soon as it is earned, and gone when it is counted as taken', async () => {
    const { user, member } = await openOnly('reikland/champion', 8);
    expect(brass()).toBeNull();
    await user.click(strip());
    const field = sheet().getByRole('textbox', { name: 'Expérience' });
    await user.clear(field);
    await user.type(field, '14');
    expect(member()?.experience).toBe(14);
    expect(brass()).toBe('2 progressions à tirer');
    expect(advancesSaid()).toBe(
      'sur 2 gagnées · compté d’après sa fiche\u00a0: corrigez si besoin',
    );
    await user.click(sheet().getByRole('button', { name: /progression.* de plus/i }));
    expect(brass()).toBe('1 progression à tirer');
    // Now it is known and no longer guessed.
    expect(advancesSaid()).toBe('sur 2 gagnées');
  });
});

describe('experience boxes', () => {
  it('are those of the paper around his total; a tap unfolds the number', async () => {
    const { user, reopened } = await openOnly('reikland/captain', 20);
    expect(said()).toBe('Expérience : 20 points');
    // Seven of those to be seen are to come; what he came with gave no advance.
    expect(drawn()).toEqual([21, 13, 2]);
    expect(sheet().queryByRole('textbox', { name: 'Expérience' })).toBeNull();
    await user.click(strip());
    await user.click(sheet().getByRole('button', { name: 'Un point d’expérience de plus' }));
    expect(said()).toBe('Expérience : 21 points');
    expect((await reopened())[0]?.members[0]?.experience).toBe(21);
  });

  it('say once what the thick ones are, and which is next', async () => {
    const { user } = await openOnly('reikland/champion', 8);
    const legend = () => strip().querySelector('.quiet')?.textContent?.replaceAll(/\s/g, ' ');
    expect(legend()).toBe('une progression ; prochaine à 11 XP');
    await user.click(strip());
    expect(sheet().getAllByText(/prochaine à/)).toHaveLength(1);
    const field = sheet().getByRole('textbox', { name: 'Expérience' });
    await user.clear(field);
    await user.type(field, '90');
    expect(legend()).toBe('une progression');
  });

  it('of a henchman are fourteen', async () => {
    await openOnly('reikland/warrior', 3);
    expect(drawn()).toEqual([14, 3, 4]);
  });

  it('are absent for a zombie, who may have points all the same', async () => {
    await openOnly('undead/zombie', 0);
    expect(sheet().queryByRole('button', { name: /^Expérience/ })).toBeNull();
    expect(sheet().getByRole('textbox', { name: 'Expérience' })).toBeTruthy();
  });
});
