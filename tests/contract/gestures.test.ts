import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Some people can’t swipe, long-press, drag or shake, and a keyboard does none of these. So each gesture has
// a visible button that does the same. A gesture in the code needs a row here, with its button, and the
// button has a test of its own.

/** By file of the gesture: the words of the button that does the same. */
const BUTTON_FOR: Readonly<Record<string, string>> = {
  // A finger that rests on a ring, or on a line.
  'ui/battle/sides/FighterRow.tsx': 'fighter:all-near-leader',
  'ui/journal/JournalLine.tsx': 'battle:undo.title',
  // Dropping a file.
  'ui/import/ListEntry.tsx': 'import:file.choose',
};

/** Waits for the finger to be lifted so that nothing moves under it; responds to no gesture. */
const ONLY_WAITS = ['ui/effects/after-touch.ts'];

/** Event handlers beyond clicks, keys and changes. */
const GESTURES =
  /\bon(?:Pointer|Touch|Mouse|Drag|Drop|Gesture)[A-Z]\w*=|\bon(?:ContextMenu|DoubleClick|Wheel|Drop)=|addEventListener\(\s*'(?:pointer|touch|mouse|drag|gesture|device)\w*'|addEventListener\(\s*'(?:contextmenu|dblclick|wheel|drop)'|= useLongPress\(/;

describe('gestures', () => {
  it('are never the only way to do something', () => {
    const documented = [...ONLY_WAITS, ...Object.keys(BUTTON_FOR)];
    expect(gesturesIn(sources()).toSorted()).toEqual(documented.toSorted());
  });

  it('are found', () => {
    const samples = [
      '<li onPointerDown={start}>',
      '<li onTouchMove={move}>',
      '<li onContextMenu={open}>',
      '<li onDragStart={drag}>',
      "element.addEventListener('touchstart', begin)",
      "window.addEventListener('devicemotion', shake)",
      'const press = useLongPress(open);',
      "row.addEventListener('pointermove', swipe)",
    ];
    expect(samples.filter((sample) => !GESTURES.test(sample))).toEqual([]);
  });

  it('are distinguished from clicks and keys', () => {
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
