import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Photo } from '#roster/photo.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import { usePhoto, usePhotosStore } from '#store/hooks/photos.ts';
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
};

/** Takes, chooses or removes a member's photo, and restores the last one. */
export function MemberPhoto({ id, warbandId }: MemberPhotoProps) {
  const { t } = useTranslation('builder');
  const input = useRef<HTMLInputElement>(null);
  const image = usePhoto(id);
  const { trouble, former, take, drop, back } = usePhotoChange(id, warbandId);
  return (
    <section className="stack" aria-label={t('photo.title')}>
      <div className="row">
        <Button onPress={() => input.current?.click()}>
          {t(image === null ? 'photo.add' : 'photo.change')}
        </Button>
        {image === null ? null : (
          <Button icon="trash" onPress={drop}>
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
          if (file !== undefined) void take(file);
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
  /** The photo that was replaced or removed in this sheet. */
  const [former, setFormer] = useState<Photo | null>(null);
  const now = () => store.getState().photos.get(id) ?? null;
  const settle = (kept: boolean, before: Photo | null) => {
    setTrouble(kept ? null : 'not-kept');
    if (kept) setFormer(before);
  };
  const put = async (image: string) => {
    const before = now();
    const photo = { id, warbandId, image, takenAt: clock() };
    settle(await store.getState().put(photo), before);
  };
  return {
    trouble,
    former,
    take: async (file: File) => {
      const made = await photoFromFile(file);
      if ('refused' in made) setTrouble(made.refused);
      else await put(made.image);
    },
    drop: () => {
      const before = now();
      void store
        .getState()
        .drop(id)
        .then((kept) => settle(kept, before));
    },
    back: () => {
      if (former !== null) void put(former.image);
    },
  };
}
