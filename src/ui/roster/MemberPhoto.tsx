import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { imagesOf, MAX_PHOTOS, type Photo } from '#roster/photo.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import { usePhotoOf, usePhotosStore } from '#store/hooks/photos.ts';
import { useStores } from '#store/hooks.ts';
import { photoFromFile } from '#ui/effects/photo-from-file.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';

/** Why a photo could not be kept. */
type Trouble = 'unreadable' | 'too-big' | 'not-kept';

type MemberPhotoProps = {
  /** Whose it is: a member, or one who has been. */
  readonly id: WarriorId;
  readonly warbandId: WarbandId;
  /** How many miniatures he stands for: several may have a photo each. */
  readonly count: number;
};

/** Takes, chooses or removes a member's photo, of a group's the uppermost, and restores what was there. */
export function MemberPhoto({ id, warbandId, count }: MemberPhotoProps) {
  const { t } = useTranslation('builder');
  const input = useRef<HTMLInputElement>(null);
  const images = imagesOf(usePhotoOf(id));
  const room = Math.min(count, MAX_PHOTOS) - images.length;
  const { trouble, former, put, take, back } = usePhotoChange(id, warbandId);
  const below = room > 0 ? images : images.slice(0, -1);
  return (
    <section className="stack" aria-label={t('photo.title')}>
      <div className="row">
        <Button onPress={() => input.current?.click()}>
          {t(room > 0 ? 'photo.add' : 'photo.change')}
        </Button>
        {images.length === 0 ? null : (
          <Button icon="trash" onPress={() => void put(images.slice(0, -1))}>
            {t('photo.remove')}
          </Button>
        )}
        {former === null ? null : (
          <Button icon="undo" onPress={back}>
            {t('photo.back')}
          </Button>
        )}
      </div>
      <Refusal text={trouble === null ? null : t(`photo.${trouble}`)} />
      <p className="hint">{t('photo.hint')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('photo.choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void take(file, below);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}

function usePhotoChange(id: WarriorId, warbandId: WarbandId) {
  const { clock } = useStores();
  const store = usePhotosStore();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** What was there before the last change in this sheet. */
  const [former, setFormer] = useState<Photo | null>(null);
  const now = () => store.getState().photos.get(id) ?? null;
  const settle = (kept: boolean, before: Photo | null) => {
    setTrouble(kept ? null : 'not-kept');
    if (kept) setFormer(before);
  };
  /** Replaces all pictures. */
  const put = async ([image, ...more]: readonly string[]) => {
    const before = now();
    const { put: keep, drop } = store.getState();
    const photo = image === undefined ? null : { id, warbandId, image, takenAt: clock() };
    settle(
      await (photo === null ? drop(id) : keep(more.length === 0 ? photo : { ...photo, more })),
      before,
    );
  };
  return {
    trouble,
    former,
    put,
    take: async (file: File, below: readonly string[]) => {
      const made = await photoFromFile(file);
      if ('refused' in made) setTrouble(made.refused);
      else await put([...below, made.image]);
    },
    back: () => void put(imagesOf(former)),
  };
}
