/** The right to write a battle, or the lack of it. */
export interface Hold {
  readonly held: boolean;
  /** Releases the right for good, even a pending request; resolves when others can take it. */
  readonly release: () => Promise<void>;
  /** Takes the right from another tab; resolves to whether that worked. */
  readonly steal: () => Promise<boolean>;
}
