import * as v from 'valibot';
import { isWarbandId, isWarriorId, type WarbandId, type WarriorId } from '#rules/contract/ids.ts';
import { listOf } from '#rules/kit/bounded.ts';

/** The player's own picture of a member: as wide and high as PHOTO_SIZE, kept on the device. */
export interface Photo {
  /** Whose it is. */
  readonly id: WarriorId;
  readonly warbandId: WarbandId;
  /** A `data:` address of a small JPEG, WebP or PNG. */
  readonly image: string;
  /** Further ones of a group, the uppermost last; what older versions stored has none. */
  readonly more?: readonly string[];
  /** Milliseconds since 1970. */
  readonly takenAt: number;
}

/** Pixels: three times what the largest place on a screen takes, so that it is sharp on a phone. */
export const PHOTO_SIZE = { width: 320, height: 352 } as const;

/** Characters of the address; a typical photo of this size takes a third of it. */
export const MAX_PHOTO_LENGTH = 120_000;

/** Photos of one group: as many as can be told apart where they overlap. */
export const MAX_PHOTOS = 3;

/** All pictures of a photo, the uppermost last. */
export function imagesOf(photo: Pick<Photo, 'image' | 'more'> | null): readonly string[] {
  return photo === null ? [] : [photo.image, ...(photo.more ?? [])];
}

/**
 * A photo from the disk or a backup; null if invalid. Image formats that could hold more than
 * pixels, such as SVG, are invalid.
 */
export function parsePhoto(row: unknown): Photo | null {
  const parsed = v.safeParse(PHOTO, row);
  return parsed.success ? parsed.output : null;
}

const IMAGE = v.pipe(
  v.string(),
  v.maxLength(MAX_PHOTO_LENGTH),
  v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
);

const PHOTO = v.object({
  id: v.custom<WarriorId>(isWarriorId),
  warbandId: v.custom<WarbandId>(isWarbandId),
  image: IMAGE,
  more: v.exactOptional(listOf(IMAGE, MAX_PHOTOS - 1)),
  takenAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
