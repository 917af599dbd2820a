import { definePage } from '../../flow/page/define-page.ts';
import { drawPage } from '../draw/draw.page.ts';
import { loveRouteName, loveView } from './love.view.ts';

/** The pages of the love campaign: a draw with its own view, and one route per state. */
export const lovePage = definePage({ ...drawPage, view: loveView, routeName: loveRouteName });
