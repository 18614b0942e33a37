import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { Party } from '#roster/meetings.ts';
import { BandTicks } from '#ui/campaign/BandTicks.tsx';

test('no more warbands can be ticked than a campaign can have', async () => {
  await startI18n('fr');
  const bands = Array.from(
    { length: 100 },
    (_, at): Party => ({ id: `w-${at}`, name: `Bande ${at}`, emblem: 'wolf' }),
  );
  const ticked = bands.slice(0, 98).map(({ id }) => id);
  const props = { title: '', bands, onChange: () => undefined } as const;
  const { rerender } = render(<BandTicks {...props} ticked={ticked} />);
  const off = () => screen.getAllByRole<HTMLInputElement>('switch').filter((one) => one.disabled);
  expect(off()).toEqual([]);
  rerender(<BandTicks {...props} ticked={[...ticked, 'w-98']} />);
  expect(off()).toEqual([screen.getByRole('switch', { name: 'Bande 99' })]);
});
