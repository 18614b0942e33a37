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
  await opened.user.click(members.getByRole('button', { name: /^Otto|Otto/ }));
  return { ...opened, points: () => opened.warband().members[0]?.experience };
}

const box = (name: string) => sheet().getByRole<HTMLInputElement>('radio', { name });
const advancesSaid = () => sheet().getByText(/^sur \d+ gagnée/).textContent;
/** The numbers to be seen in the boxes. */
const numbers = () =>
  within(sheet().getByRole('group', { name: 'Cases d’expérience' }))
    .getAllByText(/^\d+$/)
    .map(({ textContent }) => textContent);
const boxes = () => sheet().queryAllByRole('radio').length;

describe('an advance that is due', () => {
  it('is taken by its dice and its choice, and the warband changes only with the last', async () => {
    const { user, warband } = await openOnly('reikland/champion', 11);
    const otto = () => warband().members[0];
    const choose = async (name: RegExp) => user.click(sheet().getByRole('button', { name }));
    expect(advancesSaid()).toBe('sur 1 gagnée · compté d’après sa fiche\u00a0: corrigez si besoin');
    await choose(/^Compétence/);
    await choose(/^Force$/);
    expect(otto()?.advances).toBeUndefined();
    await choose(/^Coup puissant/);
    expect(otto()).toMatchObject({ traits: { 'mighty-blow': true }, advances: 1 });
    // Now it is known and no longer guessed.
    expect(advancesSaid()).toBe('sur 1 gagnée');
    expect(sheet().queryByText('Compétence')).toBeNull();
  });
});

/** How many boxes look like this. */
const drawn = (look: 'start' | 'full' | 'advance') =>
  document.querySelectorAll(`.experience-box-${look}`).length;

describe('experience boxes', () => {
  it('are filled up to the one tapped; another tap empties the last', async () => {
    const { user, points, reopened } = await openOnly('reikland/champion', 8);
    expect(advancesSaid()).toBe('sur 0 gagnée');
    expect(
      sheet().getByText('Aucune progression due depuis le départ à 8. Prochaine à 11.'),
    ).toBeTruthy();
    // The points of his profile, those since, and the thick borders.
    expect([drawn('start'), drawn('full'), drawn('advance')]).toEqual([8, 8, 8]);
    await user.click(box('14 points, progression'));
    expect(points()).toBe(14);
    expect([drawn('start'), drawn('full')]).toEqual([8, 14]);
    expect(box('14 points, progression').checked).toBe(true);
    expect(
      sheet().getByText('2 progressions dues depuis le départ à 8. Prochaine à 17.'),
    ).toBeTruthy();
    await user.click(box('14 points, progression'));
    expect(points()).toBe(13);
    // Those of advances, and his own.
    expect(numbers()).toEqual(['2', '4', '6', '8', '11', '13', '14', '17', '20']);
    expect(
      sheet().getByText('1 progression due depuis le départ à 8. Prochaine à 14.'),
    ).toBeTruthy();
    await user.click(box('1 point'));
    await user.click(box('1 point'));
    expect(points()).toBe(0);
    expect((await reopened())[0]?.members[0]?.experience).toBe(0);
  });

  it('of a hero are those around his total, and all of them after a tap', async () => {
    const { user, points } = await openOnly('reikland/captain', 20);
    expect(boxes()).toBe(21);
    expect(box('28 points, progression')).toBeTruthy();
    await user.click(box('27 points'));
    // They stay under the thumb.
    expect(box('8 points, progression')).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Toutes les cases, de 1 à 90' }));
    expect(boxes()).toBe(90);
    await user.click(box('90 points, progression'));
    expect(points()).toBe(90);
    await user.click(sheet().getByRole('button', { name: 'Seulement les cases proches' }));
    expect(boxes()).toBe(21);
    expect(box('90 points, progression').checked).toBe(true);
  });

  it('follow the typed number, even beyond the last', async () => {
    const { user } = await openOnly('reikland/captain', 20);
    const field = sheet().getByRole('textbox', { name: 'Expérience' });
    await user.clear(field);
    await user.type(field, '57');
    expect(box('57 points, progression').checked).toBe(true);
    await user.clear(field);
    await user.type(field, '400');
    expect(boxes()).toBe(21);
    expect(sheet().queryByRole('radio', { checked: true })).toBeNull();
  });

  it('of a henchman are fourteen; members without experience have none', async () => {
    await openOnly('reikland/warrior', 3);
    expect(boxes()).toBe(14);
    expect(sheet().queryByRole('button', { name: /^Toutes les cases/ })).toBeNull();
  });

  it('are absent for a zombie', async () => {
    await openOnly('undead/zombie', 0);
    expect(boxes()).toBe(0);
    expect(sheet().getByRole('textbox', { name: 'Expérience' })).toBeTruthy();
  });
});
