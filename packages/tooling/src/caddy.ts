/**
 * `npm run caddy`: tests of apps/h5/deploy/Caddyfile on the production build, under Caddy. Arguments go to vitest. Where Caddy
 * cannot be installed, `npm test` counts them as skipped, unless REQUIRE_CADDY is set.
 */
import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.ts';
import { runOptionalPart } from './optional-part.ts';

await runOptionalPart({
  config: 'simulator/caddy/vitest.config.ts',
  ensure() {
    if (isInstalled()) return true;
    installDebianPackages(['caddy']);
    return isInstalled();
  },
  install:
    'Caddy is not installed. On Debian: sudo apt-get install --no-install-recommends caddy. Elsewhere: https://caddyserver.com/docs/install',
  required: 'REQUIRE_CADDY',
});

function isInstalled(): boolean {
  return spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;
}
