import { table } from '../contracts/markdown.ts';
import type { AppRoute } from './app-routes.ts';

/** The documentation of the routes in Markdown. */
export function routesPage(routes: readonly AppRoute[]): string {
  return [
    '# Routes',
    'Every route of the product, with its page if it has a machine, and whether its screen is built. Generated from `packages/core/src/platform/navigation/routes.ts`, `packages/core/src/app/pages.ts` and `apps/h5/src/screens.ts` by `npm run docs`: change it there.',
    `${builtRoutes(routes).length} of ${namesOf(routes).length} routes have a screen. Every other one leads to a screen that says that it is not built.`,
    table(['Route', 'Path', 'Page', 'Screen'], routes.map(row)),
    '',
  ].join('\n\n');
}

/** The names of the routes with a screen. */
export function builtRoutes(routes: readonly AppRoute[]): readonly string[] {
  return namesOf(routes.filter(({ isBuilt }) => isBuilt));
}

function namesOf(routes: readonly AppRoute[]): readonly string[] {
  return [...new Set(routes.map(({ name }) => name))];
}

function row({ name, path, page, isBuilt }: AppRoute): string[] {
  return [name, `\`${path}\``, page ?? '', isBuilt ? 'built' : ''];
}
