// By hand, as engines differ: some read Latin-1 under this name, and a test would prove another text than players get.

/** The letters of the bytes 80 to 9F; those without one stay control characters, as the standard has it. */
const LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** The text of bytes in the code page of western Windows. */
export function windows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    parts.push(
      Array.from(bytes.subarray(at, at + PIECE), (byte) =>
        byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : (LETTERS[byte - 0x80] ?? ''),
      ).join(''),
    );
  return parts.join('');
}

const PIECE = 8192;

/**
 * The first word with a sign that stands only around words, as `B‚atrice` of another code page; '' for none.
 */
export function brokenWord(text: string): string {
  return BROKEN.exec(text)?.[0] ?? '';
}

const BROKEN = /\p{L}{1,30}[‚ƒ„…†‡ˆ‰‹“”•–˜][\p{L}‚ƒ„…†‡ˆ‰‹“”•–˜]{0,30}\p{L}|[‚‡ˆ]\p{L}{2,30}/u;

/**
 * The first word in which some other program has already lost a letter: `B�atrice`, or put two for one: `BÃ©atrice`;
 * '' for none.
 */
export function garbledWord(text: string): string {
  return GARBLED.exec(text)?.[0] ?? '';
}

const GARBLED =
  /\p{L}{0,30}(?:\uFFFD(?=\p{L})|(?<=\p{L})\uFFFD|Ã[\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])\p{L}{0,30}/u;
