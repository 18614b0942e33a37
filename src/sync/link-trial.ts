import { readPairingCode } from './pairing-code.ts';
import type { Pipe } from './pipe.ts';

// Measures the quality of a link between two phones without a battle: the inviting phone sends pings, the
// other answers.

/** How a phone's addresses are given: as `numbers` (IP addresses), as `names` (mDNS), both, or none. */
export type Addresses = 'numbers' | 'names' | 'both' | 'none';

/** Facts about a phone, none about its player. */
export interface PhoneFacts {
  /** Engine and version. */
  readonly browser: string;
  readonly addresses: Addresses;
}

/** Times are in milliseconds. */
export interface Measured {
  /** From the scan of the second code to the open link. */
  readonly opened: number;
  /** Round-trip times of a small message: median and 95th percentile; null without any response. */
  readonly roundTrip: { readonly half: number; readonly most: number } | null;
  /** Bytes of the largest message that was returned; 0 for none. */
  readonly largest: number;
  /** From a cut to the first response through the spare connection; null without one. */
  readonly mended: number | null;
}

/** Which kinds of addresses a pairing code has. */
export function addressesOf(code: string): Addresses {
  const doorstep = readPairingCode(code);
  const hosts = doorstep === null || doorstep === 'newer' ? [] : doorstep.addresses;
  const names = hosts.filter(({ host }) => host.endsWith('.local')).length;
  if (hosts.length === 0) return 'none';
  if (names === 0) return 'numbers';
  return names === hosts.length ? 'names' : 'both';
}

/** The results about a link so far. */
export interface Findings {
  /** The other phone's facts; null until they arrive. */
  readonly there: PhoneFacts | null;
  readonly measured: Measured | null;
}

/**
 * Measures a link, and cuts it once to see it recover. The results are sent to the other phone.
 * @param about how long it took to open, and a signal aborted when the trial is left
 * @param onFindings called with the results so far, whenever they change
 */
export async function measureLink(
  pipe: Pipe,
  here: PhoneFacts,
  { opened, left }: { readonly opened: number; readonly left: AbortSignal },
  onFindings: (findings: Findings) => void,
): Promise<void> {
  left.addEventListener('abort', pipe.close);
  let there: PhoneFacts | null = null;
  const line = lineOver(pipe, (facts) => {
    there = facts;
  });
  line.send(FACTS, here);
  const small = await roundTrips(line);
  const largest = await largestOf(line);
  const before: Measured = { opened, roundTrip: spread(small), largest, mended: null };
  onFindings({ there, measured: null });
  line.send(MEASURED, before);
  // The spare connection has been negotiated by now, unless the phones are slow.
  await new Promise((resolve) => setTimeout(resolve, BEFORE_CUT));
  const cutAt = performance.now();
  setTimeout(() => pipe.abandon?.(), LONGEST);
  pipe.cut?.();
  const next = (await pipe.recovered) ?? null;
  if (next !== null) left.addEventListener('abort', next.close);
  if (left.aborted) next?.close();
  const again = next === null ? null : lineOver(next, () => undefined);
  const answered = (await again?.ping(SMALL)) ?? null;
  const measured = { ...before, mended: answered === null ? null : performance.now() - cutAt };
  again?.send(MEASURED, measured);
  onFindings({ there, measured });
}

/**
 * Answers the measuring phone, also after the link has recovered.
 * @param left aborted when the trial is left
 * @param onFindings called with the results of that phone
 */
export function answerTrial(
  pipe: Pipe,
  here: PhoneFacts,
  left: AbortSignal,
  onFindings: (findings: Findings) => void,
): void {
  left.addEventListener('abort', pipe.close);
  let findings: Findings = { there: null, measured: null };
  const add = (more: Partial<Findings>) => {
    findings = { ...findings, ...more };
    onFindings(findings);
  };
  /** The results until the link has recovered or failed to. */
  let before: Measured | null = null;
  const reportBefore = () => {
    if (findings.measured === null && before !== null) add({ measured: before });
  };
  const line = lineOver(
    pipe,
    (there) => add({ there }),
    (measured) => {
      before = measured;
    },
    () => setTimeout(() => pipe.abandon?.(), LONGEST),
  );
  line.send(FACTS, here);
  void pipe.recovered?.then((next) => {
    if (next === null) return reportBefore();
    left.addEventListener('abort', next.close);
    if (left.aborted) next.close();
    lineOver(
      next,
      () => undefined,
      (measured) => add({ measured }),
    );
    setTimeout(reportBefore, TIMEOUT);
    return undefined;
  });
}

