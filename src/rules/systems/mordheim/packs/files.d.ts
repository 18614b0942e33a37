// All packs in their order, cut in two, each part where it is read: scripts/pack-parts.mjs.

declare module '*/packs.json?listed' {
  import type { ListedPack } from '#rules/systems/mordheim/packs/schema.ts';

  const packs: readonly ListedPack[];
  export default packs;
}

declare module '*/packs.json?played' {
  import type { PlayedPack } from '#rules/systems/mordheim/packs/schema.ts';

  const packs: readonly PlayedPack[];
  export default packs;
}
