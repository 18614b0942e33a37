// @ts-check

/**
 * Why a hub refuses a visitor; phones read these codes. `no-right`: the token is not of this room ·
 * `read-only`: a visitor with a read token has written · `removes`, `shape`, `gap`: the update does what no
 * phone of ours does (hub/guard.mjs) · `too-big`: an element, or the room · `too-fast`: more than a phone
 * sends · `unknown`: a kind of message that phones don't send · `full`: too many connections to the room ·
 * `crowded`: too many connections of one address · `too-many-rooms`: too many of one address · `idle`: nothing
 * has been added to the room for long; not an offence.
 * @typedef {'no-right' | 'read-only' | 'removes' | 'shape' | 'gap' | 'too-big' | 'too-fast' | 'unknown' |
 * 'full' | 'crowded' | 'too-many-rooms' | 'idle'} Reason
 */

/** Thrown to make Hocuspocus send the reason and close the connection. */
export class Refusal extends Error {
  /** The close code of the WebSocket: forbidden. */
  code = 4403;

  /** @param {Reason} reason */
  constructor(reason) {
    super(`refused: ${reason}`);
    this.reason = reason;
    // Hocuspocus logs every error: without a stack it is one line, so that a flood does not fill the disk.
    this.stack = this.message;
  }
}
