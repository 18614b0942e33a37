import { deflateRawSync } from 'node:zlib';
import { codeText } from '#exchange/battle-codes.ts';
import { battleContent } from '#exchange/battle-content.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { fr } from '../../../tests/e2e/support/words.ts';
import handedOver from '../../../tests/fixtures/codes/battle-1.json' with { type: 'json' };
import { entriesOn } from '../disk.ts';
import { Complaint, type Evening } from '../evening.ts';
import { contentsOf, logOf } from '../record.ts';
import { goTo, tapOn, whole } from '../table.ts';
import { PATIENCE, until, untilShown } from '../waiting.ts';
import type { Family } from './fault.ts';

/** Faults while a battle arrives by another phone’s codes. */
export const ARRIVALS = {
  'arrival-killed': {
    weight: 10,
    about: 'killed within 50 ms after a battle was accepted: it is there whole, or not at all',
    happen: (evening) =>
      arriving(evening, async (sent) => {
        const { phone, random } = evening;
        await tapOn(phone.tab(), ACCEPT);
        const wait = random.below(50);
        await new Promise((resolve) => setTimeout(resolve, wait));
        await phone.kill();
        evening.note(`killed ${wait} ms after a battle was accepted`);
        await phone.wake();
        await goTo(phone.tab(), phone.site.url);
        const arrived = await arrivedOn(evening, sent);
        evening.note(`${arrived} of its ${sent.rows.size} lines are there`);
        if (arrived === 0) {
          await read(evening, sent);
          await tapOn(phone.tab(), ACCEPT);
          await untilOnTable(evening, sent);
        } else if (arrived < sent.rows.size) {
          throw new Complaint(`of ${sent.rows.size} lines of the battle ${arrived} have arrived`);
        }
      }),
  },
  'arrived-killed': {
    weight: 10,
    about: 'killed in the moment in which an accepted battle is on its table: it stays',
    happen: (evening) =>
      arriving(evening, async (sent) => {
        const { phone } = evening;
        await tapOn(phone.tab(), ACCEPT);
        await untilOnTable(evening, sent);
        await phone.kill();
        evening.note('killed when the battle was on its table');
        await phone.wake();
        await goTo(phone.tab(), phone.site.url);
      }),
  },
  'same-identity': {
    weight: 15,
    about:
      'a copy of this phone hands the battle over: refused where it says something else, else taken',
    async happen(evening) {
      const { phone, battleId } = evening;
      await evening.play(2);
      await evening.check();
      const log = logOf(battleId(), await entriesOn(phone.tab()));
      const last = log.at(-1);
      if (last === undefined) throw new Error('There is no battle to copy.');
      const noteAt = (hlc: string, text: string) => ({
        id: `${last.actor}:${hlc}`,
        battleId: last.battleId,
        actor: last.actor,
        hlc,
        v: 2,
        after: log.at(-2)?.id ?? null,
        type: 'NoteWritten',
        data: { text },
      });
      // At the very moment of the last tap here.
      await enter(evening, codesOf([...log.slice(0, -1), noteAt(last.hlc, 'No')]));
      evening.note(`said: ${await evening.expectSaid(phone.tab(), 'a copy that differs')}`);
      if (await phone.tab().evaluate((aim) => window.soak.sees(aim), ACCEPT)) {
        throw new Complaint(
          'a battle that says something else under an id of this phone is offered',
        );
      }
      const text = `Copie ${evening.random.below(1_000_000)}`;
      const later = `${last.hlc.slice(0, -1)}z`;
      await read(evening, { text: codesOf([...log, noteAt(later, text)]) });
      await tapOn(phone.tab(), ACCEPT);
      await whole(phone.tab());
      evening.record({ kind: 'note', text }, true);
      await evening.check();
      await evening.play(2);
    },
  },
} as const satisfies Family;

