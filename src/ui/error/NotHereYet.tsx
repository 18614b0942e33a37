import { useContext } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { StoresContext } from '#store/hooks.ts';
import { type FetchState, useFetch } from '#ui/effects/use-fetch.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { linkTo, PATHS } from '#ui/paths.ts';
import { anotherVersion } from './another-version.ts';
import './NotHereYet.css';

/**
 * Replaces a screen whose code is loading, or unavailable until the network is back. Nothing entered is lost, and the
 * screen appears by itself, unless the site has another version by now, which requires a restart.
 */
export function NotHereYet({ arrival }: { readonly arrival: Exclude<FetchState, 'here'> }) {
  const { t } = useTranslation('error');
  const stores = useContext(StoresContext);
  const missing = arrival === 'missing';
  const outdated = useFetch(missing ? anotherVersion : null) === 'here' && missing;
  return (
    // Short loading times are not announced.
    <div className={missing ? undefined : 'not-here-coming'}>
      <Screen
        top={
          <TopBar
            title={t('arrival.title')}
            back={{ href: linkTo(PATHS.home), label: t('arrival.home') }}
          />
        }
      >
        <output className="grid not-here">
          <EmptyLine icon={missing ? 'warning' : 'info'}>
            {t(`arrival.${outdated ? 'outdated' : arrival}`)}
          </EmptyLine>
          {outdated ? (
            <Button tone="ember" block onPress={() => stores?.device.getState().startNewest()}>
              {t('restart')}
            </Button>
          ) : null}
          {missing ? (
            <LinkButton href={linkTo(PATHS.home)} block>
              {t('arrival.home')}
            </LinkButton>
          ) : null}
        </output>
      </Screen>
    </div>
  );
}
