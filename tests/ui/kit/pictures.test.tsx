import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DieButton, DieFace, dieValues } from '#ui/kit/DieFace.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import { StatStrip } from '#ui/kit/StatStrip.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';

describe('an icon', () => {
  it('is decorative unless it has a label', () => {
    render(
      <>
        <Icon name="standing" />
        <Icon name="undo" />
        <Icon name="fear" label="Causes fear" />
      </>,
    );
    const images = screen.getAllByRole('img');
    expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(['Causes fear']);
  });
});

describe('a die', () => {
  it.each(dieValues)('shows %i pips', (value) => {
    render(<DieFace value={value} label={`${value}`} />);
    const places = [...screen.getByRole('img').querySelectorAll('circle')].map(
      (pip) => `${pip.getAttribute('cx')},${pip.getAttribute('cy')}`,
    );
    expect(new Set(places).size).toBe(value);
  });

  it('can be tapped, and then only its button is announced', () => {
    render(<DieButton value={3} tone="stunned" label="3: stunned" onPress={vi.fn()} />);
    expect(screen.getByRole('button', { name: '3: stunned' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a status disc', () => {
  it('says who is the leader', () => {
    render(<StatusDisc icon="standing" tone="standing" crown={{ label: 'Leader' }} />);
    expect(screen.getByRole('img', { name: 'Leader' })).toBeTruthy();
  });
});

describe('a profile', () => {
  it('announces full names, shows short ones', () => {
    render(
      <StatStrip
        label="Profile"
        stats={[
          { id: 'weapon-skill', name: 'WS', fullName: 'Weapon Skill', value: '4' },
          { id: 'wounds', name: 'W', fullName: 'Wounds', value: '1', tone: 'danger' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'WSWeapon Skill',
      'WWounds',
    ]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['4', '1']);
    expect(screen.getByText('WS').getAttribute('aria-hidden')).toBe('true');
  });
});

describe('a picture to share', () => {
  it('that is ready only after leaving the screen is discarded', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
    let resolve: (blob: Blob | null) => void = () => undefined;
    const promise = new Promise<Blob | null>((drawn) => {
      resolve = drawn;
    });
    const { unmount } = render(<PicturePreview picture={promise} label="Ulrich" />);
    unmount();
    resolve(new Blob(['']));
    await promise;
    await Promise.resolve();
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
