#!/bin/sh
# happy-dom 21.0.4, against what the HTML standard and browsers do: a button in a disabled fieldset is clicked and
# does not match :disabled, a hidden field takes the focus, showModal moves no focus into the dialog, a slider keeps
# a value beyond its maximum, and two open details of one name stay open.
# Seen: clicks 1 (browsers 0), focus on the hidden field (none), focus nowhere (the button), 20 (10), open (shut).
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" happy-dom@21.0.4
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { Window } from 'happy-dom';

const window = new Window();
const { document } = window;
document.body.innerHTML = `
  <fieldset disabled><button id="locked">Charge</button></fieldset>
  <input id="hidden" style="display: none">
  <dialog id="sheet"><button id="inside">Close</button></dialog>
  <input id="slider" type="range" min="0" max="10" value="20">
  <details id="one" name="fold" open></details><details id="two" name="fold"></details>`;
const $ = (id) => document.getElementById(id);

let clicks = 0;
$('locked').addEventListener('click', () => clicks++);
$('locked').click();
$('hidden').focus();
const hiddenHasFocus = document.activeElement === $('hidden');
$('hidden').blur();
$('sheet').showModal();
const dialogHasFocus = $('sheet').contains(document.activeElement);
$('two').open = true;
const seen = {
  clicks,
  disabled: $('locked').matches(':disabled'),
  hiddenHasFocus,
  dialogHasFocus,
  slider: $('slider').value,
  firstFoldOpen: $('one').open,
};
console.log(seen);
assert.deepEqual(seen, {
  clicks: 1,
  disabled: false,
  hiddenHasFocus: true,
  dialogHasFocus: false,
  slider: '20',
  firstFoldOpen: true,
});
await window.happyDOM.close();
JS
node seen.mjs
