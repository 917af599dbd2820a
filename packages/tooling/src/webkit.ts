/**
 * `npm run webkit`: journeys on the production builds in WebKit. Arguments go to vitest. Where WebKit cannot be installed,
 * `npm test` counts them as skipped, unless REQUIRE_WEBKIT is set.
 */
import { runOptionalPart } from './optional-part.ts';
import { ensureWebKit, INSTALL_WEBKIT } from './webkit/webkit-parts.ts';

await runOptionalPart({
  config: 'simulator/webkit/vitest.config.ts',
  ensure: ensureWebKit,
  install: INSTALL_WEBKIT,
  required: 'REQUIRE_WEBKIT',
});
