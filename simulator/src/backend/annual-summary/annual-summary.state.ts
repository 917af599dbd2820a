import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { orders } = ENDPOINTS.annualSummary.output.entries;

const order = v.object({ ...orders.item.entries, userId: v.string() });

/** People's past orders. */
export const ANNUAL_SUMMARY_STATE = { pastOrders: v.array(order) };

export type BackendPastOrder = v.InferOutput<typeof order>;
