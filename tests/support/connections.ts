import { vi } from 'vitest';

// Peer connections without a browser: those whose descriptions name each other connect, unless the network
// isolates them. Whatever a browser may do late, these do late.

/** Milliseconds after which a browser gives up connecting. */
const CALLS_FOR = 15_000;

/** The network of all connections of a test. */
export interface TestNetwork {
  /** All connections created so far, oldest first. */
  readonly made: readonly TestConnection[];
  /** Those that have not been closed. */
  readonly open: () => readonly TestConnection[];
  /** Whether phones can't reach each other from now on. */
  isolated: boolean;
  /** Whether those that were waiting at an address when it changed can't be called there. */
  readonly moved: Set<TestConnection>;
  /** Whether browsers report nothing when they can't connect. */
  silent: boolean;
  /** The host name of phones for each other; null if they know no address. */
  host: string | null;
}

/** Replaces the browser's connections, until `vi.unstubAllGlobals`. */
export function stubConnections(): TestNetwork {
  const made: TestConnection[] = [];
  const network: TestNetwork = {
    made,
    open: () => made.filter(({ connectionState }) => connectionState !== 'closed'),
    isolated: false,
    moved: new Set(),
    silent: false,
    host: '192.168.1.20',
  };
  const InThisNetwork = class extends TestConnection {
    constructor() {
      super(network, made.length);
      made.push(this);
    }
  };
  vi.stubGlobal('RTCPeerConnection', InThisNetwork);
  return network;
}

/** The end at one phone. */
class TestConnection extends EventTarget {
  connectionState: RTCPeerConnectionState = 'new';
  readonly iceGatheringState = 'complete';
  localDescription: RTCSessionDescriptionInit | null = null;
  readonly channels: TestChannel[] = [];
  #called: string | null = null;
  readonly #network: TestNetwork;
  readonly #name: string;

  constructor(network: TestNetwork, at: number) {
    super();
    this.#network = network;
    this.#name = `user${at}`;
  }

  createDataChannel(label: string): TestChannel {
    const channel = new TestChannel(label);
    this.channels.push(channel);
    return channel;
  }

  async createAnswer(): Promise<RTCSessionDescriptionInit> {
    return { type: 'answer', sdp: this.#described(false) };
  }

  async setLocalDescription(given?: RTCSessionDescriptionInit): Promise<void> {
    const type = given?.type ?? 'offer';
    this.localDescription = { type, sdp: this.#described(true) };
    this.#call();
  }

  async setRemoteDescription({ sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    if (this.#called !== null) throw new DOMException('stable', 'InvalidStateError');
    this.#called = /^a=ice-ufrag:(.+?)\r$/m.exec(sdp)?.[1] ?? null;
    this.#call();
  }

  close(): void {
    this.connectionState = 'closed';
    for (const channel of this.channels) channel.end();
  }

  #described(withAddresses: boolean): string {
    const { host } = this.#network;
    const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
    const lines = [
      `a=ice-ufrag:${this.#name}`,
      `a=ice-pwd:${'p'.repeat(24)}`,
      `a=fingerprint:sha-256 ${fingerprint}`,
      ...(withAddresses && host !== null
        ? [`a=candidate:1 1 udp 2113937151 ${host} 54321 typ host`]
        : []),
    ];
    return lines.map((line) => `${line}\r\n`).join('');
  }

  #call(): void {
    if (this.#called === null || this.localDescription === null) return;
    if (['connected', 'closed'].includes(this.connectionState)) return;
    this.#become('connecting');
    setTimeout(() => {
      if (this.connectionState !== 'connecting' || this.#network.silent) return;
      this.#become('failed');
    }, CALLS_FOR);
    const other = this.#network.made.find((one) => one.#name === this.#called);
    if (other === undefined || other.#called !== this.#name) return;
    if (other.localDescription === null) return;
    if (this.#network.isolated) return;
    const [offers, answers] = this.channels.length > 0 ? [this, other] : [other, this];
    if (this.#network.moved.has(offers)) return;
    setTimeout(() => {
      if (this.connectionState === 'closed' || other.connectionState === 'closed') return;
      for (const one of [this, other]) one.#become('connected');
      offers.#announce(answers);
    });
  }

  #become(state: RTCPeerConnectionState): void {
    if (this.connectionState === 'closed') return;
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  /** The other phone is notified of each channel separately; messages of the first may arrive before the second. */
  #announce(other: TestConnection): void {
    for (const [at, mine] of this.channels.entries()) {
      const theirs = other.createDataChannel(mine.label);
      mine.twin = theirs;
      theirs.twin = mine;
      theirs.readyState = 'open';
      theirs.known = false;
      setTimeout(() => {
        const event = Object.assign(new Event('datachannel'), { channel: theirs });
        other.dispatchEvent(event);
        theirs.becomeKnown();
      }, at * LATE);
      setTimeout(() => {
        mine.readyState = 'open';
        mine.dispatchEvent(new Event('open'));
      });
    }
  }
}

/** Milliseconds between events that a browser may fire one after the other. */
const LATE = 20;

/** Bytes that Chromium keeps for a channel before it refuses more. */
const MOST_BUFFERED = 16_000_000;

class TestChannel extends EventTarget {
  readyState: RTCDataChannelState = 'connecting';
  binaryType = 'blob';
  twin: TestChannel | null = null;
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  /** Whether its page has been notified. */
  known = true;
  readonly label: string;
  readonly #early: unknown[] = [];

  constructor(label: string) {
    super();
    this.label = label;
  }

  send(data: string | Uint8Array): void {
    if (this.readyState !== 'open') throw new DOMException('not open', 'InvalidStateError');
    const sent = typeof data === 'string' ? data : data.slice().buffer;
    if (this.bufferedAmount + data.length > MOST_BUFFERED) {
      throw new DOMException('queue full', 'OperationError');
    }
    this.bufferedAmount += data.length;
    const { twin } = this;
    setTimeout(() => {
      twin?.arrives(sent);
      const before = this.bufferedAmount;
      this.bufferedAmount -= data.length;
      const low = this.bufferedAmountLowThreshold;
      if (before > low && this.bufferedAmount <= low) {
        this.dispatchEvent(new Event('bufferedamountlow'));
      }
    });
  }

  arrives(data: unknown): void {
    if (this.readyState !== 'open') return;
    if (this.known) this.dispatchEvent(new MessageEvent('message', { data }));
    else this.#early.push(data);
  }

  becomeKnown(): void {
    this.known = true;
    setTimeout(() => {
      for (const data of this.#early.splice(0)) this.arrives(data);
    });
  }

  /** Closes it; both phones are notified. */
  close(): void {
    this.end();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  }

  /** Closes it as a closed connection does: only the other phone is notified. */
  end(): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    const { twin } = this;
    setTimeout(() => {
      if (twin === null || twin.readyState === 'closed') return;
      twin.readyState = 'closed';
      twin.dispatchEvent(new Event('close'));
    });
  }
}
