import sharp from 'sharp';

/** Something like a painted miniature before a wall. */
export function aPhoto(): Promise<Buffer> {
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="704">
    <defs><linearGradient id="a" x2="0" y2="1">
    <stop stop-color="#b9a27a"/><stop offset="1" stop-color="#5a4a35"/></linearGradient></defs>
    <rect width="640" height="704" fill="url(#a)"/>
    <ellipse cx="320" cy="600" rx="190" ry="50" fill="#3c5a24"/>
    <path d="M320 170l110 150-40 270H250l-40-270z" fill="#6d2a21"/>
    <circle cx="320" cy="150" r="62" fill="#d9b48f"/>
    <path d="M450 200l40 320" stroke="#ddd" stroke-width="22"/></svg>`;
  return sharp(Buffer.from(figure)).png().toBuffer();
}
