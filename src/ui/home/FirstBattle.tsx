import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { PrimaryBar, PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { battlePath, PATHS } from '#ui/paths.ts';
import { useExamples } from './FirstVisit.tsx';
import { useLinkTo } from './use-link-to.ts';

/** One tap into a battle between both examples of a game; without them, the way into any battle. */
export function FirstBattle({ game }: { readonly game: string }) {
  const { t } = useTranslation(['home', 'setup']);
  const stores = useStores();
  const linkTo = useLinkTo();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  /** A hasty second tap must not start a second battle. */
  const starting = useRef(false);
  const examples = useExamples(game);
  const [one, other] = examples ?? [];
  const start = async (sides: NonNullable<typeof examples>) => {
    if (starting.current) return;
    starting.current = true;
    const begun = await import('#ui/setup/first-battle.ts')
      .then(({ beginBetween }) =>
        beginBetween(stores, sides, {
          side: (number) => t('setup:side.name', { number }),
          figure: t('setup:side.figure'),
        }),
      )
      .catch(() => null);
    starting.current = false;
    if (begun !== null && 'battleId' in begun) navigate(battlePath(begun.battleId));
    else setFailed(true);
  };
  return (
    <>
      {failed ? (
        <p role="alert" className="first-failed">
          {t('setup:start-failed')}
        </p>
      ) : null}
      {examples !== null && (one === undefined || other === undefined) ? (
        <nav aria-label={t('home:new-battle')}>
          <PrimaryLink {...linkTo(PATHS.newBattle)} title={t('home:new-battle')} />
        </nav>
      ) : (
        <PrimaryBar
          title={t('home:first-battle')}
          subtitle={
            one === undefined || other === undefined
              ? '\u00a0'
              : t('home:versus', { one: one.name, other: other.name })
          }
          onPress={() => void start(examples ?? [])}
        />
      )}
    </>
  );
}
