import { expect, test } from 'vitest';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { campaignPageName } from './campaign-page-name.ts';

test.each([
  [ROUTES.icedLatte, 'icedLatte'],
  [`${ROUTES.shareLive}?name=other`, 'shareLive'],
  ['/bni', 'bni'],
  ['/tmp?name=ngopi-sore', 'ngopi-sore'],
  ['/textConfig?name=jam-buka&x=1', 'jam-buka'],
  ['/tmp', ''],
  ['/tmp?name=../config', ''],
  ['/nowhere?name=x', ''],
])('of %s is %j', (route, name) => {
  expect(campaignPageName(route)).toBe(name);
});
