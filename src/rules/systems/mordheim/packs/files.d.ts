// A pack comes in two parts, each where it is read: scripts/pack-parts.mjs cuts it.

declare module '*.json?listed' {
  import type { ListedPack } from '#rules/systems/mordheim/packs/schema.ts';

  const pack: ListedPack;
  export default pack;
}

declare module '*.json?played' {
  import type { PlayedPack } from '#rules/systems/mordheim/packs/schema.ts';

  const pack: PlayedPack;
  export default pack;
}
