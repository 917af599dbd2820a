import { table } from '../contracts/markdown.ts';
import type { AppRoute } from './app-routes.ts';

/** The documentation of the routes in Markdown. */
export function routesPage(routes: readonly AppRoute[]): string {
  return [
    '# Routes',
    'Every route of the product, with its page if it has a machine. The screen of a page, or of a route without one, stands in `apps/h5/src/screens.ts`. Generated from `packages/core/src/platform/navigation/routes.ts` and `packages/core/src/app/pages.ts` by `npm run docs`: change it there.',
    table(['Route', 'Path', 'Page'], routes.map(row)),
    '',
  ].join('\n\n');
}

function row({ name, path, page }: AppRoute): string[] {
  return [name, `\`${path}\``, page ?? ''];
}
