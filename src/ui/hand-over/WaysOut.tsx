import { useState } from 'react';
import { withLink } from '#exchange/warband-code.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { withAside } from '#roster/aside.ts';
import type { Warband } from '#roster/warband.ts';
import type { AnyPack } from '#rules/contract/packs.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { warbandPath } from '#ui/paths.ts';
import { useRosterText } from './use-roster-text.ts';
import { useWarbandSheet } from './use-warband-sheet.ts';
import { useWarbandText } from './use-warband-text.ts';
import './HandOver.css';

type WaysOutProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly name: string;
  /** Of the players’ own, that it needs. */
  readonly packs: readonly AnyPack[];
  /** Null until known, or if there is none. */
  readonly link: string | null;
};

/** All other forms of handing on a warband, a row each. */
export function WaysOut({ warband, system, name, packs, link }: WaysOutProps) {
  const { t } = useTranslation('hand-over');
  const linkTo = useLinkTo();
  const text = useWarbandText(warband, system);
  const sheet = useWarbandSheet(warband, system);
  const list = useRosterText(warband, system);
  const said = useShareWords();
  const [news, setNews] = useState('');
  const [looking, setLooking] = useState(false);
  const base = fileName(name);
  const whole = withAside(warband);
  const message = link === null ? text : withLink(text, link);
  const send = async (what: string) => setNews(said(await shareText(name, what)));
  const save = async (content: string, ending: keyof typeof KINDS) => {
    const file = `${base}.${ending}`;
    const data = new File([content], file, { type: KINDS[ending] });
    setNews(said(await shareFile(name, '', data), file));
  };
  return (
    <>
      <section aria-labelledby="friends">
        <SectionHeading id="friends" title={t('friends')} />
        <ul className="stack">
          <Way icon="copy" way="text" onPress={() => void send(message)} />
          <Way icon="eye" way="picture" onPress={() => setLooking(true)} />
          <Way icon="list" way="builder" onPress={() => void send(list())} />
        </ul>
      </section>
      <section aria-labelledby="paper">
        <SectionHeading id="paper" title={t('paper.title')} />
        <ListLink
          lead={<Icon name="journal" />}
          title={t('paper.sheet')}
          subtitle={t('paper.hint')}
          {...linkTo(warbandPath(warband.id, '/print'))}
        />
      </section>
      <section aria-labelledby="files">
        <SectionHeading id="files" title={t('files')} />
        <ul className="stack">
          <Way
            icon="export"
            way="file"
            onPress={() =>
              void save(JSON.stringify(packs.length === 0 ? whole : { ...whole, packs }), 'json')
            }
          />
          <Way icon="export" way="text-file" onPress={() => void save(message, 'txt')} />
          <Way icon="export" way="sheet" onPress={() => void save(sheet(), 'csv')} />
        </ul>
      </section>
      <output className="if-any">{news}</output>
      <p className="quiet breaks hand-over-text">{text}</p>
      {looking ? (
        <Later
          load={PICTURE}
          props={{ warband, system, file: `${base}.png`, onClose: () => setLooking(false) }}
        />
      ) : null}
    </>
  );
}

/** Loaded when the picture is opened. */
const PICTURE = async () => (await import('./PictureSheet.tsx')).PictureSheet;

const KINDS = { json: 'application/json', txt: 'text/plain', csv: 'text/csv' } as const;

type WayProps = {
  readonly icon: IconName;
  readonly way: 'text' | 'picture' | 'builder' | 'file' | 'text-file' | 'sheet';
  readonly onPress: () => void;
};

function Way({ icon, way, onPress }: WayProps) {
  const { t } = useTranslation('hand-over');
  return (
    <li>
      <ListRow
        lead={<Icon name={icon} />}
        title={t(`${way}.title`)}
        subtitle={t(`${way}.hint`)}
        onPress={onPress}
      />
    </li>
  );
}

/** A name with a space for each run of characters that file systems may reserve. */
function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}’'-]+/gu, ' ').trim() || 'hors-de-combat';
}