const [PING, PONG, FACTS, MEASURED] = [0, 1, 2, 3];

/** Bytes. */
const SMALL = 16;
const SIZES = [1000, 4000, 16_000, 64_000];
const ROUND_TRIPS = 50;

/** Milliseconds. */
const TIMEOUT = 5000;
const BEFORE_CUT = 1000;
/** For which a trial waits for a link to recover. */
const LONGEST = 30_000;

/** The protocol of a trial: pings that are echoed, and facts. */
interface Line {
  /** @returns milliseconds until a message of this size was returned; null if it was not */
  readonly ping: (bytes: number) => Promise<number | null>;
  readonly send: (kind: number, what: PhoneFacts | Measured) => void;
}

function lineOver(
  pipe: Pipe,
  onFacts: (facts: PhoneFacts) => void,
  onMeasured: (measured: Measured) => void = () => undefined,
  onClosed: () => void = () => undefined,
): Line {
  let sent = 0;
  const waiting = new Map<number, () => void>();
  const receive = (message: Uint8Array) => {
    const [kind, number = 0] = message;
    if (kind === PING) {
      const back = message.slice();
      back[0] = PONG;
      pipe.send(back);
    }
    if (kind === PONG) waiting.get(number)?.();
    const value = kind === FACTS || kind === MEASURED ? parseJson(message.subarray(1)) : null;
    if (kind === FACTS && isFacts(value)) onFacts(value);
    if (kind === MEASURED && isMeasured(value)) onMeasured(value);
  };
  pipe.listen(receive, onClosed);
  return {
    ping: (bytes) => {
      sent = (sent + 1) % 256;
      const number = sent;
      const message = new Uint8Array(bytes);
      message.set([PING, number]);
      const from = performance.now();
      return new Promise((resolve) => {
        const end = (after: number | null) => {
          clearTimeout(timer);
          waiting.delete(number);
          resolve(after);
        };
        const timer = setTimeout(() => end(null), TIMEOUT);
        waiting.set(number, () => end(performance.now() - from));
        pipe.send(message);
      });
    },
    send: (kind, what) => {
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
    const time = await line.ping(SMALL);
    if (time === null) return times;
    times.push(time);
  }
  return times;
}

async function largestOf(line: Line): Promise<number> {
  let largest = 0;
  for (const size of SIZES) {
    if ((await line.ping(size)) === null) return largest;
    largest = size;
  }
  return largest;
}

/** The median and the 95th percentile. */
function spread(times: readonly number[]): Measured['roundTrip'] {
  const sorted = times.toSorted((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)]);
  return half === undefined || most === undefined ? null : { half, most };
}

// The other phone may be anything: only known texts and numbers are accepted from it.

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length > MAX_JSON_BYTES) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const MAX_JSON_BYTES = 500;
const MAX_BROWSER_LENGTH = 60;

function isFacts(value: unknown): value is PhoneFacts {
  if (typeof value !== 'object' || value === null) return false;
  if (!('browser' in value && 'addresses' in value)) return false;
  const { browser, addresses } = value;
  if (typeof browser !== 'string' || browser.length > MAX_BROWSER_LENGTH) return false;
  return ['numbers', 'names', 'both', 'none'].some((one) => one === addresses);
}

function isMeasured(value: unknown): value is Measured {
  if (typeof value !== 'object' || value === null) return false;
  if (!('opened' in value && 'roundTrip' in value && 'largest' in value && 'mended' in value)) {
    return false;
  }
  const { opened, roundTrip, largest, mended } = value;
  if (!isAmount(opened) || !isAmount(largest)) return false;
  if (mended !== null && !isAmount(mended)) return false;
  if (roundTrip === null) return true;
  if (typeof roundTrip !== 'object' || !('half' in roundTrip && 'most' in roundTrip)) return false;
  return isAmount(roundTrip.half) && isAmount(roundTrip.most);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 10_000_000;
}
