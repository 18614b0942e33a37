import { useEffect, useState } from 'react';
import { CODE_MARK, codeContent, codeOf } from '#exchange/warband-code.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { deflated } from '#ui/effects/deflate.ts';
import { type HandedOver, handOverFile, handOverText } from '#ui/effects/hand-over.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { QrCode } from './QrCode.tsx';
import { useWarbandText } from './use-warband-text.ts';
import './HandOver.css';

/** A warband on its way to another phone: as a code for its camera, as text, as a file. */
export function HandOverScreen({ id }: { readonly id: string }) {
  const { systems } = useStores();
  const warband = useWarbands((state) => state.warbands?.find((one) => one.id === id) ?? null);
  const loaded = useWarbands((state) => state.warbands !== null);
  const { t } = useTranslation('roster');
  const system = warband === null ? null : systems.loaded(warband.systemId);
  return warband === null || system === null ? (
    <Screen top={<Top path={PATHS.warbands} />}>
      {loaded ? <EmptyLine icon="warning">{t('warband.unknown')}</EmptyLine> : null}
    </Screen>
  ) : (
    <HandOver warband={warband} system={system} />
  );
}

type HandOverProps = { readonly warband: Warband; readonly system: RuleSystem };

function HandOver({ warband, system }: HandOverProps) {
  const { t } = useTranslation('hand-over');
  const words = useRosterWords(system.id);
  const link = useLinkOf(warband);
  const text = useWarbandText(warband, system);
  const [news, setNews] = useState('');
  const name = words.warband(warband);
  const file = `${fileName(name)}.json`;
  const tell = (outcome: HandedOver) =>
    setNews(OUTCOMES[outcome] === null ? '' : t(OUTCOMES[outcome], { file }));
  const message = link === null ? text : `${text}\n\n${link}`;
  const asText = async () => tell(await handOverText(name, message));
  const asFile = async () => {
    const data = new File([JSON.stringify(warband)], file, { type: 'application/json' });
    tell(await handOverFile(name, '', data));
  };
  return (
    <Screen top={<Top path={warbandPath(warband.id)} subtitle={name} />}>
      <div className="stack-wide">
        <section aria-labelledby="code">
          <SectionHeading id="code" title={t('code.title')} />
          <QrCode text={link} label={t('code.picture', { name })} tooLarge={t('code.too-large')} />
          <p className="hand-over-hint">{t('code.hint')}</p>
        </section>
        <ul className="stack">
          <li>
            <ListRow
              lead={<Icon name="copy" />}
              title={t('text.title')}
              subtitle={t('text.hint')}
              onPress={() => void asText()}
            />
          </li>
          <li>
            <ListRow
              lead={<Icon name="export" />}
              title={t('file.title')}
              subtitle={t('file.hint')}
              onPress={() => void asFile()}
            />
          </li>
        </ul>
        <output className="hand-over-news">{news}</output>
        <p className="hand-over-text">{text}</p>
      </div>
    </Screen>
  );
}

/** Without the signs that file systems keep for themselves. */
function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ’'-]/gu, '').trim() || 'hors-de-combat';
}

/** What to say of it; null where the browser or the player has said it all. */
const OUTCOMES = {
  shared: null,
  left: null,
  copied: 'copied',
  saved: 'saved',
  failed: 'not-copied',
} as const satisfies Record<HandedOver, string | null>;

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

/** The address that opens the app with this warband; null until it has been packed, or where it can't be. */
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

/** Where the app stands, without the screen that is open. */
function appAddress(): string {
  return `${location.origin}${location.pathname}`;
}
