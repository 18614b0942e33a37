import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleId } from '#store/hooks.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { paint } from '#ui/painting/painter.ts';
import { linkTo, passBattlePath } from '#ui/paths.ts';
import { journalPicture } from './journal-picture.ts';
import { type JournalContent, useJournalText } from './journal-words.ts';
import type { ReportFacts } from './report-words.ts';

type MoreToShareProps = JournalContent & {
  readonly facts: ReportFacts;
  readonly onPicture: (painted: Promise<Blob | null>) => Promise<void>;
  readonly onText: (text: string) => Promise<void>;
  readonly onClose: () => void;
};

/** What is shared less often: the whole journal, the battle itself, paper. Mounted while open. */
export function MoreToShare({ facts, onPicture, onText, onClose, ...content }: MoreToShareProps) {
  const { t } = useTranslation(['journal', 'table']);
  const battleId = useBattleId();
  const textOf = useJournalText(content);
  // Painted in advance, since browsers allow sharing only right after a tap.
  const [journal] = useState(() => paint((measure) => journalPicture(facts, measure)));
  const way = (icon: IconName, title: string, press: () => void) => (
    <li>
      <ListRow
        lead={<Icon name={icon} />}
        title={title}
        onPress={() => {
          // What is said of it, and what is printed, is below the sheet.
          flushSync(onClose);
          press();
        }}
      />
    </li>
  );
  return (
    <Sheet open onClose={onClose} title={t('share')} closeLabel={t('table:sheet.close')}>
      <ul className="stack">
        {way('journal', t('as-picture'), () => void onPicture(journal))}
        {way('text', t('as-text'), () => void onText(textOf()))}
        <li>
          <ListLink
            lead={<Icon name="qr-code" />}
            title={t('table:menu.pass')}
            href={linkTo(passBattlePath(battleId))}
          />
        </li>
        {way('export', t('print'), () => print())}
      </ul>
    </Sheet>
  );
}
