import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import type { Photo } from '#roster/photo.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { CampaignScreen } from '#ui/campaign/CampaignScreen.tsx';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { openRoster, sheet } from '../roster/open-roster.tsx';

const OF_OTTO: Photo = {
  id: 'm-9',
  warbandId: 'w-test',
  image: 'data:image/webp;base64,UklGRg==',
  takenAt: 1,
};

function gone(id: string, name: string) {
  const arm = 'sword';
  return { id, name, profileId: '', title: '', role: 'hero', experience: 0, how: 'by-injury', arm };
}

/** A warband that has lost two, one of whom had a photo. */
const BEREFT = {
  ...ravens(),
  history: [
    {
      id: 'b-1',
      at: Date.UTC(2026, 9, 14),
      against: ['Griffes'],
      foes: [{ emblem: 'rat', warbandId: 'w-rats', leader: '' }],
      result: 'lost',
      rating: { before: 100, after: 90 },
      gone: [gone('m-9', 'Otto'), gone('m-10', 'Rolf')],
    },
  ],
};

const CAMPAIGN = (
  <Route path="/campaign/:system">{({ system: id }) => <CampaignScreen systemId={id} />}</Route>
);

const open = (path: string) => openRoster(path, [BEREFT], [system], [OF_OTTO], CAMPAIGN);

function stone(name: RegExp): HTMLElement {
  return within(screen.getByRole('region', { name: 'Tombés' })).getByRole('button', { name });
}

const pictureIn = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src');

describe('the stone of a member', () => {
  it.each([
    ['his warband’s chronicle', '/warbands/w-test/chronicle'],
    ['the campaign', '/campaign/mordheim'],
  ])('has his photo where there is one, in %s', async (_, path) => {
    await open(path);
    await waitFor(() => expect(pictureIn(stone(/^Otto/))).toBe(OF_OTTO.image));
    expect(pictureIn(stone(/^Rolf/))).toBeUndefined();
    // The portrait adds no words.
    expect(stone(/^Otto/).textContent).toMatch(/^Otto14 oct/);
  });

  it('opens a life where the photo is removed and restored by one tap each', async () => {
    const { user, photos } = await open('/warbands/w-test/chronicle');
    await waitFor(() => expect(pictureIn(stone(/^Otto/))).toBe(OF_OTTO.image));
    await user.click(stone(/^Otto/));
    expect(sheet().queryByRole('button', { name: 'Retirer la photo' })).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'Photo\u00a0: Otto' }));
    await user.click(sheet().getByRole('button', { name: 'Retirer la photo' }));
    expect([pictureIn(stone(/^Otto/)), photos.size]).toEqual([undefined, 0]);
    await user.click(await sheet().findByRole('button', { name: 'Remettre la photo précédente' }));
    expect(pictureIn(stone(/^Otto/))).toBe(OF_OTTO.image);
    expect(photos.get('m-9')?.image).toBe(OF_OTTO.image);
  });
});
