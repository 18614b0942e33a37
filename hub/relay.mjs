// @ts-check
// Connects the rooms of this hub with those of the others that share its Redis.

import { Redis } from '@hocuspocus/extension-redis';

/** @typedef {Parameters<Redis['afterLoadDocument']>[0]} Loaded */

/** Relays updates of a room. It neither stores them nor takes the locks needed for storing. */
export class Relay extends Redis {
  /** The open rooms, as they were loaded. @type {Map<string, Loaded>} */
  #open = new Map();

  /** @type {(loaded: Loaded) => Promise<void>} */
  #onReturn;

  /**
   * @param {ConstructorParameters<typeof Redis>[0]} configuration
   * @param {(loaded: Loaded) => Promise<void>} onReturn called for each open room when Redis is back
   */
  constructor(configuration, onReturn) {
    super(configuration);
    this.#onReturn = onReturn;
    // Its first subscription is made once, at the start: it waits for Redis, however late that comes.
    Object.assign(this.sub.options, { maxRetriesPerRequest: null });
    for (const client of [this.pub, this.sub]) client.on('ready', () => this.#meetAgain());
  }

  /**
   * What was published while Redis was away reached nobody: each room tells the other hubs again what it has,
   * and asks for the rest, as when it was loaded.
   */
  #meetAgain() {
    if (this.pub.status !== 'ready' || this.sub.status !== 'ready') return;
    for (const loaded of this.#open.values()) {
      // If Redis leaves once more, its next return tries again.
      super
        .afterLoadDocument(loaded)
        .then(() => this.#onReturn(loaded))
        .catch(() => undefined);
    }
  }

  /** @override @param {Loaded} loaded */
  async afterLoadDocument(loaded) {
    await super.afterLoadDocument(loaded);
    this.#open.set(loaded.documentName, loaded);
  }

  /** @override @param {Parameters<Redis['afterUnloadDocument']>[0]} unloaded */
  async afterUnloadDocument(unloaded) {
    if (!unloaded.instance.documents.has(unloaded.documentName)) {
      this.#open.delete(unloaded.documentName);
    }
    await super.afterUnloadDocument(unloaded);
  }

  /** @override */
  async onStoreDocument() {}

  /** @override */
  async afterStoreDocument() {}
}
