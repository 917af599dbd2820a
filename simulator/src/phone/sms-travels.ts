/** How long an SMS is on its way: milliseconds. The page hears first that it was sent. */
export const SMS_TRAVELS = 800;
