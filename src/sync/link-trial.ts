import { readPairingCode } from './pairing-code.ts';
import type { Pipe } from './pipe.ts';

// What a link between two phones is worth, measured without a battle: the phone that invites asks, the other answers.

/** How a phone told where it is: `numbers` of the network, `names` that only it knows, both, or nothing. */
export type Addresses = 'numbers' | 'names' | 'both' | 'none';

/** What one phone says of itself: nothing of its player. */
export interface PhoneFacts {
  /** Engine and version. */
  readonly browser: string;
  readonly addresses: Addresses;
}

/** Times are in milliseconds. */
export interface Measured {
  /** From the second code to the open link. */
  readonly opened: number;
  /** There and back, of a small message; null when too few came back. */
  readonly roundTrip: { readonly half: number; readonly most: number } | null;
  /** Bytes of the largest message that came back; 0 for none. */
  readonly largest: number;
  /** From a cut to the first answer by the connection that stood by; null when there was none. */
  readonly mended: number | null;
}

/** Which addresses stand in a pairing code. */
export function addressesOf(code: string): Addresses {
  const hosts = readPairingCode(code)?.addresses ?? [];
  const names = hosts.filter(({ host }) => host.endsWith('.local')).length;
  if (hosts.length === 0) return 'none';
  if (names === 0) return 'numbers';
  return names === hosts.length ? 'names' : 'both';
}

/** What is known of a link so far. */
export interface Findings {
  /** What the other phone says of itself; null while it has not. */
  readonly there: PhoneFacts | null;
  readonly measured: Measured | null;
}

/**
 * Measures a link, and cuts it once to see it mend. The other phone is told what came of it.
 * @param about how long it took to open, and when nobody wants to know any more
 * @param tell called with what is known so far, as it becomes known
 */
export async function measureLink(
  pipe: Pipe,
  here: PhoneFacts,
  { opened, left }: { readonly opened: number; readonly left: AbortSignal },
  tell: (told: Findings) => void,
): Promise<void> {
  left.addEventListener('abort', pipe.close);
  let there: PhoneFacts | null = null;
  const line = lineOver(pipe, (facts) => {
    there = facts;
  });
  line.say(FACTS, here);
  const small = await roundTrips(line);
  const largest = await largestOf(line);
  const before: Measured = { opened, roundTrip: spread(small), largest, mended: null };
  tell({ there, measured: null });
  line.say(MEASURED, before);
  // The connection that stands by is agreed on by now, unless phones are slow.
  await new Promise((resolve) => setTimeout(resolve, BEFORE_CUT));
  const cutAt = performance.now();
  pipe.cut?.();
  const next = (await pipe.healed) ?? null;
  if (next !== null) left.addEventListener('abort', next.close);
  if (left.aborted) next?.close();
  const again = next === null ? null : lineOver(next, () => undefined);
  const answered = (await again?.ask(SMALL)) ?? null;
  const measured = { ...before, mended: answered === null ? null : performance.now() - cutAt };
  again?.say(MEASURED, measured);
  tell({ there, measured });
}

/**
 * Answers the phone that measures, also after the link has mended.
 * @param left aborted when nobody wants to know any more
 * @param tell called with what that one says
 */
export function answerTrial(
  pipe: Pipe,
  here: PhoneFacts,
  left: AbortSignal,
  tell: (told: Findings) => void,
): void {
  left.addEventListener('abort', pipe.close);
  let told: Findings = { there: null, measured: null };
  const add = (more: Partial<Findings>) => {
    told = { ...told, ...more };
    tell(told);
  };
  /** What is known until the link has mended, or has not. */
  let before: Measured | null = null;
  const tellBefore = () => {
    if (told.measured === null && before !== null) add({ measured: before });
  };
  const line = lineOver(
    pipe,
    (there) => add({ there }),
    (measured) => {
      before = measured;
    },
  );
  line.say(FACTS, here);
  void pipe.healed?.then((next) => {
    if (next === null) return tellBefore();
    left.addEventListener('abort', next.close);
    if (left.aborted) next.close();
    lineOver(
      next,
      () => undefined,
      (measured) => add({ measured }),
    );
    setTimeout(tellBefore, PATIENCE);
    return undefined;
  });
}

