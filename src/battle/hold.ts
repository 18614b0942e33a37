/** The right to write a battle, or the lack of it. */
export interface Hold {
  readonly held: boolean;
  /** Gives the right away for good, one still being asked for too; resolves when others can have it. */
  readonly release: () => Promise<void>;
  /** Takes the right from the other tab; resolves to whether that worked. */
  readonly steal: () => Promise<boolean>;
}
