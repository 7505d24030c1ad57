import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './home/Home.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { Loading } from '../page/Loading.tsx';
import { askWhoIAm, useMe, useNameAsked } from '../net/me.ts';
import { server } from '../net/server.ts';
import { watchMyTables } from '../page/waiting.ts';

// Everything but the home page comes when it is asked for.
const Lobby = lazy(async () => ({ default: (await import('./lobby/Lobby.tsx')).Lobby }));
const Table = lazy(async () => ({ default: (await import('./table/Table.tsx')).Table }));
const Join = lazy(async () => ({ default: (await import('./join/Join.tsx')).Join }));
const Local = lazy(async () => ({ default: (await import('./local/LocalTable.tsx')).LocalTable }));
const Replay = lazy(async () => ({ default: (await import('./table/Replay.tsx')).Replay }));
const Positions = lazy(async () => ({ default: (await import('./table/Positions.tsx')).Positions }));
const Position = lazy(async () => ({ default: (await import('./positions/Position.tsx')).Position }));
const Rules = lazy(async () => ({ default: (await import('./rules/Rules.tsx')).Rules }));
const Learn = lazy(async () => ({ default: (await import('./features/Learn.tsx')).Learn }));
const Decks = lazy(async () => ({ default: (await import('./features/Decks.tsx')).Decks }));
const Cards = lazy(async () => ({ default: (await import('./features/Cards.tsx')).Cards }));
const Profile = lazy(async () => ({ default: (await import('./me/Profile.tsx')).Profile }));
const Scores = lazy(async () => ({ default: (await import('./features/Scores.tsx')).Scores }));
const Campaigns = lazy(async () => ({
  default: (await import('./features/Campaigns.tsx')).Campaigns,
}));
const Campaign = lazy(async () => ({
  default: (await import('./features/Campaigns.tsx')).Campaign,
}));
const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }));
const About = lazy(async () => ({ default: (await import('./about/About.tsx')).About }));
const NotFound = lazy(async () => ({ default: (await import('../page/NotFound.tsx')).NotFound }));
const NameDialog = lazy(async () => ({ default: (await import('./me/NameDialog.tsx')).NameDialog }));

export function App() {
  const me = useMe();
  useEffect(() => void askWhoIAm(), []);
  const id = me?.id;
  useEffect(() => {
    // Who is logged in is settled when a connection is made.
    server().reconnect();
    return id === undefined ? undefined : watchMyTables();
  }, [id]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/lobby" component={Lobby} />
          <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
          <Route path="/join/:code">{({ code }) => <Join key={code} code={code} />}</Route>
          <Route path="/local/:id">{({ id }) => <Local key={id} id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
          <Route path="/rules/:game?">{({ game }) => <Rules id={game} />}</Route>
          <Route path="/cards/:game?/:card?">{({ game, card }) => <Cards game={game} card={card} />}</Route>
          <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
          <Route path="/positions" component={Positions} />
          <Route path="/positions/:game/:name">
            {({ game, name }) => <Position key={name} game={game} name={name} />}
          </Route>
          <Route path="/decks/:game?/:id?">{({ game, id }) => <Decks game={game} id={id} />}</Route>
          <Route path="/campaigns/:game?">{({ game }) => <Campaigns game={game} />}</Route>
          <Route path="/campaign/:id">{({ id }) => <Campaign key={id} id={id} />}</Route>
          <Route path="/scores/:game?">{({ game }) => <Scores game={game} />}</Route>
          <Route path="/me" component={Profile} />
          <Route path="/settings" component={Settings} />
          <Route path="/about" component={About} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Introduction />
      <Toasts />
    </ErrorBoundary>
  );
}

/** Asks a stranger for a name, wherever one is needed. */
function Introduction() {
  const answer = useNameAsked();
  return answer === null ? null : (
    <Suspense>
      <NameDialog answer={answer} />
    </Suspense>
  );
}
