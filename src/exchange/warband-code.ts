import { withAside } from '#roster/aside.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { listIn, parsedJson } from './plain-json.ts';

/**
 * A warband as a few hundred characters that survive a chat, a link and a QR code: JSON in the order below,
 * deflated (by the caller, as each platform has its own way), in base64url, after one character for the
 * format. Ids and dates are left out: they would take half of the space and mean nothing elsewhere; so is
 * the history, whose battles are not there either. Older formats stay readable for good.
 */

/** The present format, of a warband and of a pack by itself. */
const FORMS = { warband: '1', pack: '2' } as const;

/** What a code holds. */
export type Coded = keyof typeof FORMS;

/** Precedes the code in an address that opens it. */
export const CODE_MARK = '#w=';

/**
 * The text to deflate.
 * @param packs of the players' own that this warband needs, as JSON: an app that doesn't know them leaves them out
 */
export function codeContent(warband: Warband, packs: readonly unknown[] = []): string {
  const whole = withAside(warband);
  const { name, systemId, catalogueId, emblem, traits, members, notes, battles } = whole;
  const { purse, stash } = whole;
  const people = members.map((one) => [
    one.name,
    one.profileId,
    one.title,
    one.role,
    one.leader,
    one.profile,
    one.traits,
    one.experience,
    one.labels,
    one.missesNext,
    ...newerFields(one),
  ]);
  const said = [name, systemId, catalogueId, emblem, traits, people, notes, battles];
  if (packs.length > 0) return JSON.stringify([...said, purse ?? {}, stash ?? {}, packs]);
  const last = stash === undefined ? [purse] : [purse ?? {}, stash];
  return JSON.stringify(last[0] === undefined ? said : [...said, ...last]);
}

/** Newer fields come last, 0 or nothing where they are not set, and end with the last one that is. */
function newerFields({ missesAfter, advances, skillLists }: Member): readonly unknown[] {
  const fields = [missesAfter ?? 0, advances ?? null, skillLists ?? null];
  const last = [missesAfter, advances, skillLists].findLastIndex((field) => field !== undefined);
  return fields.slice(0, last + 1);
}

/** The code for deflated bytes: the content of a warband's, or the JSON of a pack. */
export function codeOf(deflated: Uint8Array, of: Coded = 'warband'): string {
  return `${FORMS[of]}${toBase64url(deflated)}`;
}

/** A text whose last line restores the whole warband. */
export function withLink(text: string, link: string): string {
  return `${text}\n\n${link}`;
}

/** The bytes of a code, deflated, and what they are. */
export interface CodedBytes {
  readonly of: Coded;
  readonly bytes: Uint8Array;
}

/**
 * What the last code in a text holds; null where there is none. The last, as any text may precede it, even a fighter
 * named like a code.
 */
export function packedIn(text: string): CodedBytes | 'newer' | null {
  const [, form, signs = ''] = [...text.matchAll(/#w=([0-9a-z])([\w-]{16,})/gi)].at(-1) ?? [];
  if (form === undefined) return null;
  if (form === FORMS.warband) return { of: 'warband', bytes: fromBase64url(signs) };
  return form === FORMS.pack ? { of: 'pack', bytes: fromBase64url(signs) } : 'newer';
}

/**
 * Decodes a code to a raw warband row with provisional ids, and its packs as `packs` if it brings any, all unchecked;
 * null when it is none.
 */
export function codeMeaning(content: string): unknown {
  const [name, systemId, catalogueId, emblem, traits, people, notes, battles, ...more] = listIn(
    parsedJson(content),
  );
  const [purse, stash, packs] = more;
  if (!Array.isArray(people)) return null;
  return {
    id: 'w-coded',
    name,
    systemId,
    catalogueId,
    emblem,
    traits,
    members: people.map(memberRow),
    notes,
    battles,
    ...(isLeftOut(purse, packs) ? {} : { purse }),
    ...(isLeftOut(stash, packs) ? {} : { stash }),
    ...(packs === undefined ? {} : { packs }),
    changedAt: 0,
  };
}

/** Before packs, nothing stands in the place of what is not there. */
function isLeftOut(field: unknown, packs: unknown): boolean {
  return field === undefined || (packs !== undefined && JSON.stringify(field) === '{}');
}

function memberRow(person: unknown, at: number): unknown {
  const [name, profileId, title, role, leader, profile, traits, experience, labels, ...more] =
    listIn(person);
  const [missesNext, missesAfter = 0, advances = null, skillLists = null] = more;
  return {
    id: `m-${at + 1}`,
    name,
    profileId,
    title,
    role,
    leader,
    profile,
    traits,
    experience,
    labels,
    missesNext,
    ...(missesAfter === 0 ? {} : { missesAfter }),
    ...(advances === null ? {} : { advances }),
    ...(skillLists === null ? {} : { skillLists }),
  };
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** `Uint8Array.toBase64` is too new for players' phones. */
function toBase64url(bytes: Uint8Array): string {
  const triples = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, at) =>
    bytes.subarray(at * 3, at * 3 + 3),
  );
  return triples
    .map((triple) => {
      const [a = 0, b = 0, c = 0] = triple;
      const all = a * 65_536 + b * 256 + c;
      return [262_144, 4096, 64, 1]
        .slice(0, triple.length + 1)
        .map((unit) => SIGNS[Math.floor(all / unit) % 64])
        .join('');
    })
    .join('');
}

function fromBase64url(signs: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const sign of signs) {
    held = (held * 64 + Math.max(0, SIGNS.indexOf(sign))) % 65_536;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = Math.floor(held / 2 ** bits) % 256;
    at += 1;
  }
  return bytes;
}
