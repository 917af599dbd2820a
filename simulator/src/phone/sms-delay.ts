/** The travel time of an SMS. The page receives the answer to its request first. */
export const SMS_DELAY_MS = 800;
