// @ts-check
// Renders public/icons/icon.svg into the PNG icons that phones ask for: node scripts/app-icons.mjs

import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { complaint } from './complaint.mjs';
import { inProject } from './paths.mjs';
import { palettePng } from './png.mjs';

/**
 * radius: corner of the ground on the 512 grid; scale: of the emblem in it. A maskable icon may be cut
 * to a circle of 80 %, and Apple rounds the corners itself.
 */
const ICONS = [
  { file: 'icon-192.png', side: 192, radius: 112, scale: 1 },
  { file: 'icon-512.png', side: 512, radius: 112, scale: 1 },
  { file: 'maskable-512.png', side: 512, radius: 0, scale: 0.86 },
  { file: 'apple-touch-icon-180.png', side: 180, radius: 0, scale: 0.96 },
];

/** Enough for four flat colours and the blends between them. */
const COLOURS = 32;

const executablePath = await findBrowser();
if (executablePath === undefined) throw complaint('No browser to draw with: set CHROME_PATH.');
const drawing = await readFile(inProject('public/icons/icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage();

for (const icon of ICONS) {
  const pixels = await draw(icon);
  const png = palettePng(pixels, icon.side, COLOURS);
  await writeFile(inProject('public/icons', icon.file), png);
  console.log(`${icon.file}: ${png.length} bytes`);
}

await browser.close();

/** @param {(typeof ICONS)[number]} icon */
async function draw({ side, radius, scale }) {
  const shift = 256 * (1 - scale);
  const svg = drawing
    .replace('rx="112"', `rx="${radius}"`)
    .replace('<g id="emblem">', `<g transform="translate(${shift} ${shift}) scale(${scale})">`)
    .replace('<svg ', `<svg width="${side}" height="${side}" `);
  const values = await page.evaluate(pixelsOf, { svg, side });
  return Uint8Array.from(values);
}

/**
 * Runs in the page: the picture as red, green, blue, alpha.
 * @param {{ svg: string, side: number }} picture
 */
async function pixelsOf({ svg, side }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  context.drawImage(image, 0, 0, side, side);
  return [...context.getImageData(0, 0, side, side).data];
}
