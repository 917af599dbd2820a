import { ENDPOINTS } from '@cangkir/api';
import { MARKETS } from '@cangkir/core';
import * as v from 'valibot';

const HOME = ENDPOINTS.home.output.entries;

/** Where something is shown. */
const markets = v.array(v.picklist(MARKETS));

/** The content of home, besides the campaigns that run. */
export const HOME_STATE = {
  home: v.object({
    moduleItems: v.array(v.object({ markets, ...HOME.moduleItems.item.entries })),
    /** The value of an invitation's voucher, the friend's and then the inviter's. In rupiah. */
    inviteAmount: v.number(),
  }),
};

export type BackendModuleItem = v.InferOutput<typeof HOME_STATE.home>['moduleItems'][number];
