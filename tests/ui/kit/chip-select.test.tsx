import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ChipSelect } from '#ui/kit/ChipSelect.tsx';

const OPTIONS = [
  { value: 'sword', label: 'Sword' },
  { value: 'axe', label: 'Axe' },
] as const;

function Weapon({ marked, hidden }: { readonly marked?: boolean; readonly hidden?: boolean }) {
  const [value, setValue] = useState<'sword' | 'axe'>('sword');
  return (
    <ChipSelect
      label="Weapon"
      value={value}
      options={OPTIONS}
      onChange={setValue}
      marked={marked}
      hideLabel={hidden}
    />
  );
}

it('selects from the native list, by its label', async () => {
  const user = userEvent.setup();
  render(<Weapon />);
  const list = screen.getByRole('combobox', { name: 'Weapon' });
  await user.selectOptions(list, 'Axe');
  expect(list).toHaveProperty('value', 'axe');
});

it('keeps its accessible name without a visible label', () => {
  render(<Weapon hidden />);
  expect(screen.getByRole('combobox', { name: 'Weapon' })).toBeTruthy();
  expect(screen.getByText('Weapon').className).toBe('visually-hidden');
});

it('is brass once a value is set', () => {
  const { container } = render(<Weapon marked />);
  expect(container.querySelector('[data-marked="true"]')).toBeTruthy();
});
