import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { watchKeyboard } from '#ui/effects/by-keyboard.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';

beforeAll(() => watchKeyboard(false));

describe('a sheet', () => {
  it('opens as a dialog named by its title, with the focus inside', async () => {
    render(<Table />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await openSheet();
    const dialog = screen.getByRole('dialog', { name: 'Injury roll' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Roll a die')).toBeTruthy();
  });

  it('is described by what it asks, and begins at its first control after a key press', async () => {
    render(<Table />);
    screen.getByRole('button', { name: 'Wound' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { description: 'Roll a die' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Six' }));
  });

  it('closes on the browser’s request (Escape) and returns the focus', async () => {
    render(<Table />);
    await openSheet();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Roll a die')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wound' }));
  });

  it('closes on its handle', async () => {
    render(<Table />);
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a tap outside it, not on a tap inside', async () => {
    render(<Table />);
    await openSheet();
    await userEvent.click(screen.getByText('Roll a die'));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns the focus when it is removed while open', async () => {
    render(<Removable />);
    await userEvent.click(screen.getByRole('button', { name: 'Wound' }));
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wound' }));
  });

  it('opens below what was pressed on a wide screen, in the middle without', async () => {
    render(<Table />);
    const wound = screen.getByRole('button', { name: 'Wound' });
    wound.getBoundingClientRect = () => new DOMRect(100, 40, 51, 48);
    await openSheet();
    expect(placed()).toBe('126px');
    cleanup();
    render(<Open onClose={() => undefined} />);
    expect(placed()).toBe(`${innerWidth / 2}px`);
  });

  it('leaves closing to the caller', () => {
    const onClose = vi.fn();
    render(<Open onClose={onClose} />);
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

function placed(): string {
  return screen.getByRole('dialog').style.getPropertyValue('--pressed');
}

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Wound' }));
}

function Table() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Wound
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Injury roll"
        subtitle="Roll a die"
        closeLabel="Close"
      >
        <button type="button">Six</button>
      </Sheet>
    </>
  );
}

function Removable() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Wound
      </button>
      {open ? (
        <Sheet open onClose={() => setOpen(false)} title="Injury roll" closeLabel="Close">
          <button type="button" onClick={() => setOpen(false)}>
            Resolve
          </button>
        </Sheet>
      ) : null}
    </>
  );
}

function Open({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Injury roll" closeLabel="Close">
      <p>Roll a die</p>
    </Sheet>
  );
}
