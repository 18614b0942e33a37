import { useState } from 'react';
import { dayStamp } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { type ShareOutcome, shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { paint } from '#ui/painting/painter.ts';
import type { Measure, Picture } from '#ui/painting/picture.ts';

type ShareSheetProps = {
  readonly title: string;
  /** Under which both are shared. */
  readonly name: string;
  readonly picture: (measure: Measure) => Picture;
  /** All text in the picture. */
  readonly words: string;
  /** What is in the picture. */
  readonly hint: string;
  readonly text: string;
  /** The URL by which another phone gets it. */
  readonly link?: { readonly hint: string; readonly address: string } | undefined;
  readonly onClose: () => void;
};

/** Shares what happened in many battles, as a picture or as text; mounted while open. */
export function ShareSheet(props: ShareSheetProps) {
  const { title, name, words, hint, text, link, onClose } = props;
  const { t } = useTranslation(['after-battle', 'journal', 'table']);
  const { clock } = useStores();
  const said = useShareWords();
  const [news, setNews] = useState('');
  // Drawn in advance: browsers share only right after a tap.
  const [picture] = useState(() => paint(props.picture));
  const done = (outcome: ShareOutcome, file = '') => {
    if (outcome === 'shared') onClose();
    setNews(said(outcome, file));
  };
  const sharePicture = async () => {
    const blob = await picture;
    if (blob === null) return setNews(t('journal:no-picture'));
    const file = `hors-de-combat-${dayStamp(clock())}.png`;
    done(await shareFile(name, '', new File([blob], file, { type: 'image/png' })), file);
  };
  const shareWords = async (content: string) => done(await shareText(name, content));
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('table:sheet.close')}>
      <PicturePreview picture={picture} label={words} />
      <ul className="stack">
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('chronicle.picture')}
            subtitle={hint}
            onPress={() => void sharePicture()}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="copy" />}
            title={t('chronicle.text')}
            subtitle={t('chronicle.text-hint')}
            onPress={() => void shareWords(text)}
          />
        </li>
        {link === undefined ? null : (
          <li>
            <ListRow
              lead={<Icon name="phone" />}
              title={t('chronicle.link')}
              subtitle={link.hint}
              onPress={() => void shareWords(link.address)}
            />
          </li>
        )}
      </ul>
      <output>{news}</output>
    </Sheet>
  );
}
