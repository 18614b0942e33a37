import { Unreadable } from '#exchange/import/limits.ts';

// Forms of files that hold a list in a way that is not read. A player learns which one it is, and the way out.

/** By their first bytes. */
const BEGINNINGS: readonly (readonly [RegExp, 'Pdf' | 'Picture' | 'OtherForm', string])[] = [
  [/^%PDF-/u, 'Pdf', ''],
  [
    /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|BM.{4}\0{4}|II\*\0|RIFF.{4}WEBP|.{4}ftyp(?:hei|avi|mif))/su,
    'Picture',
    '',
  ],
  [/^\xD0\xCF.\xE0/su, 'OtherForm', '.xls, .doc'],
  [/^\{\\rtf/u, 'OtherForm', '.rtf'],
];

/** @throws Unreadable for a file of which a person can read the text, and the app cannot */
export function refuseByBytes(bytes: Uint8Array): void {
  const start = [...bytes.subarray(0, 12)].map((byte) => String.fromCharCode(byte)).join('');
  for (const [pattern, code, form] of BEGINNINGS)
    if (pattern.test(start)) throw new Unreadable(code, form);
}

/** What the zips of other programs contain. */
const ZIPPED: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/u, '.xlsb'],
  [/^META-INF\/container\.xml$/u, '.epub'],
  [/^Index(?:\/Document\.iwa|\.zip)$/u, '.numbers, .pages'],
];

/** @throws Unreadable for the zip of a program whose files are not read */
export function refuseByNames(names: readonly string[]): void {
  for (const [pattern, form] of ZIPPED)
    if (names.some((name) => pattern.test(name))) throw new Unreadable('OtherForm', form);
}

/** By the text at their beginning, as it may also be pasted. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^\s*\{\\rtf/u, '.rtf'],
  [/^\s*<[^]*<(?:gnm|gmr):Workbook\b/u, '.gnumeric'],
  [/^\s*<(?:[^]*<)?abiword\b/u, '.abw'],
];

/** @throws Unreadable for the source text of a program whose files are not read */
export function refuseByText(text: string): void {
  const start = text.slice(0, 3000);
  for (const [pattern, form] of TEXTS)
    if (pattern.test(start)) throw new Unreadable('OtherForm', form);
}
