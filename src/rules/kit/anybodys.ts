// Some packs belong to no type of warband: those in them join whoever hires them, and bring the id of their pack along.

/** The pack that is always there, of those whom every player knows. */
const USUAL = 'extras';

/** Characters who are called by their own names. */
const NAMED = 'personae';

/** How the ids of these packs begin; no type of warband is called so. */
const BEGINNINGS = [USUAL, 'hired', NAMED];

/** Whether a pack is of no type of warband, by its id: `extras`, `hired-1b`. */
export function isAnybodysPack(packId: string): boolean {
  return BEGINNINGS.some((beginning) => packId === beginning || packId.startsWith(`${beginning}-`));
}

/** Whether a member's `profileId` is of no type of warband: a hired sword’s, a named character’s or an animal’s. */
export function isAnybodys(profileId: string): boolean {
  const [pack = '', profile] = profileId.split('/');
  return profile !== undefined && isAnybodysPack(pack);
}

/** Whether a pack, or a member’s `profileId`, is of characters who are called by their own names. */
export function isNamedCharacter(id: string): boolean {
  return id.startsWith(`${NAMED}-`);
}

/** Whether a member’s `profileId` is of the few of these whom every player knows, and abbreviates. */
export function isUsual(profileId: string): boolean {
  return profileId.startsWith(`${USUAL}/`);
}
