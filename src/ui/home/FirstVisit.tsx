import { useId } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse } from '#roster/archive.ts';
import { isExample } from '#roster/example.ts';
import { type Announced, useStores, useWarbands } from '#store/hooks.ts';
import { shortName } from '#ui/battle/short-name.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { RadioTile } from '#ui/kit/RadioTile.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { PATHS, warbandPath } from '#ui/paths.ts';
import { fightersIn } from '#ui/roster/size.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { useLinkTo } from './use-link-to.ts';
import './FirstVisit.css';
import './HomeScreen.css';

/** The picture, the app's name, and what it does in one sentence. */
export function FirstVisitHeader() {
  const { t } = useTranslation('home');
  return (
    <header className="first-top">
      {/* The page has the drawing: index.html shows it in the same place before any of the app is there. */}
      <svg
        className="first-picture"
        viewBox="0 0 390 300"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
        focusable="false"
      >
        <use href="#woodcut" />
      </svg>
      <h1>{t('title')}</h1>
      <p className="quiet">{t('pitch')}</p>
    </header>
  );
}

type FirstVisitProps = {
  /** The game whose examples are shown. */
  readonly game: string;
  readonly onGame: (id: string) => void;
};

/** For new players: the games that the app knows, and whom they play in the chosen one. */
export function FirstVisit({ game, onGame }: FirstVisitProps) {
  return (
    <>
      <GameChoice game={game} onGame={onGame} />
      <Sides examples={useExamples(game)} />
    </>
  );
}

/** Both examples of a game, each leading to its page, and between them the way to choose other sides. */
function Sides({ examples }: { readonly examples: readonly Announced[] | null }) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const [one, other] = examples ?? [];
  // Removed by the player.
  if (examples !== null && other === undefined) return null;
  return (
    <section className="box first-sides" aria-label={t('examples')}>
      {one === undefined || other === undefined ? null : (
        <ul className="line">
          <li>
            <Side {...one} />
          </li>
          <li>
            <IconLink {...linkTo(PATHS.newBattle)} icon="battles" label={t('new-battle')} />
          </li>
          <li>
            <Side {...other} />
          </li>
        </ul>
      )}
    </section>
  );
}

function Side({ id, name, emblem, fighters: count, systemId }: Announced) {
  const linkTo = useLinkTo();
  const own = useOwnWords(systemId);
  const fighters = own('ui:fighters', { count });
  return (
    <AppLink
      {...linkTo(warbandPath(id))}
      className="stack centred first-side"
      label={`${name}, ${fighters}`}
    >
      <EmblemDisc emblem={emblem} size="large" />
      <span>
        <span className="display first-name">{shortName(name)}</span>
        <span className="quiet">{fighters}</span>
      </span>
    </AppLink>
  );
}

/** A game's example warbands that nobody has made their own yet; null until they are known. */
export function useExamples(game: string): readonly Announced[] | null {
  const all = useWarbands((state) => state.warbands);
  const announced = useWarbands((state) => state.announced).filter((one) => one.systemId === game);
  if (all === null) return announced.length === 0 ? null : announced;
  return all
    .filter((one) => one.systemId === game && isInUse(one) && isExample(one))
    .slice(0, 2)
    .map((one) => ({ ...one, fighters: fightersIn(one) }));
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
            <span className="display first-name">{word(id, 'name')}</span>{' '}
            <span className="hint">{word(id, 'kind')}</span>
          </span>
        </RadioTile>
      ))}
    </fieldset>
  );
}
