import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { PrimaryBar, PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { battlePath, PATHS } from '#ui/paths.ts';
import { useExamples } from './FirstVisit.tsx';
import { useLinkTo } from './use-link-to.ts';

/** Starts a battle between the two examples of a game in one tap; without them, a link to a new battle. */
export function FirstBattle({ game }: { readonly game: string }) {
  const { t } = useTranslation(['home', 'ui']);
  const stores = useStores();
  const linkTo = useLinkTo();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  // A double tap must not start two battles.
  const starting = useRef(false);
  const examples = useExamples(game);
  const [one, other] = examples ?? [];
  const begin = async () => {
    if (starting.current) return;
    starting.current = true;
    const start = await import('#ui/setup/first-battle.ts')
      .then(({ beginFirstBattle }) =>
        beginFirstBattle(
          stores,
          (examples ?? []).map(({ id }) => id),
        ),
      )
      .catch(() => null);
    starting.current = false;
    if (start !== null && 'battleId' in start) navigate(battlePath(start.battleId));
    else setFailed(true);
  };
  return (
    <>
      {failed ? (
        <p role="alert" className="first-failed">
          {t('ui:start-failed')}
        </p>
      ) : null}
      {examples !== null && (one === undefined || other === undefined) ? (
        <nav aria-label={t('home:new-battle')}>
          <PrimaryLink {...linkTo(PATHS.newBattle)} title={t('home:new-battle')} />
        </nav>
      ) : (
        <PrimaryBar
          title={t('home:first-battle')}
          subtitle={examples === null ? '\u00a0' : t('home:ready')}
          onPress={() => void begin()}
        />
      )}
    </>
  );
}
