import { codeContent } from '#exchange/warband-code.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePacksOf } from '#store/hooks/own-packs.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { OfWarband } from '#ui/roster/OfWarband.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { CodeSection } from './CodeSection.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { WaysOut } from './WaysOut.tsx';

/** Hands a warband on: as a code for a camera, as text, as a picture, as a file, on paper. */
export function HandOverScreen({ id }: { readonly id: string }) {
  return (
    <OfWarband id={id} top={<Top path={PATHS.warbands} />}>
      {(warband, system) => <HandOver warband={warband} system={system} />}
    </OfWarband>
  );
}

type HandOverProps = { readonly warband: Warband; readonly system: RuleSystem };

function HandOver({ warband, system }: HandOverProps) {
  const { t } = useTranslation('hand-over');
  const words = useRosterWords(system.id);
  const packs = usePacksOf(warband);
  const handed = useHandedOver(codeContent(warband, packs), 'warband');
  const name = words.warband(warband);
  return (
    <Screen top={<Top path={warbandPath(warband.id)} subtitle={name} />}>
      <div className="stack-wide">
        <CodeSection
          handed={handed}
          name={name}
          hint={t('code.hint')}
          tooLarge={t('code.too-large')}
        />
        {packs.length === 0 ? null : <p className="quiet">{t('with-type')}</p>}
        <WaysOut warband={warband} system={system} name={name} packs={packs} link={handed.link} />
      </div>
    </Screen>
  );
}

type TopProps = { readonly path: string; readonly subtitle?: string };

function Top({ path, subtitle }: TopProps) {
  const { t } = useTranslation('hand-over');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('title')}
      subtitle={subtitle}
      back={{ ...linkTo(path), label: t('back') }}
      lined
    />
  );
}
