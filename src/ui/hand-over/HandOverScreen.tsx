import { useEffect, useState } from 'react';
import { CODE_MARK, codeContent, codeOf } from '#exchange/warband-code.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { deflated } from '#sync/deflate.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { appAddress, PATHS, warbandPath } from '#ui/paths.ts';
import { OfWarband } from '#ui/roster/OfWarband.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { QrCode } from './QrCode.tsx';
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
  const link = useLinkOf(warband);
  const name = words.warband(warband);
  return (
    <Screen top={<Top path={warbandPath(warband.id)} subtitle={name} />}>
      <div className="stack-wide">
        <section aria-labelledby="code">
          <SectionHeading id="code" title={t('code.title')} />
          <QrCode text={link} label={t('code.picture', { name })} tooLarge={t('code.too-large')} />
          <p className="quiet air-3">{t('code.hint')}</p>
        </section>
        <WaysOut warband={warband} system={system} name={name} link={link} />
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

/** The link that opens the app with this warband; null until it is packed, or if that fails. */
function useLinkOf(warband: Warband): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const pack = async () => {
      const packed = await deflated(new TextEncoder().encode(codeContent(warband)));
      if (packed !== null && !left) setLink(`${appAddress()}${CODE_MARK}${codeOf(packed)}`);
    };
    void pack();
    return () => {
      left = true;
    };
  }, [warband]);
  return link;
}
