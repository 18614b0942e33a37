import { type FileText, fileText } from './files/bytes.ts';
import type { Sheet } from './files/office.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { Notice } from './notice.ts';
import { type ImportResult, isTaken } from './result.ts';
import type { ImportTools } from './source.ts';
import { fold } from './words/names.ts';
import { isRole, sectionOf } from './words/sections.ts';

/** The text of a file, and what of the file is not in it. */
export interface ReadFile {
  readonly text: string;
  readonly notices: readonly Notice[];
}

/**
 * The text of a file: of a workbook all sheets that are about the warband, and the names of the others.
 * @param read tells what a sheet is by itself
 * @throws Unreadable
 */
export function textOfFile(
  bytes: Uint8Array,
  tools: ImportTools,
  read: (text: string) => ImportResult,
): ReadFile {
  const known = READ.get(bytes);
  if (known !== undefined) return known;
  const file = fileText(bytes, tools);
  const chosen = chosenSheets(file, read);
  const left = file.sheets.filter((sheet) => !chosen.includes(sheet));
  const result = {
    text: textOfSheets(chosen),
    notices: [
      ...left.map(({ name }): Notice => ({ code: 'SheetUnread', about: name, line: null })),
      ...letterNotices(file.broken),
    ],
  };
  READ.set(bytes, result);
  return result;
}

/** That letters are wrong, as in this word; none for ''. */
export function letterNotices(word: string): readonly Notice[] {
  return word === '' ? [] : [{ code: 'LettersUnclear', about: word, line: null }];
}

/** A file is read again with each of the player's mends. */
const READ = new WeakMap<Uint8Array, ReadFile>();

/** The first sheet is the one that was open. Sheets of other warbands stay away from its own. */
function chosenSheets(
  { sheets }: FileText,
  read: (text: string) => ImportResult,
): readonly Sheet[] {
  if (sheets.length < 2) return sheets;
  const tried = sheets.slice(0, IMPORT_LIMITS.sheets).flatMap((sheet) => {
    if (isSection(sheet)) return [{ sheet, name: '' }];
    const reading = read(sheet.text);
    return isTaken(reading) ? [{ sheet, name: nameIn(reading) }] : [];
  });
  const [first] = tried;
  if (first === undefined) return sheets;
  const name = tried.find((one) => one.name !== '')?.name ?? '';
  return tried.filter((one) => one.name === '' || one.name === name).map(({ sheet }) => sheet);
}

function nameIn({ drafts, own }: ImportResult): string {
  return fold(drafts[0]?.name.value ?? own[0]?.name ?? '');
}

/** Whether a sheet is called as a part of a list: `Heroes`, `Stash`. */
function isSection({ name }: Sheet): boolean {
  const section = sectionOf(name);
  return isRole(section) || section === 'stash' || section === 'dead';
}

function textOfSheets(sheets: readonly Sheet[]): string {
  return sheets
    .map((sheet) =>
      isSection(sheet) && sheets.length > 1 ? `# ${sheet.name}\n${sheet.text}` : sheet.text,
    )
    .join('\n\n');
}
