import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// Red is the rout's: the gauge of losses, its test, its banner, and a defeat in the chronicle. What has gone wrong is
// amber, and what is dangerous to tap is asked about.

const FILES = readdirSync(inProject('src/ui'), { recursive: true, encoding: 'utf8' }).map(
  (name) => ({
    name,
    text: /\.(?:css|tsx)$/.test(name) ? readFileSync(inProject('src/ui', name), 'utf8') : '',
  }),
);

const named = (pattern: RegExp, end: string) =>
  FILES.filter(({ name, text }) => name.endsWith(end) && pattern.test(text)).map(
    ({ name }) => name,
  );

test('styles in red are those of the rout', () => {
  expect(named(/var\(--(?:rout|filled|badge)\b/, '.css').toSorted()).toEqual([
    'battle/RoutMoment.css',
    'battle/end/BattleEnd.css',
    'battle/glance/Glance.css',
    'battle/header/GaugeStrip.css',
    'battle/heraldry.css',
    'chronicle/Chronicle.css',
    'journal/JournalScreen.css',
    'kit/Badge.css',
    'kit/Gauge.css',
    'kit/PrimaryBar.css',
    'kit/TabBar.css',
    'kit/tones.css',
  ]);
});

test('what wears the rout’s tone is about a rout', () => {
  expect(named(/tone="rout"/, '.tsx').toSorted()).toEqual([
    'battle/dock/NextPhase.tsx',
    'battle/end/Causes.tsx',
    'home/ProgressCard.tsx',
  ]);
});
