import { useId } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse } from '#roster/archive.ts';
import { isExample } from '#roster/example.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { RadioTile } from '#ui/kit/RadioTile.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { PATHS } from '#ui/paths.ts';
import { useLinkTo } from './use-link-to.ts';
import { WarbandRows } from './WarbandRows.tsx';
import './FirstVisit.css';
import './HomeScreen.css';

/** The picture, the app's name, and what it does in one sentence. */
export function FirstVisitHeader() {
  const { t } = useTranslation('home');
  return (
    <header className="first-top">
      <div className="first-picture">
        <Later load={WOODCUT} props={NOTHING} />
      </div>
      <h1>{t('title')}</h1>
      <p>{t('pitch')}</p>
    </header>
  );
}

const NOTHING = {};
// Loaded later; its space is reserved.
const WOODCUT = async () => (await import('./Woodcut.tsx')).Woodcut;

type FirstVisitProps = {
  /** The game whose examples are shown. */
  readonly game: string;
  readonly onGame: (id: string) => void;
};

/** For new players: the games that the app knows, and example warbands to try them with. */
export function FirstVisit({ game, onGame }: FirstVisitProps) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const examples = useExamples(game);
  return (
    <>
      <GameChoice game={game} onGame={onGame} />
      <section className="home-section" aria-labelledby="home-examples">
        <SectionHeading
          id="home-examples"
          title={t('examples.heading')}
          trailing={t('examples.hint')}
        />
        <div className="first-examples">
          {examples === null ? null : <WarbandRows warbands={examples} />}
        </div>
        <div className="cluster first-own">
          <span className="first-own-label">{t('mine')}</span>
          <LinkButton {...linkTo(PATHS.newWarband)} icon="plus">
            {t('warbands.new')}
          </LinkButton>
          <LinkButton {...linkTo(PATHS.importer)} icon="import">
            {t('warbands.import')}
          </LinkButton>
        </div>
        {examples?.length === 2 ? (
          <div className="first-other">
            <LinkButton {...linkTo(PATHS.newBattle)} icon="battles" block>
              {t('new-battle')}
            </LinkButton>
          </div>
        ) : null}
      </section>
      <p className="first-promise">{t('promise')}</p>
    </>
  );
}

/** A game's example warbands that nobody has made their own yet; null until the warbands are loaded. */
export function useExamples(game: string): readonly Warband[] | null {
  const all = useWarbands((state) => state.warbands);
  return (
    all?.filter((one) => one.systemId === game && isInUse(one) && isExample(one)).slice(0, 2) ??
    null
  );
}

/** A tile for each game: its icon, its name, and its kind. */
function GameChoice({ game, onGame }: FirstVisitProps) {
  const { t } = useTranslation('home');
  const say = useSay();
  const { systems } = useStores();
  const group = useId();
  const word = (id: string, key: string) => say({ code: `home:games.${id}.${key}`, params: {} });
  return (
    <fieldset className="grid first-games">
      <legend className="visually-hidden">{t('games.label')}</legend>
      {systems.fronts.map(({ id, picture, tone }) => (
        <RadioTile
          key={id}
          className="first-game"
          group={group}
          value={id}
          checked={id === game}
          onChange={onGame}
        >
          <StatusDisc
            icon={'emblem' in picture ? emblemIcon(picture.emblem) : picture.sign}
            tone={tone}
          />
          <span className="first-game-words">
            <span className="first-game-name">{word(id, 'name')}</span>{' '}
            <span className="first-game-kind">{word(id, 'kind')}</span>
          </span>
          {id === game ? <Icon name="tick" size={20} /> : null}
        </RadioTile>
      ))}
    </fieldset>
  );
}
