import 'i18next';
import type bargain from '../locales/id/bargain.json';
import type catalogue from '../locales/id/catalogue.json';
import type checkIn from '../locales/id/check-in.json';
import type claim from '../locales/id/claim.json';
import type common from '../locales/id/common.json';
import type community from '../locales/id/community.json';
import type coupon from '../locales/id/coupon.json';
import type login from '../locales/id/login.json';
import type outcome from '../locales/id/outcome.json';
import type referral from '../locales/id/referral.json';
import type status from '../locales/id/status.json';
import type vouchers from '../locales/id/vouchers.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'catalogue';
    resources: {
      bargain: typeof bargain;
      catalogue: typeof catalogue;
      'check-in': typeof checkIn;
      claim: typeof claim;
      common: typeof common;
      community: typeof community;
      coupon: typeof coupon;
      login: typeof login;
      outcome: typeof outcome;
      referral: typeof referral;
      status: typeof status;
      vouchers: typeof vouchers;
    };
  }
}
