import { useTranslation } from '#i18n/use-translation.ts';
import type { Arrival } from '#ui/effects/use-arrival.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { linkTo, PATHS } from '#ui/paths.ts';
import './NotHereYet.css';

/**
 * In place of a screen whose code is still on its way, or can't be had before the network is back.
 * Everything that was entered stays, and the screen comes by itself.
 */
export function NotHereYet({ arrival }: { readonly arrival: Exclude<Arrival, 'here'> }) {
  const { t } = useTranslation('error');
  const missing = arrival === 'missing';
  return (
    // What comes within a moment is not announced.
    <div className={missing ? undefined : 'not-here-coming'}>
      <Screen
        top={
          <TopBar
            title={t('arrival.title')}
            back={{ href: linkTo(PATHS.home), label: t('arrival.home') }}
          />
        }
      >
        <output className="not-here">
          <EmptyLine icon={missing ? 'warning' : 'info'}>
            {t(missing ? 'arrival.missing' : 'arrival.coming')}
          </EmptyLine>
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
