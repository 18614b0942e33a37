import type { Warband } from '#roster/warband.ts';
import { listIn, parsedJson } from './plain-json.ts';

/**
 * A warband as a few hundred signs that survive a chat, a link and a picture: all that players have said
 * of it as JSON in the order below, deflated (by whoever calls; each platform has its own way), in
 * base64url, behind one sign that tells the form. Ids and dates are a phone's own and stay there: they
 * alone would take half of the place; so does the history, whose battles are not there. Older forms stay
 * readable for good.
 */

/** The form that is written now. */
const FORM = '1';

/** What stands before the code in an address: the app opens it from there. */
export const CODE_MARK = '#w=';

/** What is deflated. */
export function codeContent(warband: Warband): string {
  const { name, systemId, catalogueId, emblem, traits, members, notes, battles, purse } = warband;
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
    // What came later stands at the end, and only where there is something to say.
    ...(one.missesAfter === undefined ? [] : [one.missesAfter]),
  ]);
  const said = [name, systemId, catalogueId, emblem, traits, people, notes, battles];
  return JSON.stringify(purse === undefined ? said : [...said, purse]);
}

/** The code of what has been deflated. */
export function codeOf(deflated: Uint8Array): string {
  return `${FORM}${toBase64url(deflated)}`;
}

/** A text for friends, whose last line brings the whole warband back. */
export function withLink(text: string, link: string): string {
  return `${text}\n\n${link}`;
}

/**
 * The deflated bytes of the last code that stands in a text behind its mark; null where there is none.
 * What stands above may be anything: a fighter called like one too.
 */
export function packedIn(text: string): Uint8Array | 'newer' | null {
  const [, form, signs = ''] = [...text.matchAll(/#w=([0-9a-z])([\w-]{16,})/gi)].at(-1) ?? [];
  if (form === undefined) return null;
  return form === FORM ? fromBase64url(signs) : 'newer';
}

/**
 * What a code says, in the shape in which warbands lie on the disk, with ids for now; nothing in it is
 * trusted yet.
 * Null when it is none.
 */
export function codeMeaning(content: string): unknown {
  const [name, systemId, catalogueId, emblem, traits, people, notes, battles, purse] = listIn(
    parsedJson(content),
  );
  if (!Array.isArray(people)) return null;
  return {
    id: 'w-coded',
    name,
    systemId,
    catalogueId,
    emblem,
    traits,
    members: people.map(memberMeant),
    notes,
    battles,
    ...(purse === undefined ? {} : { purse }),
    changedAt: 0,
  };
}

function memberMeant(person: unknown, at: number): unknown {
  const [name, profileId, title, role, leader, profile, traits, experience, labels, ...more] =
    listIn(person);
  const [missesNext, missesAfter] = more;
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
    ...(missesAfter === undefined ? {} : { missesAfter }),
  };
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The platform's own (`Uint8Array.toBase64`) is too young for the phones that players have. */
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