const [ASK, ANSWER, FACTS, MEASURED] = [0, 1, 2, 3];

/** Bytes. */
const SMALL = 16;
const SIZES = [1000, 4000, 16_000, 64_000];
const ROUND_TRIPS = 50;

/** Milliseconds. */
const PATIENCE = 5000;
const BEFORE_CUT = 1000;

/** Of two phones that try their link: questions that come back as they are, and what one says of itself. */
interface Line {
  /** @returns milliseconds until a message of so many bytes was back; null when it was not */
  readonly ask: (bytes: number) => Promise<number | null>;
  readonly say: (kind: number, what: PhoneFacts | Measured) => void;
}

function lineOver(
  pipe: Pipe,
  onFacts: (facts: PhoneFacts) => void,
  onMeasured: (measured: Measured) => void = () => undefined,
): Line {
  let asked = 0;
  const waiting = new Map<number, () => void>();
  const hear = (message: Uint8Array) => {
    const [kind, number = 0] = message;
    if (kind === ASK) {
      const back = message.slice();
      back[0] = ANSWER;
      pipe.send(back);
    }
    if (kind === ANSWER) waiting.get(number)?.();
    const said = kind === FACTS || kind === MEASURED ? readSaid(message.subarray(1)) : null;
    if (kind === FACTS && isFacts(said)) onFacts(said);
    if (kind === MEASURED && isMeasured(said)) onMeasured(said);
  };
  pipe.listen(hear, () => undefined);
  return {
    ask: (bytes) => {
      asked = (asked + 1) % 256;
      const number = asked;
      const message = new Uint8Array(bytes);
      message.set([ASK, number]);
      const from = performance.now();
      return new Promise((resolve) => {
        const end = (after: number | null) => {
          clearTimeout(timer);
          waiting.delete(number);
          resolve(after);
        };
        const timer = setTimeout(() => end(null), PATIENCE);
        waiting.set(number, () => end(performance.now() - from));
        pipe.send(message);
      });
    },
    say: (kind, what) => {
      const text = new TextEncoder().encode(JSON.stringify(what));
      const message = new Uint8Array(text.length + 1);
      message[0] = kind;
      message.set(text, 1);
      pipe.send(message);
    },
  };
}

async function roundTrips(line: Line): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < ROUND_TRIPS; count += 1) {
    const time = await line.ask(SMALL);
    if (time === null) return times;
    times.push(time);
  }
  return times;
}

async function largestOf(line: Line): Promise<number> {
  let largest = 0;
  for (const size of SIZES) {
    if ((await line.ask(size)) === null) return largest;
    largest = size;
  }
  return largest;
}

/** What half of them stay below, and what nineteen of twenty do. */
function spread(times: readonly number[]): Measured['roundTrip'] {
  const sorted = times.toSorted((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)]);
  return half === undefined || most === undefined ? null : { half, most };
}

// The other phone may be anything: what it says is text and numbers of ours, or nothing.

function readSaid(bytes: Uint8Array): unknown {
  if (bytes.length > LONGEST_SAID) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const LONGEST_SAID = 500;
const LONGEST_BROWSER = 60;

function isFacts(said: unknown): said is PhoneFacts {
  if (typeof said !== 'object' || said === null) return false;
  if (!('browser' in said && 'addresses' in said)) return false;
  const { browser, addresses } = said;
  if (typeof browser !== 'string' || browser.length > LONGEST_BROWSER) return false;
  return ['numbers', 'names', 'both', 'none'].some((one) => one === addresses);
}

function isMeasured(said: unknown): said is Measured {
  if (typeof said !== 'object' || said === null) return false;
  if (!('opened' in said && 'roundTrip' in said && 'largest' in said && 'mended' in said)) {
    return false;
  }
  const { opened, roundTrip, largest, mended } = said;
  if (!isAmount(opened) || !isAmount(largest)) return false;
  if (mended !== null && !isAmount(mended)) return false;
  if (roundTrip === null) return true;
  if (typeof roundTrip !== 'object' || !('half' in roundTrip && 'most' in roundTrip)) return false;
  return isAmount(roundTrip.half) && isAmount(roundTrip.most);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 10_000_000;
}
