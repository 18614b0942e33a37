import { useState } from 'react';
import { dayStamp } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { type HandedOver, handOverFile, handOverText } from './hand-over.ts';
import { type JournalTold, useJournalText } from './journal-text.ts';
import { paintPicture } from './paint-picture.ts';
import { usePictureFacts } from './use-picture-facts.ts';

type ShareJournalProps = JournalTold & { readonly onClose: () => void };

/** Hands the journal on, as a picture or as text; there while it is open. */
export function ShareJournal({ onClose, ...told }: ShareJournalProps) {
  const { t } = useTranslation(['journal', 'table']);
  const [news, setNews] = useState('');
  const { clock } = useStores();
  const facts = usePictureFacts(told);
  const textOf = useJournalText(told);
  // Begun before it is asked for: a browser shares only right after the tap.
  const [picture] = useState(() => (facts === null ? null : paintPicture(facts)));
  const asPicture = async () => {
    const blob = await picture;
    if (blob === null) return setNews(t('no-picture'));
    const name = `hors-de-combat-${dayStamp(clock())}.png`;
    const file = new File([blob], name, { type: 'image/png' });
    done(await handOverFile(told.title, file), { file: name });
  };
  const done = (outcome: HandedOver, { file }: { readonly file: string }) => {
    if (outcome === 'shared') onClose();
    setNews(OUTCOMES[outcome] === null ? '' : t(OUTCOMES[outcome], { file }));
  };
  const asText = async () => done(await handOverText(told.title, textOf()), { file: '' });
  return (
    <Sheet open onClose={onClose} title={t('share-title')} closeLabel={t('table:sheet.close')}>
      <ul className="stack">
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('as-picture')}
            subtitle={t('as-picture-hint')}
            onPress={() => void asPicture()}
          />
        </li>
        <li>
          <ListRow
            lead={<Icon name="copy" />}
            title={t('as-text')}
            subtitle={t('as-text-hint')}
            onPress={() => void asText()}
          />
        </li>
      </ul>
      <output className="j-shared">{news}</output>
    </Sheet>
  );
}

/** What to say of it; null where the browser or the player has said it all. */
const OUTCOMES = {
  shared: null,
  left: null,
  copied: 'copied',
  saved: 'picture-saved',
  failed: 'not-copied',
} as const satisfies Record<HandedOver, string | null>;
