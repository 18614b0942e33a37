import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { imagesOf, type Photo } from '#roster/photo.ts';
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

/** Gives this browser pictures and a canvas, which draws another one each time. */
function giveCamera(): void {
  let count = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    // @ts-expect-error -- what is drawn with of a context
    { drawImage: () => {}, fillRect: () => {} },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    count += 1;
    done(new Blob([`photo ${count}`], { type: type ?? '' }));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

  it('of a group may be three, one over the other; each change is undone by one tap', async () => {
    giveCamera();
    const { user, photos } = await open();
    await user.click(row(/Lames/));
    const head = () => sheet().getByRole('button', { name: 'Photo\u00a0: Lames' });
    const shown = () => [...head().querySelectorAll('img')].map((one) => one.src);
    await user.click(head());
    const take = async (count: number) => {
      const file = new File(['Lames'], 'photo.jpg', { type: 'image/jpeg' });
      await user.upload(sheet().getByLabelText('Choisir une photo'), file);
      await waitFor(() => expect(imagesOf(photos.get('m-2') ?? null)).toHaveLength(count));
    };
    await take(1);
    // One stands for two of them.
    expect(new Set(shown()).size).toBe(1);
    expect(shown()).toHaveLength(2);
    expect(sheet().getByRole('button', { name: 'Ajouter une photo' })).toBeTruthy();
    await take(2);
    await take(3);
    const three = shown();
    expect(new Set(three).size).toBe(3);
    // There is no room for a fourth, which replaces the uppermost.
    expect(sheet().queryByRole('button', { name: 'Ajouter une photo' })).toBeNull();
    expect(sheet().getByRole('button', { name: 'Changer la photo' })).toBeTruthy();
    await take(3);
    expect(shown().slice(0, 2)).toEqual(three.slice(0, 2));
    expect(shown()[2]).not.toBe(three[2]);
    await user.click(sheet().getByRole('button', { name: 'Remettre la photo précédente' }));
    expect(shown()).toEqual(three);
    await user.click(sheet().getByRole('button', { name: 'Retirer la photo' }));
    expect(shown()).toEqual(three.slice(0, 2));
    await user.click(await sheet().findByRole('button', { name: 'Remettre la photo précédente' }));
    expect(imagesOf(photos.get('m-2') ?? null)).toEqual(three);
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
