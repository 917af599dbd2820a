/**
 * `npm run webkit`: journeys on the production builds in WebKit. Arguments go to vitest. Where WebKit cannot be installed,
 * `npm test` counts them as skipped, unless REQUIRE_WEBKIT is set.
 */
import { run } from './run.ts';
import { REPORT_VARIABLE, writeReport } from './test-report/test-report.ts';
import { ensureWebKit, INSTALL_WEBKIT } from './webkit/webkit-parts.ts';

const config = 'simulator/webkit/vitest.config.ts';

if (ensureWebKit()) {
  process.exitCode = await run(['vitest', 'run', '--config', config, ...process.argv.slice(2)]);
} else {
  console.error(INSTALL_WEBKIT);
  if (process.env[REPORT_VARIABLE] && !process.env['REQUIRE_WEBKIT']) {
    writeReport({ passed: 0, failures: [], skipped: 1 });
  } else process.exitCode = 1;
}
