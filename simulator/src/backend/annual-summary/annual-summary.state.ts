import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { orders } = ENDPOINTS.annualSummary.output.entries;

/** What people ordered in the past, by person. */
export const ANNUAL_SUMMARY_STATE = v.record(v.string(), orders);

export type BackendPastOrder = v.InferOutput<typeof orders>[number];
