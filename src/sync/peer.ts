import type { BattleId } from '#rules/contract/ids.ts';
import { pipeOver, type Spare } from './channel-pipe.ts';
import { type Doorstep, formOf, pairingCode, readPairingCode } from './pairing-code.ts';
import type { Pipe } from './pipe.ts';
import { descriptionOf, doorstepOf } from './session-description.ts';

// Links two phones in one local network without a server: one shows a code, the other scans it and shows its
// own. Once they are linked, a spare connection is negotiated but not opened: when the first one fails, it
// replaces it without another scan.

/** One end that is waiting for the other. */
interface Waiting {
  /** To be scanned by the other phone. */
  readonly code: string;
  /** Resolves once the channel is open; rejects when the phones can't connect. */
  readonly pipe: Promise<Pipe>;
  readonly close: () => void;
}

/**
 * `no-network`: the phone has no address that another could reach · `no-code`: the text is no pairing code ·
 * `newer-code`: it is one of a newer app · `unsupported`: the browser has no peer connections
 */
export type PairingTrouble = 'no-network' | 'no-code' | 'newer-code' | 'unsupported';

export interface Host extends Waiting {
  /** Accepts the code that the other phone shows in response. */
  readonly accept: (code: string) => Promise<PairingTrouble | null>;
}

/**
 * Opens this phone's end for another one. The camera must have been used before, so that the browser reveals
 * addresses.
 */
export async function invite(battleId: BattleId): Promise<Host | PairingTrouble> {
  const connection = connect();
  if (connection === null) return 'unsupported';
  const channels = {
    battle: connection.createDataChannel('battle'),
    spare: connection.createDataChannel('spare'),
  };
  await connection.setLocalDescription();
  await gathered(connection);
  const doorstep = doorstepOf(connection.localDescription?.sdp ?? '', {
    role: 'invites',
    battleId,
  });
  if (doorstep === null || doorstep.addresses.length === 0) {
    connection.close();
    return 'no-network';
  }
  const spare = inviteSpare(channels.spare, battleId);
  let giveUp: (problem: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  return {
    code: pairingCode(doorstep),
    pipe: Promise.race([opened(connection, channels.battle, spare), late]),
    close: () => {
      spare.drop();
      connection.close();
    },
    accept: async (text) => {
      const other = readPairingCode(text);
      if (other === 'newer') return 'newer-code';
      if (other?.role !== 'answers' || other.battleId !== battleId) return 'no-code';
      try {
        await connection.setRemoteDescription(descriptionOf(other));
      } catch {
        // The description is invalid after all, or one has been accepted already.
        return 'no-code';
      }
      // Browsers report nothing when there is no address to try.
      setTimeout(() => giveUp(new Error('not connected')), CONNECT_TIMEOUT);
      return null;
    },
  };
}

/** An answered invitation, with its battle. */
interface Guest extends Waiting {
  readonly battleId: BattleId;
}

/** Answers another phone's code. */
export async function answer(code: string): Promise<Guest | PairingTrouble> {
  const host = readPairingCode(code);
  if (host === 'newer') return 'newer-code';
  if (host?.role !== 'invites') return 'no-code';
  const end = await answering(host);
  if (end === null) return 'unsupported';
  const { connection, description, pipe, close } = end;
  const { battleId } = host;
  await connection.setLocalDescription(description);
  await gathered(connection);
  const own = doorstepOf(connection.localDescription?.sdp ?? '', { role: 'answers', battleId });
  if (own === null) {
    close();
    return 'no-network';
  }
  return { battleId, code: pairingCode(own, formOf(code)), pipe, close };
}

/** Negotiates, through this channel, a spare connection that is not opened until it is needed. */
function inviteSpare(channel: RTCDataChannel, battleId: BattleId): Spare {
  let host: Host | null = null;
  let answered = '';
  let dropped = false;
  const drop = () => {
    dropped = true;
    host?.close();
  };
  const offer = async () => {
    const next = await invite(battleId);
    if (typeof next === 'string') return;
    if (dropped || channel.readyState !== 'open') return next.close();
    host = next;
    channel.send(next.code);
  };
  whenOpen(channel, () => void offer());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') answered = data;
  });
  return {
    begin: async () => {
      if (host !== null && (await host.accept(answered)) === null) return inTime(host);
      drop();
      return null;
    },
    drop,
  };
}

