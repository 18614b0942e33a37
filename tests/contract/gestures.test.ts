import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Swiping, pressing long, dragging and shaking are for some hands only, and no keyboard does any of it.
// Whatever a gesture does, a button that can be seen does too. A gesture in the code needs its line here,
// with the button, and the button's own test.

/** File of the gesture, and the words of the button that does the same. */
const BUTTON_FOR: Readonly<Record<string, string>> = {
  // Dropping a file.
  'ui/import/ListEntry.tsx': 'import:file.choose',
};

/** Waits for a finger to be lifted, so that nothing moves under it; it answers none. */
const ONLY_WAITS = ['ui/effects/after-touch.ts'];

/** What hears of more than a click, a key or a choice. */
const GESTURES =
  /\bon(?:Pointer|Touch|Mouse|Drag|Drop|Gesture)[A-Z]\w*=|\bon(?:ContextMenu|DoubleClick|Wheel|Drop)=|addEventListener\(\s*'(?:pointer|touch|mouse|drag|gesture|device)\w*'|addEventListener\(\s*'(?:contextmenu|dblclick|wheel|drop)'/;

describe('gestures', () => {
  it('are never the only way', () => {
    const told = [...ONLY_WAITS, ...Object.keys(BUTTON_FOR)];
    expect(gesturesIn(sources()).toSorted()).toEqual(told.toSorted());
  });

  it('would be found', () => {
    const samples = [
      '<li onPointerDown={start}>',
      '<li onTouchMove={move}>',
      '<li onContextMenu={open}>',
      '<li onDragStart={drag}>',
      "element.addEventListener('touchstart', begin)",
      "window.addEventListener('devicemotion', shake)",
      "row.addEventListener('pointermove', swipe)",
    ];
    expect(samples.filter((sample) => !GESTURES.test(sample))).toEqual([]);
  });

  it('are told from clicks and keys', () => {
    const samples = [
      '<dialog onClick={closeOnBackdrop} onCancel={cancel}>',
      "addEventListener('pagehide', settle)",
      "document.addEventListener('focusin', note)",
      "window.addEventListener('scroll', remember)",
    ];
    expect(samples.filter((sample) => GESTURES.test(sample))).toEqual([]);
  });
});

type Source = { readonly file: string; readonly code: string };

function gesturesIn(all: readonly Source[]): readonly string[] {
  return all.filter(({ code }) => GESTURES.test(code)).map(({ file }) => file);
}

function sources(): readonly Source[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(`src/${file}`, 'utf8') }));
}
