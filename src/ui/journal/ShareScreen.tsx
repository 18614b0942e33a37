import { useState } from 'react';
import { dayStamp } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId, useRuleSystem, useStores } from '#store/hooks.ts';
import { canShareFiles, type ShareOutcome, shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { wayBack } from '#ui/effects/way-back.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';
import { journalDataOf } from './journal-data.ts';
import { useBattleTitle, useHouseRules, usePlayed } from './journal-words.ts';
import { MoreToShare } from './MoreToShare.tsx';
import { PictureReel } from './PictureReel.tsx';
import { useReportFacts } from './report-facts.ts';
import { reportText } from './report-words.ts';
import { useSharedPictures } from './use-shared-pictures.ts';
import './ShareScreen.css';

/** The pictures of a battle, one of which is shared as it is seen; its words, and other ways to hand it on. */
export function ShareScreen() {
  const { t } = useTranslation(['journal', 'table']);
  const battleId = useBattleId();
  const entries = useBattle((state) => state.entries);
  const { clock } = useStores();
  const { turns, story } = journalDataOf(entries, useRuleSystem());
  const title = useBattleTitle();
  const content = { story, title, played: usePlayed(turns), rules: useHouseRules(turns) };
  const facts = useReportFacts(content);
  const pictures = useSharedPictures(title, facts);
  const said = useShareWords();
  const [at, setAt] = useState(0);
  const [more, setMore] = useState(false);
  const [news, setNews] = useState('');
  const shown = pictures[at];
  const tell = (outcome: ShareOutcome, file = '') => setNews(said(outcome, file));
  const sharePicture = async (painted: Promise<Blob | null>, words = '') => {
    const blob = await painted;
    if (blob === null) return setNews(t('no-picture'));
    const name = `hors-de-combat-${dayStamp(clock())}.png`;
    const file = new File([blob], name, { type: 'image/png' });
    tell(await shareFile(title, words, file), name);
  };
  const shareWords = async (text: string) => tell(await shareText(title, text));
  const back = { href: linkTo(battlePath(battleId)), onNavigate: wayBack() };
  const top = (
    <TopBar
      title={t('share')}
      actions={<IconLink icon="close" label={t('table:sheet.close')} {...back} />}
    />
  );
  if (shown === undefined || facts === null) {
    return (
      <Screen top={top}>
        <EmptyLine>{t('empty')}</EmptyLine>
      </Screen>
    );
  }
  return (
    <Screen
      top={top}
      dock={
        <>
          <PrimaryBar
            {...(canShareFiles()
              ? ({ title: t('share-image'), end: 'share' } as const)
              : ({ title: t('save-image'), end: 'import' } as const))}
            onPress={() =>
              void sharePicture(shown.painted, shown.kind === 'poster' ? shown.words : '')
            }
          />
          <DockActions>
            <Button icon="text" size="large" onPress={() => void shareWords(reportText(facts))}>
              {t('share-text')}
            </Button>
            <Button icon="menu" size="large" onPress={() => setMore(true)}>
              {t('share-more')}
            </Button>
          </DockActions>
        </>
      }
    >
      <div className="stack centred share">
        <PictureReel pictures={pictures} at={at} onTurn={setAt} />
        <h2>{shown.name}</h2>
        <output className="hint">{news}</output>
      </div>
      {more ? (
        <MoreToShare
          {...content}
          facts={facts}
          onPicture={sharePicture}
          onText={shareWords}
          onClose={() => setMore(false)}
        />
      ) : null}
    </Screen>
  );
}
