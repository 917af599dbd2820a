import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { recipient } = ENDPOINTS.sendPrizeForm.input.entries;

/** The recipients of prizes, by draw. */
export const PRIZE_FORM_STATE = {
  prizeForms: v.record(v.string(), v.object({ recipient, sentAt: v.number() })),
};

export type BackendSentRecipient = v.InferOutput<typeof PRIZE_FORM_STATE.prizeForms>[string];
