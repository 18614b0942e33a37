import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId, useStores } from '#store/hooks.ts';
import { shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { battleFile } from '#ui/error/battle-file.ts';
import { useBattleTitle } from '#ui/home/battle-title.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath } from '#ui/paths.ts';
import { CodeRound } from './CodeRound.tsx';
import { useBattleCodes } from './use-battle-codes.ts';
import '#ui/hand-over/HandOver.css';

/** Hands the battle to another phone without a network: as codes shown in turn, as text, as a file. */
export function PassBattleScreen() {
  const { t } = useTranslation('pass-battle');
  const battleId = useBattleId();
  const battle = useBattle((state) => state.battle);
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const ready = useBattleCodes();
  useWakeLock(true);
  const name = battle === null ? '' : titleOf(battle);
  const codes = ready === null || ready === 'unpackable' ? null : ready.codes;
  const hint = ready === 'unpackable' ? t('unpackable') : t('too-many');
  return (
    <Screen
      top={
        <TopBar
          title={t('title')}
          subtitle={name}
          back={{ ...linkTo(battlePath(battleId)), label: t('back') }}
          lined
        />
      }
    >
      <div className="stack-wide">
        {codes === null ? null : <CodeRound codes={codes} />}
        <p className="quiet">{ready === null || codes !== null ? t('hint') : hint}</p>
        <OtherWays
          name={name}
          text={ready === null || ready === 'unpackable' ? null : ready.text}
        />
        <p className="quiet">{t('stays')}</p>
      </div>
    </Screen>
  );
}

type OtherWaysProps = {
  readonly name: string;
  /** Null for none. */
  readonly text: (() => string) | null;
};

/** Other ways, for phones without a usable camera. */
function OtherWays({ name, text }: OtherWaysProps) {
  const { t } = useTranslation('pass-battle');
  const stores = useStores();
  const battleId = useBattleId();
  const said = useShareWords();
  const [news, setNews] = useState('');
  const send = async (what: string) => setNews(said(await shareText(name, what)));
  const save = async () => {
    const file = await battleFile(stores, battleId).catch(() => null);
    if (file === null) setNews(t('no-file'));
    else setNews(said(await shareFile(name, '', file), file.name));
  };
  return (
    <section aria-labelledby="pass-others">
      <SectionHeading id="pass-others" title={t('others')} />
      <ul className="stack">
        {text === null ? null : (
          <li>
            <ListRow
              lead={<Icon name="copy" />}
              title={t('text.title')}
              subtitle={t('text.hint')}
              onPress={() => void send(text())}
            />
          </li>
        )}
        <li>
          <ListRow
            lead={<Icon name="export" />}
            title={t('file.title')}
            subtitle={t('file.hint')}
            onPress={() => void save()}
          />
        </li>
      </ul>
      <output className="if-any">{news}</output>
    </section>
  );
}
