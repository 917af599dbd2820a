import { type PageName, pageOf, ROUTE_NAMES, ROUTES } from '@cangkir/core';
import { Route, Switch } from 'wouter';
import { PageScreen } from './frame/page-screen.tsx';
import { RouteScreen } from './frame/route-screen.tsx';
import { useRoute } from './frame/use-route.ts';
import { placeOf } from './navigation/place-of.ts';
import { isPlainRoute, NOT_FOUND, PAGE_SCREENS, ROUTE_SCREENS } from './screens.ts';

/** Shows the screen of the route that the person is on. */
export function ScreenSwitch() {
  return (
    <Switch>
      {ROUTE_NAMES.map((name) => (
        // A screen stays from one route of its place to the next, and the pages with a machine are one element.
        <Route key={isPlainRoute(name) ? placeOf(ROUTES[name]) : 'page'} path={ROUTES[name]}>
          {isPlainRoute(name) ? <RouteScreen {...ROUTE_SCREENS[name]} /> : <CurrentPage />}
        </Route>
      ))}
      <Route>
        <RouteScreen {...NOT_FOUND} />
      </Route>
    </Switch>
  );
}

/** The page with a machine on the current route: some routes belong to several; the query says which. */
function CurrentPage() {
  const page = pageOf(useRoute());
  return page === null ? null : screenOfPage(page.name);
}

function screenOfPage<Name extends PageName>(name: Name) {
  return <PageScreen key={name} name={name} load={PAGE_SCREENS[name].load} />;
}
