import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';
import type { ArrivingPack } from './arriving-packs.ts';
import { PackQuestion } from './PackQuestion.tsx';

type PackScreenProps = {
  readonly arriving: ArrivingPack;
  readonly withWarband: boolean;
  readonly onAnswer: (id: string | null) => void;
};

/** A type of warband that has come from elsewhere, before it is kept. */
export function PackScreen(props: PackScreenProps) {
  const { t } = useTranslation('import');
  const linkTo = useLinkTo();
  return (
    <Screen
      top={
        <TopBar
          title={t('pack.title')}
          back={{ ...linkTo(PATHS.warbands), label: t('back') }}
          lined
        />
      }
    >
      <div className="stack">
        <PackQuestion {...props} />
      </div>
    </Screen>
  );
}
