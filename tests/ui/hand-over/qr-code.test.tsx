import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '#ui/hand-over/QrCode.tsx';

function show(text: string | null): void {
  render(<QrCode text={text} label="Code" tooLarge="Trop long pour un code." />);
}

const picture = () => screen.queryByRole('img', { name: 'Code' });

it('a text gives a code with the quiet zone that cameras need', () => {
  show('https://example.org/#b=1');
  const side = Number(picture()?.getAttribute('viewBox')?.split(' ')[2]);
  expect(side).toBeGreaterThanOrEqual(21 + 8);
  const dark = picture()?.querySelector('path')?.getAttribute('d') ?? '';
  expect(dark.startsWith('M4 4h7v1h-7z')).toBe(true);
});

it('a text still to come keeps the code’s place', () => {
  show(null);
  expect(picture()).toBeNull();
  expect(document.querySelector('.qr-code')).not.toBeNull();
});

it('a text too long for a phone’s camera is reported as such', () => {
  show('a'.repeat(1171));
  expect(picture()).not.toBeNull();
  show('a'.repeat(1172));
  expect(screen.getByText('Trop long pour un code.')).toBeTruthy();
});
