/** A way for bytes to another phone and back: whole messages, in order, for as long as it is open. */
export interface Pipe {
  readonly send: (message: Uint8Array) => void;
  /** At most one listener; messages that come before there is one wait for it. */
  readonly listen: (onMessage: (message: Uint8Array) => void, onClosed: () => void) => void;
  readonly close: () => void;
  /** Breaks it, as a bad network would. For trials. */
  readonly cut?: () => void;
  /** Once it has broken: the pipe that takes its place, without anybody's doing; null where none does. */
  readonly healed?: Promise<Pipe | null>;
}
