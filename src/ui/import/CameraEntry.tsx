import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { SoFar } from '#ui/pass-battle/SoFar.tsx';
import { PATHS } from '#ui/paths.ts';
import { CodeCamera } from './CodeCamera.tsx';
import type { Film } from './use-film.ts';

type CameraEntryProps = {
  /** Why the last code was refused. */
  readonly refusal: string | null;
  readonly onRead: (text: string) => void;
  /** A warband that is too large for one code. */
  readonly film: Pick<Film, 'gathering' | 'refused'>;
  /** Goes to the other ways of importing. */
  readonly onClose: () => void;
};

/** Imports a warband by scanning the code on a friend's phone. */
export function CameraEntry({ refusal, film, onRead, onClose }: CameraEntryProps) {
  const { t } = useTranslation(['import', 'pass-battle']);
  const linkTo = useLinkTo();
  return (
    <Screen
      top={
        <TopBar
          title={t('camera.title')}
          back={{ ...linkTo(PATHS.warbands), label: t('back') }}
          lined
        />
      }
    >
      <div className="stack-wide">
        <CodeCamera
          refusal={film.refused === null ? refusal : t(`pass-battle:refused.${film.refused}`)}
          onRead={onRead}
        />
        {film.gathering === null ? null : <SoFar gathering={film.gathering} />}
        <Button block size="large" icon="import" onPress={onClose}>
          {t('camera.without')}
        </Button>
      </div>
    </Screen>
  );
}
