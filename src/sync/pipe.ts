/** A two-way connection to another phone: whole messages, in order, as long as it is open. */
export interface Pipe {
  readonly send: (message: Uint8Array) => void;
  /** At most one listener; earlier messages are queued for it. */
  readonly listen: (onMessage: (message: Uint8Array) => void, onClosed: () => void) => void;
  readonly close: () => void;
  /** Breaks it as a bad network would; used by link trials. */
  readonly cut?: () => void;
  /** After a break, stops trying to replace it. */
  readonly abandon?: () => void;
  /** Resolves after a break with the pipe that replaces it automatically, or null. */
  readonly recovered?: Promise<Pipe | null>;
}
