import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhaseSteps } from '#ui/kit/PhaseSteps.tsx';
import { PrimaryBar, PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { TabBar } from '#ui/kit/TabBar.tsx';
import { ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';

describe('the tab bar', () => {
  it('shows the current tab, and what is waiting in others', () => {
    renderTabs(vi.fn());
    const navigation = screen.getByRole('navigation', { name: 'Places' });
    expect(navigation).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Table', current: 'page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Journal.*1 new$/, current: false })).toBeTruthy();
  });

  it('navigates without loading the page', () => {
    const onNavigate = vi.fn();
    renderTabs(onNavigate);
    const link = screen.getByRole('link', { name: /Journal/ });
    const click = createEvent.click(link, { button: 0 });
    fireEvent(link, click);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/journal');
    expect(click.defaultPrevented).toBe(true);
  });

  it('leaves a click for a new tab to the browser', () => {
    const onNavigate = vi.fn();
    renderTabs(onNavigate);
    const link = screen.getByRole('link', { name: /Journal/ });
    const click = createEvent.click(link, { button: 0, ctrlKey: true });
    fireEvent(link, click);
    expect(onNavigate).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
  });
});

describe('the top bar', () => {
  it('names the screen and leads back', () => {
    render(<TopBar title="Turn 3" subtitle="Reikland" back={{ href: '/', label: 'Back' }} />);
    expect(within(screen.getByRole('banner')).getByText('Reikland')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Turn 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  });

  it('has a line below it only where it is asked for', () => {
    render(<TopBar title="Turn 3" />);
    const isLined = () => screen.getByRole('banner').classList.contains('k-topbar-lined');
    expect(isLined()).toBe(false);
    cleanup();
    render(<TopBar title="Turn 3" lined />);
    expect(isLined()).toBe(true);
  });
});

describe('the phase steps', () => {
  const steps = [
    { id: 'recovery', label: 'Recovery', icon: 'recovery', state: 'done' },
    { id: 'movement', label: 'Movement', icon: 'movement', state: 'current' },
    { id: 'shooting', label: 'Shooting', icon: 'shooting', state: 'upcoming' },
  ] as const;

  it('mark the current one', () => {
    render(<PhaseSteps label="Phases" steps={steps} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('can be chosen where the screen allows it', async () => {
    const onSelect = vi.fn();
    render(<PhaseSteps label="Phases" steps={steps} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Shooting' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('shooting');
  });
});

describe('the primary bar', () => {
  it('is named by its title and its detail', async () => {
    const onPress = vi.fn();
    render(<PrimaryBar title="Movement" subtitle="2 tests left" onPress={onPress} />);
    await userEvent.click(screen.getByRole('button', { name: 'Movement 2 tests left' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('can be a link', () => {
    render(<PrimaryLink title="Resume" href="/battle/1" />);
    expect(screen.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe('/battle/1');
  });
});

describe('a toast', () => {
  it('is announced in an existing live region, with its one action', async () => {
    const onPress = vi.fn();
    const { rerender } = render(<ToastRegion label="News" message={null} />);
    const region = screen.getByRole('status');
    expect(region.childElementCount).toBe(0);
    rerender(
      <ToastRegion
        label="News"
        message={{ text: 'Otto: stunned', action: { label: 'Undo', onPress } }}
      />,
    );
    expect(screen.getByRole('status')).toBe(region);
    expect(within(region).getByText('Otto: stunned')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

function renderTabs(onNavigate: (href: string) => void) {
  render(
    <TabBar
      label="Places"
      tabs={[
        { href: '/table', label: 'Table', icon: 'table', current: true, onNavigate },
        {
          href: '/journal',
          label: 'Journal',
          icon: 'journal',
          current: false,
          notice: '1 new',
          onNavigate,
        },
      ]}
    />,
  );
}
