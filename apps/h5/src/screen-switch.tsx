import { pageOf, ROUTES, type RouteName } from '@cangkir/core';
import { Route, Switch } from 'wouter';
import { NOT_FOUND, screenOf } from './screens.tsx';

const NAMES = Object.keys(ROUTES).filter(isRouteName);

/** Shows the screen of the route that the person is on. */
export function ScreenSwitch() {
  return (
    <Switch>
      {NAMES.map((name) => (
        // The routes of a page with a machine share its screen, and what the screen remembers.
        <Route key={pageOf(ROUTES[name])?.name ?? name} path={ROUTES[name]}>
          {screenOf(name)}
        </Route>
      ))}
      <Route>{NOT_FOUND}</Route>
    </Switch>
  );
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name);
}
