import { readRoster } from '#exchange/import/read.ts';
import type { Warband } from '#roster/warband.ts';
import { importFile, KIT } from '../../../../scripts/import-file.ts';
import { warbandOfDraft } from '../accepted.ts';
import { bytesOf } from '../made-roster.ts';

/**
 * Each fighter as the importer reads him, `2 Ropes = reikland/warrior henchmen 3 433331317 [spear] …`: skills, injuries
 * and rules follow in the file's words, and at the end what should be checked, after a question mark.
 */
export function fightersIn(bytes: Uint8Array): readonly string[] {
  return importFile(bytes).fighters.map((one) => {
    const gear = one.equipment.map(
      ({ name, itemId, count }) => `${count > 1 ? `${count} ` : ''}${itemId ?? `“${name}”`}`,
    );
    const learnt = [...one.skills, ...one.injuries, ...one.rules];
    return [
      `${one.count} ${one.name} = ${one.profileId ?? one.type} ${one.role} ${one.xp}`,
      Object.values(one.stats).join(''),
      `[${gear.join(' ')}]`,
      ...(learnt.length === 0 ? [] : [learnt.join(', ')]),
      ...(one.sure ? [] : [`? ${one.unsure.join(' ')}`]),
    ].join(' ');
  });
}

/** What the importer says of a file, one row a notice, but for what it has filled in from the rules. */
export function noticesOf(bytes: Uint8Array): readonly string[] {
  return importFile(bytes)
    .issues.filter(({ code }) => code !== 'FilledStats')
    .map(({ code, text }) => `${code}: ${text}`);
}

/** The warband that a player gets who accepts the first reading of a file. */
export function warbandIn(bytes: Uint8Array): Warband {
  const [draft] = readRoster(bytes, KIT).drafts;
  if (draft === undefined) throw new Error('no warband was read');
  return warbandOfDraft(draft);
}

/** The file that an app writes of this value. */
export function jsonFile(value: unknown): Uint8Array {
  return bytesOf(JSON.stringify(value));
}
