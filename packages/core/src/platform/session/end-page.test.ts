import { describe, expect, test } from 'vitest';
import { targetLink } from '../navigation/redirect-target.ts';
import { ROUTES } from '../navigation/routes.ts';
import { endPageAfter, runningCampaign } from './end-page.ts';

const CAMPAIGN = '/get-coupons?activityCode=kopi';
const LEADING = targetLink(ROUTES.end, CAMPAIGN);

describe('the stored end page', () => {
  test.each([ROUTES.endFirst, ROUTES.end, ROUTES.grey])('is the first one, such as %s', (route) => {
    expect(endPageAfter(route, null)).toBe(route);
  });

  test('is the last one that names a campaign', () => {
    const newer = targetLink(ROUTES.grey, '/bni');
    expect(endPageAfter(LEADING, ROUTES.grey)).toBe(LEADING);
    expect(endPageAfter(ROUTES.endFirst, LEADING)).toBe(LEADING);
    expect(endPageAfter(newer, LEADING)).toBe(newer);
  });

  test('stays on other routes', () => {
    expect(endPageAfter('/', null)).toBeNull();
    expect(endPageAfter(CAMPAIGN, LEADING)).toBe(LEADING);
  });
});

describe('the campaign that runs now', () => {
  test('is the one of the link, else the stored one', () => {
    expect(runningCampaign(targetLink(ROUTES.grey, '/bni'), LEADING)).toBe('/bni');
    expect(runningCampaign(ROUTES.grey, LEADING)).toBe(CAMPAIGN);
  });

  test.each([ROUTES.grey, 'https://evil.example/', 'javascript:alert(1)', '/login'])(
    'is never %s',
    (target) => {
      const link = targetLink(ROUTES.end, target);
      expect(runningCampaign(link, link)).toBeNull();
    },
  );

  test('may be unknown', () => {
    expect(runningCampaign(ROUTES.end, null)).toBeNull();
  });
});
