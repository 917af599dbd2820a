import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, localizedText, moment } from './schemas.ts';

/** A person's year in review. */
export const ANNUAL_SUMMARY_ENDPOINTS = {
  annualSummary: endpoint({
    method: 'GET',
    path: '/portal/app/annual-summary',
    input: v.object({
      year: v.pipe(v.string(), v.regex(/^20\d\d$/), v.description('in WIB')),
    }),
    output: v.object({
      orders: v.array(
        v.object({
          paidAt: moment,
          drinks: v.array(
            v.object({
              productId: identifier,
              name: localizedText,
              taste: v.picklist(['black', 'latte', 'sweet', 'other']),
            }),
          ),
        }),
      ),
    }),
  }),
} as const;
