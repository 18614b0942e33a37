import { useState } from 'react';
import { dayStamp } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useStores } from '#store/hooks.ts';
import { type ShareOutcome, shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { paint } from '#ui/painting/painter.ts';
import { chronicleText, pictureWords, useChronicleFacts } from './chronicle-facts.ts';
import { chroniclePicture } from './chronicle-picture.ts';

type ShareChronicleProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly onClose: () => void;
};

/** Shares the chronicle as a picture or as text; mounted while open. */
export function ShareChronicle({ warband, system, onClose }: ShareChronicleProps) {
  const { t } = useTranslation(['after-battle', 'journal', 'table']);
  const facts = useChronicleFacts(warband, system);
  const { clock } = useStores();
  const said = useShareWords();
  const [news, setNews] = useState('');
  // Drawn in advance: browsers share only right after a tap.
  const [picture] = useState(() => paint((measure) => chroniclePicture(facts, measure)));
  const done = (outcome: ShareOutcome, file = '') => {
    if (outcome === 'shared') onClose();
    setNews(said(outcome, file));
  };
  const sharePicture = async () => {
    const blob = await picture;
    if (blob === null) return setNews(t('journal:no-picture'));
    const name = `hors-de-combat-${dayStamp(clock())}.png`;
    const file = new File([blob], name, { type: 'image/png' });
    done(await shareFile(facts.name, '', file), name);
  };
  const shareWords = async () => done(await shareText(facts.name, chronicleText(facts)));
  return (
    <Sheet open onClose={onClose} title={t('chronicle.share')} closeLabel={t('table:sheet.close')}>
      <PicturePreview
        picture={picture}
        label={t('chronicle.preview', { words: pictureWords(facts) })}
      />
      <ul className="stack">
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('chronicle.picture')}
            subtitle={t('chronicle.picture-hint')}
            onPress={() => void sharePicture()}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="copy" />}
            title={t('chronicle.text')}
            subtitle={t('chronicle.text-hint')}
            onPress={() => void shareWords()}
          />
        </li>
      </ul>
      <output>{news}</output>
    </Sheet>
  );
}
