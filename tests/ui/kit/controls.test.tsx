import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/kit/Button.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { FaceRuns } from '#ui/kit/FaceRuns.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';

describe('the faces of a die', () => {
  it('are grouped under one word and in one colour where they do the same', () => {
    const face = (value: number, word: string, tone: 'stunned' | 'standing') => ({
      value,
      word,
      tone,
      label: `${value}: ${word}`,
    });
    const { container } = render(
      <FaceRuns
        label="Injury"
        faces={[
          face(1, 'down', 'standing'),
          face(2, 'down', 'standing'),
          face(3, 'down', 'stunned'),
          face(4, 'out', 'stunned'),
        ]}
        onPress={() => undefined}
      />,
    );
    const runs = [...container.querySelectorAll<HTMLElement>('.k-face-run')];
    expect(runs.map((run) => within(run).getAllByRole('button').length)).toEqual([2, 1, 1]);
  });
});

describe('a button', () => {
  it('is named by its text, or by a fuller name', () => {
    const onPress = vi.fn();
    render(
      <>
        <Button onPress={onPress}>Passed</Button>
        <Button onPress={onPress} label="Otto: failed">
          Failed
        </Button>
        <IconButton icon="dice" label="Roll for me" onPress={onPress} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Passed' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Otto: failed' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Roll for me' })).toBeTruthy();
  });

  it('does nothing while it is disabled', async () => {
    const onPress = vi.fn();
    render(
      <Button disabled onPress={onPress}>
        Passed
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Passed' }));
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('a chip', () => {
  it('is a toggle in a named group', async () => {
    render(<Flag />);
    const chip = screen.getByRole('button', { name: 'Charged', pressed: false });
    expect(screen.getByRole('group', { name: 'This turn' }).contains(chip)).toBe(true);
    await userEvent.click(chip);
    expect(screen.getByRole('button', { name: 'Charged', pressed: true })).toBeTruthy();
  });
});

describe('a tile', () => {
  it('shows which one is chosen, with its full name', () => {
    render(
      <TileGroup label="Status">
        <Tile
          short="Up"
          label="Standing"
          icon="standing"
          tone="standing"
          pressed
          onPress={vi.fn()}
        />
        <Tile
          short="Out"
          icon="out-of-action"
          tone="out-of-action"
          pressed={false}
          onPress={vi.fn()}
        />
      </TileGroup>,
    );
    expect(screen.getByRole('button', { name: 'Standing', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Out', pressed: false })).toBeTruthy();
  });
});

describe('a stepper', () => {
  it('counts up and down by one', async () => {
    const onChange = vi.fn();
    renderStepper(3, onChange);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });

  it.each([
    { value: 1, button: 'One less' },
    { value: 5, button: 'One more' },
  ])('stays at $value when asked for $button, and keeps the focus', async ({ value, button }) => {
    const onChange = vi.fn();
    renderStepper(value, onChange);
    const bound = screen.getByRole('button', { name: button });
    await userEvent.click(bound);
    expect(onChange).not.toHaveBeenCalled();
    expect(bound.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(bound);
  });

  it('is labelled', () => {
    renderStepper(3, vi.fn());
    expect(within(screen.getByRole('group', { name: 'Fighters' })).getByText('3')).toBeTruthy();
  });
});

describe('a switch', () => {
  it('is on or off, and toggles on a tap on its label', async () => {
    render(<AwakeSwitch />);
    expect(screen.getByRole('switch', { name: 'Stay awake', checked: false })).toBeTruthy();
    await userEvent.click(screen.getByText('Stay awake'));
    expect(screen.getByRole('switch', { name: 'Stay awake', checked: true })).toBeTruthy();
  });

  it('shows its hint', () => {
    render(<AwakeSwitch />);
    expect(screen.getByRole('switch', { description: 'During a battle' })).toBeTruthy();
  });
});

describe('a segmented control', () => {
  it('moves with the arrow keys and is a single tab stop', async () => {
    render(<ThemeChoice />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Light' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(
      screen.getByRole('radio', { name: 'System', checked: true }),
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'after' }));
  });

  it('is named by its label', () => {
    render(<ThemeChoice />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
  });
});

describe('a select', () => {
  it('shows the chosen option in full, and nothing for a value that is none of them', () => {
    const shown = (value: string) => {
      const { container, unmount } = render(
        <Select label="Rules" value={value} options={[one, two]} onChange={() => undefined} />,
      );
      const text = container.querySelector('.k-select > span')?.textContent;
      unmount();
      return text;
    };
    expect(['one', 'two', 'three'].map(shown)).toEqual(['One', 'Two', '']);
  });

  it('reports the chosen value', async () => {
    const onChange = vi.fn();
    render(
      <Select label="Rules" value="one" options={[one, two]} onChange={onChange} hint="House" />,
    );
    const select = screen.getByRole('combobox', { name: 'Rules', description: 'House' });
    await userEvent.selectOptions(select, 'Two');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  });
});

describe('a text field', () => {
  it('reports each change and shows its error', async () => {
    const onChange = vi.fn();
    render(
      <TextField label="Name" value="Ott" onChange={onChange} error="Taken" hint="Any name" />,
    );
    const field = screen.getByRole('textbox', { name: 'Name', description: 'Taken' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'o');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Otto');
  });

  it('is valid without an error', () => {
    render(<TextField label="Notes" value="" onChange={vi.fn()} hint="Any" multiline />);
    const field = screen.getByRole('textbox', { name: 'Notes', description: 'Any' });
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});

const one = { value: 'one', label: 'One' } as const;
const two = { value: 'two', label: 'Two' } as const;

function Flag() {
  const [pressed, setPressed] = useState(false);
  return (
    <ChipGroup label="This turn">
      <Chip pressed={pressed} onPress={() => setPressed(!pressed)}>
        Charged
      </Chip>
    </ChipGroup>
  );
}

function renderStepper(value: number, onChange: (value: number) => void) {
  render(
    <Stepper
      label="Fighters"
      value={value}
      min={1}
      max={5}
      onChange={onChange}
      decreaseLabel="One less"
      increaseLabel="One more"
    />,
  );
}

function AwakeSwitch() {
  const [checked, setChecked] = useState(false);
  return (
    <Switch label="Stay awake" hint="During a battle" checked={checked} onChange={setChecked} />
  );
}

type Theme = 'dark' | 'light' | 'auto';

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <>
      <SegmentedControl
        label="Theme"
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
          { value: 'auto', label: 'System' },
        ]}
      />
      <button type="button">after</button>
    </>
  );
}