/** The answering end of `inviteSpare`. */
function answerSpare(channel: RTCDataChannel): Spare {
  let end: Awaited<ReturnType<typeof answering>> = null;
  let asked = false;
  let dropped = false;
  const negotiate = async (code: unknown) => {
    if (asked) return;
    asked = true;
    const host = typeof code === 'string' ? readPairingCode(code) : null;
    if (typeof code !== 'string' || host === null || host === 'newer') return;
    const next = host.role === 'invites' ? await answering(host) : null;
    if (next === null) return;
    // Sent without addresses: this end connects first, and the other learns its address from that.
    const { sdp = '' } = next.description;
    const own = doorstepOf(sdp, { role: 'answers', battleId: host.battleId });
    if (own === null || dropped || channel.readyState !== 'open') return next.close();
    end = next;
    channel.send(pairingCode(own, formOf(code)));
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void negotiate(data));
  return {
    begin: async () => {
      if (end === null) return null;
      await end.connection.setLocalDescription(end.description);
      return inTime(end);
    },
    drop: () => {
      dropped = true;
      end?.close();
    },
  };
}

/**
 * A negotiated connection once it is open; null if it takes too long. It is closed then, so that the other
 * phone does not count as linked either.
 */
async function inTime({ pipe, close }: Pick<Waiting, 'pipe' | 'close'>): Promise<Pipe | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CONNECT_TIMEOUT);
  });
  // A browser that fails to connect may still be reached by the other.
  const recovered = await Promise.race([pipe.catch(() => late), late]);
  clearTimeout(timer);
  if (recovered === null) close();
  return recovered;
}

/** Milliseconds to wait for a connection; after that the codes have to be scanned again. */
const CONNECT_TIMEOUT = 30_000;

/** This phone's end of a connection that the other has offered: answered, but not open yet. */
async function answering(host: Doorstep) {
  const connection = connect();
  if (connection === null) return null;
  // The other phone's channels are announced one by one: messages may arrive through the first before the
  // second is known, and would be lost without a listener.
  let spare = NO_SPARE;
  const drop = () => spare.drop();
  const pipe = labelled(connection, 'battle').then((channel) =>
    opened(connection, channel, { begin: () => spare.begin(), drop }),
  );
  void labelled(connection, 'spare').then((channel) => {
    spare = answerSpare(channel);
  });
  await connection.setRemoteDescription(descriptionOf(host));
  return {
    connection,
    description: await connection.createAnswer(),
    pipe,
    close: () => {
      drop();
      connection.close();
    },
  };
}

const NO_SPARE: Spare = { begin: () => Promise.resolve(null), drop: () => undefined };

function labelled(connection: RTCPeerConnection, label: string): Promise<RTCDataChannel> {
  return new Promise((resolve) => {
    connection.addEventListener('datachannel', ({ channel }) => {
      if (channel.label === label) resolve(channel);
    });
  });
}

function connect(): RTCPeerConnection | null {
  return globalThis.RTCPeerConnection === undefined ? null : new RTCPeerConnection();
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (connection.iceGatheringState === 'complete') resolve();
    };
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHERING_TIME);
    look();
  });
}

/** Milliseconds; local addresses are known at once, and no others are needed. */
const GATHERING_TIME = 2000;

function opened(
  connection: RTCPeerConnection,
  channel: RTCDataChannel,
  spare: Spare,
): Promise<Pipe> {
  channel.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    whenOpen(channel, () => resolve(pipeOver(connection, channel, spare)));
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') reject(new Error('not connected'));
    });
  });
}

function whenOpen(channel: RTCDataChannel, then: () => void): void {
  if (channel.readyState === 'open') then();
  else channel.addEventListener('open', then, { once: true });
}
