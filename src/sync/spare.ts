import type { BattleId } from '#rules/contract/ids.ts';
import type { Spare } from './channel-pipe.ts';
import { onNetworkChange } from './on-wake.ts';
import { type Doorstep, formOf, pairingCode, readPairingCode } from './pairing-code.ts';
import type { Pipe } from './pipe.ts';
import { doorstepOf } from './session-description.ts';

// Spare connections for a link, some invited by each phone, negotiated while the link is up but not opened. When
// the link breaks, each phone listens at those it has invited to, and calls through the others, one after the
// other, since a browser tries an address only for some seconds. So the link recovers without a scan as long as
// one of the two phones still has its address. They are renewed when this phone's network changes.

/** This phone's end of a connection that may open. */
export interface End {
  readonly connection: RTCPeerConnection;
  /** Resolves once it is open. */
  readonly opens: Promise<Pipe>;
  /** Resolves once the other phone has sent something through it. */
  readonly heard: Promise<Pipe>;
  readonly close: () => void;
}

/** The end that has invited. */
export interface InvitingEnd extends End {
  readonly here: Doorstep;
  /** `here` as a code. */
  readonly code: string;
  /** Accepts the other phone's code. @returns whether it answers this invitation */
  readonly accept: (code: string) => Promise<boolean>;
}

/** The end that answers, which connects once its description is set. */
export interface AnsweringEnd extends End {
  readonly description: RTCSessionDescriptionInit;
}

/** How ends are made. */
export interface Ends {
  /** @returns null if there is no address to wait at */
  readonly inviting: (battleId: BattleId) => Promise<InvitingEnd | null>;
  readonly answering: (host: Doorstep) => Promise<AnsweringEnd | null>;
}

/** The spares of a link that one of the two phones has invited to. */
interface Side {
  /** Begins to listen or to call. @returns the ends that may open; none if none has been negotiated */
  readonly begin: () => Promise<readonly End[]>;
  readonly drop: () => void;
}

export interface Spares extends Spare {
  /** Negotiates spares through this channel of the link. */
  readonly negotiate: (channel: RTCDataChannel, role: Doorstep['role']) => void;
}

/** Milliseconds for which two phones look for each other after a break. */
const PATIENCE = 120_000;

/**
 * When each phone calls, in milliseconds after the break: at first both, then in turn. A browser tries for about 15
 * seconds; what a phone does in its gaps, the other one does.
 */
const CALLS = { inviter: [0, 47_000, 98_000], other: [0, 22_000, 72_000] } as const;

/** Spares that each phone invites to. */
const EACH = CALLS.inviter.length;

/** More of them wait for an answer only if the network changes without end. */
const MAX_INVITED = 4 * EACH;

/**
 * @param decides whether this phone chooses between two that open; it must be the one of the two that has
 * invited to the link. The other one takes what it is spoken to through.
 */
export function createSpares(battleId: BattleId, ends: Ends, decides: boolean): Spares {
  const both: Side[] = [];
  let stop: () => void = () => undefined;
  const dropped = new Promise<null>((resolve) => {
    stop = () => resolve(null);
  });
  const drop = () => {
    stop();
    for (const one of both) one.drop();
  };
  return {
    negotiate: (channel, role) => {
      both.push(
        role === 'invites'
          ? listening(channel, battleId, ends.inviting)
          : calling(channel, ends.answering, decides ? CALLS.inviter : CALLS.other),
      );
    },
    begin: async () => {
      const begun = (await Promise.all(both.map((one) => one.begin()))).flat();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, begun.length === 0 ? 0 : PATIENCE, null);
      });
      const first = begun.map(async (end) => ({
        end,
        pipe: await (decides ? end.opens : end.heard),
      }));
      const chosen = await Promise.race([...first, late, dropped]);
      clearTimeout(timer);
      for (const end of begun) if (end !== chosen?.end) end.close();
      if (chosen === null) drop();
      // What is open now belongs to its pipe.
      both.length = 0;
      return chosen?.pipe ?? null;
    },
    drop,
  };
}

function listening(channel: RTCDataChannel, battleId: BattleId, inviting: Ends['inviting']): Side {
  /** Those that have not been answered, in the order of their codes. */
  const invited: InvitingEnd[] = [];
  const answered: { readonly end: InvitingEnd; readonly code: string }[] = [];
  let over = false;
  const offer = async () => {
    if (over || invited.length >= MAX_INVITED) return;
    const end = await inviting(battleId);
    if (end === null) return;
    if (over || channel.readyState !== 'open') return end.close();
    invited.push(end);
    channel.send(end.code);
  };
  const offerEach = async () => {
    for (let count = 0; count < EACH; count += 1) await offer();
  };
  let unlisten: () => void = () => undefined;
  whenOpen(channel, () => {
    if (over) return;
    void offerEach();
    unlisten = onNetworkChange(() => void offerEach());
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const end = invited.shift();
    if (end === undefined) return;
    if (typeof data !== 'string') return end.close();
    answered.push({ end, code: data });
    if (answered.length > EACH) answered.shift()?.end.close();
  });
  const leave = () => {
    over = true;
    unlisten();
    for (const end of invited.splice(0)) end.close();
  };
  return {
    begin: async () => {
      leave();
      const accepted = await Promise.all(answered.map(({ end, code }) => end.accept(code)));
      return answered.flatMap(({ end }, at) => {
        if (accepted[at] === true) return end;
        end.close();
        return [];
      });
    },
    drop: () => {
      leave();
      for (const { end } of answered) end.close();
    },
  };
}

function calling(
  channel: RTCDataChannel,
  answering: Ends['answering'],
  times: readonly number[],
): Side {
  let answered: AnsweringEnd[] = [];
  let over = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const answer = async (code: unknown) => {
    if (typeof code !== 'string' || over) return;
    const host = readPairingCode(code);
    if (host === null || host === 'newer' || host.role !== 'invites') return;
    const end = await answering(host);
    if (end === null) return;
    // Sent without addresses: this end connects first, and the other learns its address from that.
    const { sdp = '' } = end.description;
    const own = doorstepOf(sdp, { role: 'answers', battleId: host.battleId });
    if (own === null || over || channel.readyState !== 'open') return end.close();
    for (const old of answered.slice(0, 1 - EACH)) old.close();
    answered = [...answered.slice(1 - EACH), end];
    channel.send(pairingCode(own, formOf(code)));
  };
  /** Invitations are answered in their order. */
  let work = Promise.resolve();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    work = work.then(() => answer(data)).catch(() => undefined);
  });
  return {
    begin: async () => {
      over = true;
      // Those of the last network first.
      for (const [at, { connection, description }] of answered.toReversed().entries()) {
        const call = () => {
          // The end may have been closed meanwhile.
          connection.setLocalDescription(description).catch(() => undefined);
        };
        timers.push(setTimeout(call, times[at] ?? 0));
      }
      return answered;
    },
    drop: () => {
      over = true;
      for (const timer of timers) clearTimeout(timer);
      for (const end of answered) end.close();
    },
  };
}

export function whenOpen(channel: RTCDataChannel, then: () => void): void {
  if (channel.readyState === 'open') then();
  else channel.addEventListener('open', then, { once: true });
}
