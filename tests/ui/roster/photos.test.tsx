import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Photo } from '#roster/photo.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openMenu, openRoster, sheet } from './open-roster.tsx';

const START = warbandOf('reikland', [
  ['reikland/captain', 'Ulrich'],
  ['reikland/warrior', 'Lames', 3],
]);

const OF_ULRICH: Photo = {
  id: 'm-1',
  warbandId: 'w-test',
  image: 'data:image/webp;base64,UklGRg==',
  takenAt: 1,
};

const open = () => openRoster('/warbands/w-test', [START], undefined, [OF_ULRICH]);

function row(name: RegExp): HTMLElement {
  const members = screen.getByRole('region', { name: 'Combattants' });
  return within(members).getByRole('button', { name });
}

const pictureIn = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src');

describe('a photo', () => {
  it('is in its member’s row, beside his crown, and other rows are unchanged', async () => {
    await open();
    await waitFor(() => expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image));
    expect(within(row(/Ulrich/)).getByRole('img', { name: 'Chef' })).toBeTruthy();
    expect(pictureIn(row(/Lames/))).toBeUndefined();
  });

  it('is removed and restored by one tap each', async () => {
    const { user, photos } = await open();
    await user.click(row(/Ulrich/));
    const head = () => sheet().getByRole('button', { name: 'Photo\u00a0: Ulrich' });
    expect(pictureIn(head())).toBe(OF_ULRICH.image);
    await user.click(head());
    await user.click(sheet().getByRole('button', { name: 'Retirer la photo' }));
    expect(pictureIn(head())).toBeUndefined();
    expect(photos.size).toBe(0);
    await user.click(await sheet().findByRole('button', { name: 'Remettre la photo précédente' }));
    expect(pictureIn(head())).toBe(OF_ULRICH.image);
    expect(photos.get('m-1')?.image).toBe(OF_ULRICH.image);
  });

  it('is refused with a sentence when it is not an image', async () => {
    const { user, photos } = await open();
    await user.click(row(/Lames/));
    await user.click(sheet().getByRole('button', { name: /^Photo/ }));
    const note = new File(['Ulrich doit 30 co'], 'photo.jpg', { type: 'image/jpeg' });
    await user.upload(sheet().getByLabelText('Choisir une photo'), note);
    expect(
      await sheet().findByText('Ce fichier n’est pas une image lisible. Rien n’a changé.'),
    ).toBeTruthy();
    expect([...photos.keys()]).toEqual(['m-1']);
  });

  it('is removed and restored with its member', async () => {
    const { user, photos } = await open();
    await waitFor(() => expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image));
    await user.click(row(/Ulrich/));
    await user.click(sheet().getByRole('button', { name: 'Plus d’actions' }));
    await user.click(sheet().getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(photos.size).toBe(0));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(photos.get('m-1')).toEqual(OF_ULRICH));
    expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image);
  });

  it('is removed and restored with the whole warband', async () => {
    const { user, photos } = await open();
    await waitFor(() => expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image));
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(photos.size).toBe(0));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image));
    expect(photos.get('m-1')).toEqual(OF_ULRICH);
  });

  it('is copied when the warband is duplicated', async () => {
    const { user, photos, stores } = await open();
    await waitFor(() => expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image));
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Dupliquer' }));
    await waitFor(() => expect(photos.size).toBe(2));
    const { warbands } = stores.warbands.getState();
    const copy = warbands?.find(({ id }) => id !== 'w-test');
    expect(photos.get(copy?.members[0]?.id ?? '')).toMatchObject({
      warbandId: copy?.id,
      image: OF_ULRICH.image,
    });
    expect(pictureIn(row(/Ulrich/))).toBe(OF_ULRICH.image);
  });
});
