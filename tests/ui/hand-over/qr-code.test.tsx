import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '#ui/hand-over/QrCode.tsx';

function show(text: string | null): void {
  render(<QrCode text={text} label="Code" tooLarge="Trop long pour un code." />);
}

const picture = () => screen.queryByRole('img', { name: 'Code' });

it('a text has a code, with room around it that cameras want', () => {
  show('https://example.org/#b=1');
  const side = Number(picture()?.getAttribute('viewBox')?.split(' ')[2]);
  expect(side).toBeGreaterThanOrEqual(21 + 8);
  const dark = picture()?.querySelector('path')?.getAttribute('d') ?? '';
  expect(dark.startsWith('M4 4h7v1h-7z')).toBe(true);
});

it('a text that is not known yet has none, and its place is kept', () => {
  show(null);
  expect(picture()).toBeNull();
  expect(document.querySelector('.qr-code')).not.toBeNull();
});

it('a text of more than a camera reads off a phone is said to be too long', () => {
  show('a'.repeat(1171));
  expect(picture()).not.toBeNull();
  show('a'.repeat(1172));
  expect(screen.getByText('Trop long pour un code.')).toBeTruthy();
});
