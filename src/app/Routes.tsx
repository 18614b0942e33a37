import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { Shared } from '#offline/shared.ts';
import { useStores } from '#store/hooks.ts';
import { useHand, useTextSize, useTheme } from '#ui/effects/use-looks.ts';
import { useScrollMemory } from '#ui/effects/use-scroll-memory.ts';
import { Safety } from '#ui/error/Safety.tsx';
import { StoppedScreen } from '#ui/error/StoppedScreen.tsx';
import { HomeScreen } from '#ui/home/HomeScreen.tsx';
import { rememberPlace } from '#ui/last-place.ts';
import { PATHS } from '#ui/paths.ts';
import { battleRoutes, SCREENS } from './screens.ts';

const {
  newBattle,
  warbands,
  warband,
  chronicle,
  campaign,
  pack,
  handOver,
  print,
  importer,
  rules,
  settings,
  join,
  tryLink,
} = SCREENS;

/**
 * Which screen is at which address; addresses are in ui/paths.ts. A screen that throws leaves the others
 * intact.
 */
export function Routes() {
  useTheme();
  useTextSize();
  useHand();
  const [location] = useLocation();
  useScrollMemory(location);
  useWarbandsBeyondHome(location);
  return (
    <Safety
      place={location}
      renderInstead={(detail) => <StoppedScreen place={location} why="broken" detail={detail} />}
    >
      <LastPlace location={location} />
      <Screens />
    </Safety>
  );
}

/** Home shows of a first launch's samples what is announced; every other screen wants them themselves. */
function useWarbandsBeyondHome(location: string): void {
  const stores = useStores();
  useEffect(() => {
    const { announced, load } = stores.warbands.getState();
    if (location !== PATHS.home && announced.length > 0) void load();
  }, [location, stores]);
}

/** Remembers the current screen, so that an app closed during a battle reopens there; not one that failed. */
function LastPlace({ location }: { readonly location: string }) {
  useEffect(() => rememberPlace(location), [location]);
  return null;
}

/** What another app has shared with this one. */
async function takeShared(): Promise<Shared | null> {
  return (await import('#offline/shared.ts')).takeShared();
}

/**
 * The address of a warband code (exchange/warband-code.ts), whatever a chat has put around it: full stops,
 * brackets, blanks, line breaks.
 */
const A_CODE = /(?:^\/|#)w=(?<code>[\w-]*)/i;

/** Stands for an empty code, so that the importer says what is wrong with the link. */
const NO_CODE = '-';

/** Matches any address; a wouter pattern would stop at a line break. */
const ANYWHERE = /^/;

function Screens() {
  return (
    <Switch>
      <Route path="/" component={HomeScreen} />
      <Route path="/new-battle/:of?/:against?">
        {({ of, against }) => (
          <newBattle.Screen
            key={`${of} ${against}`}
            warbandId={of ?? ''}
            opponentId={against ?? ''}
          />
        )}
      </Route>
      <Route path="/warbands">
        <warbands.Screen />
      </Route>
      <Route path="/warbands/:id">{({ id }) => <warband.Screen key={id} id={id} />}</Route>
      <Route path="/warbands/:id/chronicle">{({ id }) => <chronicle.Screen id={id} />}</Route>
      <Route path="/warbands/:id/hand-over">{({ id }) => <handOver.Screen id={id} />}</Route>
      <Route path="/warbands/:id/print">{({ id }) => <print.Screen id={id} />}</Route>
      <Route path="/types/:system/:id">
        {({ system, id }) => <pack.Screen key={id} systemId={system} id={id} />}
      </Route>
      <Route path="/campaign/:system/:id?">
        {({ system, id }) => (
          <campaign.Screen key={`${system} ${id}`} systemId={system} campaignId={id ?? ''} />
        )}
      </Route>
      <Route path="/campaign/:system/:id/:code">
        {({ system, id, code }) => (
          <campaign.Screen key={code} systemId={system} campaignId={id} code={code} />
        )}
      </Route>
      <Route path="/import/:code?">
        {({ code }) => <importer.Screen key={code} code={code ?? ''} takeShared={takeShared} />}
      </Route>
      <Route path={A_CODE}>
        {({ code }) => <Redirect to={`/import/${code === '' ? NO_CODE : code}`} replace />}
      </Route>
      <Route path="/rules/:system?/:entry?">
        {({ system, entry }) => <rules.Screen systemId={system ?? ''} entry={entry ?? ''} />}
      </Route>
      <Route path="/settings">
        <settings.Screen />
      </Route>
      <Route path="/join/:code">{({ code }) => <join.Screen key={code} code={code} />}</Route>
      <Route path="/try-link">
        <tryLink.Screen />
      </Route>
      <Route path="/battle/:id/*?">{({ id }) => <battleRoutes.Screen key={id} id={id} />}</Route>
      <Route path={ANYWHERE} component={HomeScreen} />
    </Switch>
  );
}
