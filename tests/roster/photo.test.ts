import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberByLabel } from '#roster/member-of.ts';
import { MAX_PHOTO_LENGTH, parsePhoto } from '#roster/photo.ts';
import { warbandOf } from '../support/warbands.ts';

const PHOTO = {
  id: 'm-1',
  warbandId: 'w-1',
  image: 'data:image/webp;base64,UklGRg==',
  takenAt: 7,
};

describe('a photo read from the database or a backup', () => {
  it('is the stored photo, without unknown fields', () => {
    expect(parsePhoto({ ...PHOTO, whose: 1 })).toEqual(PHOTO);
    const jpeg = { ...PHOTO, image: 'data:image/jpeg;base64,/9j/4AAQ' };
    expect(parsePhoto(jpeg)).toEqual(jpeg);
    const group = { ...PHOTO, more: [jpeg.image, PHOTO.image] };
    expect(parsePhoto(group)).toEqual(group);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['somebody who is no member', { ...PHOTO, id: 'w-1' }],
    ['an id with signs of its own', { ...PHOTO, id: 'm-<b>' }],
    ['a picture that may hold a script', { ...PHOTO, image: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['a page', { ...PHOTO, image: 'data:text/html;base64,PHN2Zz4=' }],
    ['an address', { ...PHOTO, image: 'https://example.org/a.jpg' }],
    ['more than base64', { ...PHOTO, image: `${PHOTO.image}"><script>` }],
    [
      'a picture as large as a wall',
      { ...PHOTO, image: `${PHOTO.image}${'A'.repeat(MAX_PHOTO_LENGTH)}` },
    ],
    ['a group of too many', { ...PHOTO, more: [PHOTO.image, PHOTO.image, PHOTO.image] }],
    ['a group with an address', { ...PHOTO, more: ['https://example.org/a.jpg'] }],
    ['a time that is none', { ...PHOTO, takenAt: 1.5 }],
  ])('is dropped when it is %s', (_, row) => {
    expect(parsePhoto(row)).toBeNull();
  });

  it('never throws on any input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parsePhoto(input)).toBeNull();
      }),
    );
  });
});

describe('matching a name on the table', () => {
  const warband = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/warrior', 'Lames', 2],
  ]);

  it.each([
    ['Ulrich', 'm-1'],
    ['lames  2', 'm-2'],
    ['Lames 3', undefined],
    ['', undefined],
  ])('“%s” is %s', (label, id) => {
    expect(memberByLabel(warband, label)?.id).toBe(id);
  });
});
