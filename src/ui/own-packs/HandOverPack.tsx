import { useState } from 'react';
import { withLink } from '#exchange/warband-code.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';
import { shareFile, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { CodeSection } from '#ui/hand-over/CodeSection.tsx';
import { useHandedOver } from '#ui/hand-over/use-handed-over.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';

type HandOverPackProps = {
  /** As it is played. */
  readonly pack: PackForm;
  readonly name: string;
  readonly onClose: () => void;
};

/** Hands a type of warband on by itself: as a code for a camera, as a link, as a file. */
export function HandOverPack({ pack, name, onClose }: HandOverPackProps) {
  const { t } = useTranslation(['own-packs', 'hand-over']);
  const said = useShareWords();
  const [news, setNews] = useState('');
  const handed = useHandedOver(JSON.stringify(pack), 'pack');
  const { link } = handed;
  const send = async (text: string) => setNews(said(await shareText(name, text)));
  const save = async () => {
    const file = `${pack.id}.json`;
    const content = `${JSON.stringify(pack, null, 2)}\n`;
    const data = new File([content], file, { type: 'application/json' });
    setNews(said(await shareFile(name, '', data), file));
  };
  return (
    <Sheet open onClose={onClose} title={t('hand-over:title')} closeLabel={t('close')}>
      <div className="stack-wide">
        <CodeSection
          handed={handed}
          name={name}
          hint={t('share.code-hint')}
          tooLarge={t('share.too-large')}
        />
        <ul className="stack">
          {link === null ? null : (
            <li>
              <ListRow
                lead={<Icon name="copy" />}
                title={t('share.link')}
                subtitle={t('share.link-hint')}
                onPress={() => void send(withLink(name, link))}
              />
            </li>
          )}
          <li>
            <ListRow
              lead={<Icon name="export" />}
              title={t('hand-over:file.title')}
              subtitle={t('share.file-hint')}
              onPress={() => void save()}
            />
          </li>
        </ul>
        <output className="if-any">{news}</output>
      </div>
    </Sheet>
  );
}
