// @ts-check

/**
 * Why a hub refuses somebody; the phone reads these words. `no-right` the token is not that of this room ·
 * `read-only` who may only read has written · `removes`, `shape`, `gap` the update does what no phone of ours
 * does (hub/guard.mjs) · `too-big` an element, or the room · `too-fast` more than a phone says ·
 * `unknown` a message that phones don't send here · `full` the room has no place for one more ·
 * `crowded` too many connections of one address · `too-many-rooms` of one address.
 * @typedef {'no-right' | 'read-only' | 'removes' | 'shape' | 'gap' | 'too-big' | 'too-fast' | 'unknown' | 'full'
 *   | 'crowded' | 'too-many-rooms'} Reason
 */

/** What Hocuspocus sends as the reason, and closes with. */
export class Refusal extends Error {
  /** Of a WebSocket: forbidden. */
  code = 4403;

  /** @param {Reason} reason */
  constructor(reason) {
    super(`refused: ${reason}`);
    this.reason = reason;
    // Hocuspocus writes down whatever stops a message: one line has to do, or a flood would fill the disk.
    this.stack = this.message;
  }
}
