/**
 * `npm run phone-metadata`: reduces the numbering plans of all countries to our markets. Uses the *mobile* metadata, as
 * the smaller "min" one accepts landlines.
 */
import { MARKETS } from '@cangkir/core';
import metadata from 'libphonenumber-js/mobile/metadata';
import { writeOrCheck } from './generated-file.ts';

const callingCodes = Object.entries(metadata.country_calling_codes).filter(([, owners]) =>
  MARKETS.some((market) => owners.includes(market)),
);

const cut = {
  version: metadata.version,
  country_calling_codes: Object.fromEntries(callingCodes),
  countries: Object.fromEntries(MARKETS.map((market) => [market, metadata.countries[market]])),
  nonGeographic: {},
};

writeOrCheck([
  {
    path: 'packages/core/src/rules/phone/phone-metadata.generated.ts',
    command: 'npm run phone-metadata',
    text: `// Made by \`npm run phone-metadata\`: change packages/tooling/src/phone-metadata.ts instead.
import type { MetadataJson } from 'libphonenumber-js/core';

/** The mobile numbering plans of ${MARKETS.join(', ')}, in the form that libphonenumber-js/core takes. */
export const PHONE_METADATA: MetadataJson = ${JSON.stringify(cut, null, 2)};
`,
  },
]);
