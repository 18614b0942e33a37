import { useState } from 'react';
import { dayStamp } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleId, useStores } from '#store/hooks.ts';
import { type ShareOutcome, shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { PicturePreview } from '#ui/kit/PicturePreview.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { paint } from '#ui/painting/painter.ts';
import { linkTo, passBattlePath } from '#ui/paths.ts';
import { journalPicture } from './journal-picture.ts';
import { type JournalContent, useJournalText } from './journal-words.ts';
import { usePosterFacts } from './poster-facts.ts';
import { posterPicture } from './poster-picture.ts';
import { posterWords } from './poster-words.ts';
import { useReportFacts } from './report-facts.ts';
import { reportPicture } from './report-picture.ts';
import { reportText } from './report-words.ts';

type ShareJournalProps = JournalContent & { readonly onClose: () => void };

/** Shares the journal as a picture or as text; mounted while open. */
export function ShareJournal({ onClose, ...content }: ShareJournalProps) {
  const { t } = useTranslation(['journal', 'table', 'moments']);
  const said = useShareWords();
  const [news, setNews] = useState('');
  const battleId = useBattleId();
  const posterFacts = usePosterFacts(content.title);
  const { clock } = useStores();
  const facts = useReportFacts(content);
  const textOf = useJournalText(content);
  // Painted in advance, since browsers allow sharing only right after a tap.
  const [picture] = useState(() => facts && paint((measure) => journalPicture(facts, measure)));
  const [poster] = useState(
    () => posterFacts && paint((measure) => posterPicture(posterFacts, measure)),
  );
  // After the poster, which is on the screen.
  const [report] = useState(() => {
    const shaped = (shape: 'portrait' | 'square') =>
      after(poster, () => facts && paint((measure) => reportPicture(facts, shape, measure)));
    return { portrait: shaped('portrait'), square: shaped('square') };
  });
  const words = posterFacts === null ? '' : posterWords(posterFacts);
  const handOver = async (drawing: Promise<Blob | null> | null, text = '') => {
    const blob = await drawing;
    if (blob === null) return setNews(t('no-picture'));
    const name = `hors-de-combat-${dayStamp(clock())}.png`;
    const file = new File([blob], name, { type: 'image/png' });
    done(await shareFile(content.title, text, file), name);
  };
  const handOverWords = async (text: string) => done(await shareText(content.title, text));
  const done = (outcome: ShareOutcome, file = '') => {
    if (outcome === 'shared') onClose();
    setNews(said(outcome, file));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={poster === null ? t('share-title') : t('moments:poster.share')}
      closeLabel={t('table:sheet.close')}
    >
      {poster === null ? null : (
        <PicturePreview picture={poster} label={t('moments:poster.preview', { words })} />
      )}
      <ul className="stack">
        {poster === null ? null : (
          <Way
            icon="victory"
            title={t('moments:poster.title')}
            hint={t('moments:poster.hint')}
            onPress={() => handOver(poster, words)}
          />
        )}
        <Way
          icon="export"
          title={t('report.portrait')}
          hint={t('report.portrait-hint')}
          onPress={() => handOver(report.portrait)}
        />
        <Way
          icon="export"
          title={t('report.square')}
          hint={t('report.square-hint')}
          onPress={() => handOver(report.square)}
        />
        <Way
          icon="copy"
          title={t('report.text')}
          hint={t('report.text-hint')}
          onPress={() => handOverWords(facts === null ? '' : reportText(facts))}
        />
        <Way
          icon="export"
          title={t('as-picture')}
          hint={t('as-picture-hint')}
          onPress={() => handOver(picture)}
        />
        <Way
          icon="copy"
          title={t('as-text')}
          hint={t('as-text-hint')}
          onPress={() => handOverWords(textOf())}
        />
        <li>
          <ListLink
            lead={<Icon name="qr-code" />}
            title={t('table:menu.pass')}
            subtitle={t('pass-hint')}
            href={linkTo(passBattlePath(battleId))}
          />
        </li>
      </ul>
      <output className="hint">{news}</output>
    </Sheet>
  );
}

type WayProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly onPress: () => Promise<void>;
};

/** One way to share the journal. */
function Way({ icon, title, hint, onPress }: WayProps) {
  return (
    <li>
      <ListRow
        lead={<Icon name={icon} />}
        title={title}
        subtitle={hint}
        onPress={() => void onPress()}
      />
    </li>
  );
}

/** Makes something once `first` is done, or at once if it is null. */
async function after<T>(first: Promise<unknown> | null, make: () => Promise<T> | T): Promise<T> {
  await first;
  return make();
}
