import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { shareFile } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { paint } from '#ui/painting/painter.ts';
import { pictureWords, useWarbandFacts } from './warband-facts.ts';
import { warbandPicture } from './warband-picture.ts';

type PictureSheetProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  /** Name of the file. */
  readonly file: string;
  readonly onClose: () => void;
};

/** The warband as a picture, to look at and share; mounted while open. */
export function PictureSheet({ warband, system, file, onClose }: PictureSheetProps) {
  const { t } = useTranslation('hand-over');
  const facts = useWarbandFacts(warband, system);
  const said = useShareWords();
  const [news, setNews] = useState('');
  // Drawn in advance: browsers share only right after a tap.
  const [picture] = useState(() => paint((measure) => warbandPicture(facts, measure)));
  const words = pictureWords(facts);
  const share = async () => {
    const blob = await picture;
    if (blob === null) return setNews(t('picture.none'));
    const png = new File([blob], file, { type: 'image/png' });
    const outcome = await shareFile(facts.name, '', png);
    if (outcome === 'shared') onClose();
    setNews(said(outcome, file));
  };
  return (
    <Sheet open onClose={onClose} title={t('picture.title')} closeLabel={t('picture.close')}>
      <PicturePreview picture={picture} label={t('picture.preview', { words })} />
      <PrimaryBar title={t('picture.share')} onPress={() => void share()} />
      <output className="if-any">{news}</output>
    </Sheet>
  );
}
