/**
 * `npm run browsers`: checks that the production build of the customers' app uses nothing that the oldest supported
 * browsers lack, but for what `browsers/accepted-features.ts` names. The browsers stand in the app's package.json.
 */
import { ACCEPTED_FEATURES } from './browsers/accepted-features.ts';
import { buildFindings } from './browsers/build-findings.ts';
import { declaredBrowsers } from './browsers/oldest-browsers.ts';
import { namesOf } from './browsers/support.ts';
import { APP_BUILD } from './built-app.ts';

const findings = buildFindings(APP_BUILD);
const found = new Set(findings.map(({ feature }) => feature));
const unused = Object.keys(ACCEPTED_FEATURES).filter((feature) => !found.has(feature));
const refused = new Set(
  findings
    .filter(({ feature }) => !Object.hasOwn(ACCEPTED_FEATURES, feature))
    .map(
      ({ file, feature, text, browsers }) =>
        `${file} has ${text.slice(0, 200)} (${feature}), which ${namesOf(browsers).join(' and ')} lacks`,
    ),
);

for (const line of refused) console.error(line);
for (const feature of unused) {
  console.error(`browsers/accepted-features.ts names ${feature}, which the build does not use`);
}
if (refused.size + unused.length > 0) process.exitCode = 1;
else console.log(`apps/h5/dist needs nothing newer than ${declaredBrowsers().join(' and ')}`);