/** A battle as codes. */
function codesOf(rows: readonly unknown[]): string {
  const { entries } = parseEntries(rows);
  const [first] = entries;
  if (first === undefined) throw new Error('There is no battle to hand over.');
  return codeText(deflateRawSync(battleContent(first.battleId, entries)));
}

/** The first element of the dock once there is something to accept. */
const ACCEPT = { css: '.k-dock button.k-primary', named: fr('pass-battle:preview.accept') };

/** The battle that another phone hands over. */
interface Sent {
  readonly battleId: `b-${string}`;
  readonly text: string;
  /** The content of each of its rows, by id. */
  readonly rows: ReadonlyMap<string, string>;
}

/**
 * Plays on, reads another phone’s battle, applies the fault, and compares disk and table with what was sent.
 */
async function arriving(evening: Evening, happens: (sent: Sent) => Promise<void>): Promise<void> {
  const { phone, random } = evening;
  await evening.play(1);
  await evening.check();
  const sent = sentBy(`${random.below(1_000_000_000)}`);
  await read(evening, sent);
  await happens(sent);
  const arrived = await arrivedOn(evening, sent);
  if (arrived !== sent.rows.size) {
    throw new Complaint(`of ${sent.rows.size} lines of the battle ${arrived} are there`);
  }
  await open(evening, `#/battle/${sent.battleId}`);
  await whole(phone.tab());
  await open(evening, `#/battle/${evening.battleId()}`);
  await whole(phone.tab());
}

/** A battle played elsewhere, by an actor of this name. */
function sentBy(name: string): Sent {
  const battleId = `b-sent-${name}` as const;
  const json = JSON.stringify(handedOver.rows)
    .replaceAll(`"${handedOver.battleId}"`, `"${battleId}"`)
    .replaceAll('"a-', `"a-${name}-`);
  const rows: unknown = JSON.parse(json);
  const { entries } = parseEntries(Array.isArray(rows) ? rows : []);
  return {
    battleId,
    text: codeText(deflateRawSync(battleContent(battleId, entries))),
    rows: contentsOf(entries),
  };
}

/** Enters the codes as a player without a camera does. */
async function enter(evening: Evening, text: string): Promise<void> {
  const tab = evening.phone.tab();
  await open(evening, '#/import/battle');
  await tab.getByLabel(fr('pass-battle:receive.paste')).fill(text);
  await tapOn(tab, { css: 'button', named: fr('pass-battle:receive.take') });
}

/** The same, up to the preview. */
async function read(evening: Evening, { text }: Pick<Sent, 'text'>): Promise<void> {
  const tab = evening.phone.tab();
  await enter(evening, text);
  await tab.waitForFunction((aim) => window.soak.sees(aim), ACCEPT, { timeout: PATIENCE });
}

/** How many of its rows are on the disk. @throws a Complaint when a row differs, or was never sent */
async function arrivedOn({ phone, battleId }: Evening, sent: Sent): Promise<number> {
  const all = contentsOf(await entriesOn(phone.tab()));
  const there = [...all].filter(([, content]) => content.includes(`"${sent.battleId}"`));
  const strange = there.find(([id, content]) => sent.rows.get(id) !== content);
  if (strange !== undefined) throw new Complaint(`nobody sent this line: ${strange[1]}`);
  if (![...all.values()].some((content) => content.includes(`"${battleId()}"`))) {
    throw new Complaint('the battle that was here is gone');
  }
  return there.length;
}

async function untilOnTable({ phone }: Evening, { battleId }: Sent): Promise<void> {
  const there = () =>
    phone
      .tab()
      .evaluate((id) => location.hash.endsWith(id) && window.soak.save() !== '', battleId)
      .catch(() => false);
  if (!(await until(there))) throw new Complaint('an accepted battle never comes to its table');
}

/** A cold start at this address. */
async function open({ phone }: Evening, place: string): Promise<void> {
  await phone.tab().goto('about:blank');
  await goTo(phone.tab(), `${phone.site.url}${place}`);
  await untilShown(phone.tab(), () => window.soak.settled(), `the app at ${place}`);
}
