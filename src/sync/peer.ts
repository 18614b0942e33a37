import type { BattleId } from '#rules/contract/ids.ts';
import { pipeOver } from './channel-pipe.ts';
import { type Doorstep, formOf, pairingCode, readPairingCode } from './pairing-code.ts';
import type { Pipe } from './pipe.ts';
import { descriptionOf, doorstepOf, isName } from './session-description.ts';
import { type AnsweringEnd, createSpares, type End, type InvitingEnd, whenOpen } from './spare.ts';

// Links two phones in one local network without a server: one shows a code, the other scans it and shows its
// own. Once they are linked, spare connections are negotiated through the link (./spare.ts).

/** One end that is waiting for the other. */
interface Waiting {
  /** To be scanned by the other phone. */
  readonly code: string;
  /** Resolves once the channel is open; rejects when the phones can't connect. */
  readonly pipe: Promise<Pipe>;
  /** Whether both codes have names instead of addresses, as far as they are known; many networks don't resolve them. */
  readonly hasOnlyNames: () => boolean;
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
  if (globalThis.RTCPeerConnection === undefined) return 'unsupported';
  const end = await inviting(battleId);
  if (end === null) return 'no-network';
  let giveUp: (problem: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let there: Doorstep | null = null;
  return {
    code: end.code,
    pipe: Promise.race([end.opens, failure(end.connection), late]),
    hasOnlyNames: () => areNames(end.here) && areNames(there),
    close: end.close,
    accept: async (text) => {
      const other = readPairingCode(text);
      if (other === 'newer') return 'newer-code';
      there = other;
      if (!(await end.accept(text))) return 'no-code';
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
  const { connection, description, opens, close } = end;
  const { battleId } = host;
  await connection.setLocalDescription(description);
  await gathered(connection);
  const own = doorstepOf(connection.localDescription?.sdp ?? '', { role: 'answers', battleId });
  if (own === null) {
    close();
    return 'no-network';
  }
  return {
    battleId,
    code: pairingCode(own, formOf(code)),
    // The other phone may scan this code much later than a browser tries by itself.
    pipe: opens,
    hasOnlyNames: () => areNames(host) && areNames(own),
    close,
  };
}

function areNames(doorstep: Doorstep | null): boolean {
  return doorstep?.addresses.every(isName) ?? false;
}

/** Milliseconds to wait for a connection; after that the codes have to be scanned again. */
const CONNECT_TIMEOUT = 30_000;

/** This phone's end of a connection to which it invites the other; null if it has no address. */
async function inviting(battleId: BattleId): Promise<InvitingEnd | null> {
  const connection = connect();
  if (connection === null) return null;
  const [battle, spare, back] = ['battle', 'spare', 'back'].map((label) =>
    connection.createDataChannel(label),
  );
  const spares = createSpares(battleId, { inviting, answering }, true);
  await connection.setLocalDescription();
  await gathered(connection);
  const here = doorstepOf(connection.localDescription?.sdp ?? '', { role: 'invites', battleId });
  if (battle === undefined || here === null || here.addresses.length === 0) {
    connection.close();
    return null;
  }
  if (spare !== undefined) spares.negotiate(spare, 'invites');
  if (back !== undefined) spares.negotiate(back, 'answers');
  return {
    connection,
    here,
    code: pairingCode(here),
    ...opening(connection, Promise.resolve(battle), spares),
    accept: async (text) => {
      const other = readPairingCode(text);
      if (other === null || other === 'newer') return false;
      if (other.role !== 'answers' || other.battleId !== battleId) return false;
      try {
        await connection.setRemoteDescription(descriptionOf(other));
      } catch {
        // The description is invalid after all, or one has been accepted already.
        return false;
      }
      return true;
    },
  };
}

/** This phone's end of a connection that the other has offered: answered, but not open yet. */
async function answering(host: Doorstep): Promise<AnsweringEnd | null> {
  const connection = connect();
  if (connection === null) return null;
  const spares = createSpares(host.battleId, { inviting, answering }, false);
  // The other phone's channels are announced one by one: messages may arrive through the first before the
  // others are known, and would be lost without a listener.
  const battle = labelled(connection, 'battle');
  void labelled(connection, 'spare').then((channel) => spares.negotiate(channel, 'answers'));
  void labelled(connection, 'back').then((channel) => spares.negotiate(channel, 'invites'));
  await connection.setRemoteDescription(descriptionOf(host));
  return {
    connection,
    description: await connection.createAnswer(),
    ...opening(connection, battle, spares),
  };
}

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

function opening(
  connection: RTCPeerConnection,
  battle: Promise<RTCDataChannel>,
  spares: ReturnType<typeof createSpares>,
): Pick<End, 'opens' | 'heard' | 'close'> {
  let hear: () => void = () => undefined;
  const spoken = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const opens = battle.then(
    (channel) =>
      new Promise<Pipe>((resolve) => {
        channel.binaryType = 'arraybuffer';
        channel.addEventListener('message', hear, { once: true });
        whenOpen(channel, () => resolve(pipeOver(connection, channel, spares)));
      }),
  );
  return {
    opens,
    heard: spoken.then(() => opens),
    close: () => {
      spares.drop();
      connection.close();
    },
  };
}

/** Rejects when the browser gives a connection up. */
function failure(connection: RTCPeerConnection): Promise<never> {
  return new Promise((_, reject) => {
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') reject(new Error('not connected'));
    });
  });
}
