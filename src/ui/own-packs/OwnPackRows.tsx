import { useState } from 'react';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { MAX_OWN_PACKS, packsLeftOut } from '#roster/own-packs.ts';
import { nameIn } from '#roster/pack-edits/names.ts';
import { useOwnPacks } from '#store/hooks/own-packs.ts';
import { useSettings } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { packPath } from '#ui/paths.ts';
import { lastForm } from './use-pack-editing.ts';

type OwnPackRowsProps = {
  readonly systemId: string;
  /** The type that is chosen: a new one is like it at first. */
  readonly chosen: string;
};

/** The way to a type of warband of one's own, and to those that can't be played yet. */
export function OwnPackRows({ systemId, chosen }: OwnPackRowsProps) {
  const { t } = useTranslation('own-packs');
  const language = useLanguage();
  const linkTo = useLinkTo();
  const [making, setMaking] = useState(false);
  const broken = useOwnPacks(systemId).filter(({ read, draft }) => !read.ok || draft !== null);
  const leftOut = useSettings(({ rows }) => packsLeftOut(rows, systemId));
  return (
    <>
      <FramedList>
        {broken.map((own) => (
          <li key={own.id}>
            <ListLink
              {...linkTo(packPath(systemId, own.id))}
              lead={<StatusDisc icon="warning" tone="leader" />}
              title={nameIn(lastForm(own) ?? {}, language) || own.id}
              subtitle={t('draft')}
            />
          </li>
        ))}
        <li>
          <ListRow
            lead={<StatusDisc icon="plus" tone="leader" />}
            title={t('make')}
            subtitle={t('make-hint')}
            onPress={() => setMaking(true)}
          />
        </li>
      </FramedList>
      {leftOut === 0 ? null : (
        <EmptyLine icon="info">{t('left-out', { count: leftOut, most: MAX_OWN_PACKS })}</EmptyLine>
      )}
      {making ? (
        <Later load={NEW} props={{ systemId, from: chosen, onClose: () => setMaking(false) }} />
      ) : null}
    </>
  );
}

const NEW = async () => (await import('./NewPack.tsx')).NewPack;
