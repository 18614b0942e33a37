import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HubLink } from '#sync/links.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import '#ui/two-phones/LinkLine.css';

type HubStateProps = {
  readonly link: HubLink;
  /** The action offered when the hub refuses. */
  readonly way?: ReactNode;
};

/** The state of a hub room, in one line. */
export function HubState({ link, way }: HubStateProps) {
  const { t } = useTranslation('table');
  const said = useHubWords();
  return (
    <>
      <div className="line quiet air-2 air-below-3 link-line" data-linked={link.state === 'linked'}>
        <Icon name="globe" />
        <output className="fills">{said(link)}</output>
        {link.state !== 'linked' || link.others === null ? null : (
          <span className="quiet">
            {link.others === 0 ? t('hub.alone') : t('hub.there', { count: link.others })}
          </span>
        )}
        {link.state === 'refused' ? way : null}
      </div>
      {link.offences === 0 ? null : (
        <output className="line quiet air-2 air-below-3 link-line">{t('hub.offences')}</output>
      )}
    </>
  );
}

function useHubWords(): (link: HubLink) => string {
  const { t } = useTranslation('table');
  return ({ hub, right, state, why, stores }) => {
    switch (state) {
      case 'connecting':
        return t('hub.connecting', { hub });
      case 'linked':
        if (!stores) return t('hub.stores-nothing', { hub });
        return right === 'read' ? t('hub.reading', { hub }) : t('hub.linked', { hub });
      case 'apart':
        if (why === null || why === 'unreachable') {
          if (!stores) return t('hub.stores-nothing', { hub });
          return right === 'read' ? t('hub.apart-reading', { hub }) : t('hub.apart', { hub });
        }
        if (why === 'idle') return t('hub.trouble.idle');
        return t('hub.tried-again', { why: t(`hub.trouble.${why}`) });
      case 'refused':
        return t(`hub.trouble.${why ?? 'other'}`);
    }
  };
}
