import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { orders } = ENDPOINTS.annualSummary.output.entries;

/** Past orders by person. */
export const ANNUAL_SUMMARY_STATE = v.record(v.string(), orders);

export type BackendPastOrder = v.InferOutput<typeof orders>[number];
