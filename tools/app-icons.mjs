// @ts-check
// Renders public/icons/icon.svg into the PNG icons that phones ask for. Run it after a change of that
// drawing: node tools/app-icons.mjs

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inProject } from '../scripts/paths.mjs';

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
const COLOURS = 16;

const drawing = await readFile(inProject('public/icons/icon.svg'), 'utf8');
for (const { file, side, radius, scale } of ICONS) {
  const shift = 256 * (1 - scale);
  const svg = drawing
    .replace('rx="112"', `rx="${radius}"`)
    .replace('<g id="emblem">', `<g transform="translate(${shift} ${shift}) scale(${scale})">`)
    .replace('<svg ', `<svg width="${side}" height="${side}" `);
  const { size } = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(inProject('public/icons', file));
  console.log(`${file}: ${size} bytes`);
}
