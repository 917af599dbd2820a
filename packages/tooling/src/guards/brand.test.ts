import { BRAND, E_WALLETS } from '@cangkir/core';
import { describe, expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/** The files that name the brand and the e-wallets; prose and package names, which customers never see. */
const MAY_NAME_IT =
  /^packages\/core\/src\/platform\/(brand|e-wallets)\.ts$|\.md$|(^|\/)package(-lock)?\.json$|^LICENSE$/;

/** The npm scope stays what it is when the brand changes. */
const SCOPE = '@cangkir/';

/** What users run, which may run in any environment. Tests run in the default one. */
const PRODUCT = /^(apps|packages\/(api|bridge|core|react))\/.*(?<!\.(test|stories))\.tsx?$/;

const WORDS = [
  BRAND.displayName,
  BRAND.pathSegment,
  BRAND.appName,
  new URL(BRAND.deepLinkScheme).protocol,
  new URL(BRAND.appHost).hostname,
  ...Object.values(E_WALLETS),
].map((word) => word.toLowerCase());

describe('the brand, and each e-wallet,', () => {
  test('is named in one file of the source', () => {
    const sources = projectFiles().filter((file) => !MAY_NAME_IT.test(file));
    const naming = sources.filter((file) => namesBrand(file) || namesBrand(readText(file)));
    expect(naming).toEqual([]);
  });

  test('has hosts and stores that the environment alone reads, as it may name others', () => {
    const reading = projectFiles()
      .filter((file) => PRODUCT.test(file))
      .filter((file) => /BRAND\.(appHost|linkHost|stores)/.test(readText(file)));
    expect(reading).toEqual(['packages/core/src/platform/environment/environment.ts']);
  });

  test('is found in any case and place, but not in the npm scope', () => {
    expect(namesBrand(`const title = 'The ${BRAND.displayName.toUpperCase()} app';`)).toBe(true);
    expect(namesBrand(`"/${BRAND.pathSegment}/luckDraw"`)).toBe(true);
    expect(namesBrand(`import { BRAND } from '${SCOPE}core';`)).toBe(false);
  });
});

function namesBrand(text: string): boolean {
  const shown = text.toLowerCase().replaceAll(SCOPE, '');
  return WORDS.some((word) => shown.includes(word));
}
