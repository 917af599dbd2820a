import { type Language, MINIMUM_APP_VERSION } from '@cangkir/core';
import { formatNumber } from '../../format/number.ts';
import type { Reader } from '../../i18n/read-messages.ts';

/** The messages of points that another version of the app redeems. */
export const POINTS_KEYS = ['points.inTheApp'] as const;

type PointsText = Reader<(typeof POINTS_KEYS)[number]>;

/** Where a member's points lower the price. */
export function pointsText(points: number, language: Language, t: PointsText): string {
  return t('points.inTheApp', {
    count: points,
    points: formatNumber(points, language),
    version: MINIMUM_APP_VERSION.redeemPoints,
  });
}
