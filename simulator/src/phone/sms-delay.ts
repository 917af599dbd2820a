/** The travel time of an SMS. On a slow network it is quicker than the answer to its request. */
export const SMS_DELAY_MS = 800;
