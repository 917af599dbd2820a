import { definePage } from '../../flow/page/define-page.ts';
import { drawPageParts } from '../draw/draw.page.ts';
import { loveRouteName, loveView } from './love.view.ts';

/** The pages of the love campaign: a draw without a wheel, with its own view, and one route per state. */
export const lovePage = definePage({
  ...drawPageParts(0),
  view: loveView,
  routeName: loveRouteName,
});
