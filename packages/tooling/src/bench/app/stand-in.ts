/** What stands in for a part of the page that is not there yet. The samples of the kit's demo are busy for ever. */
export const STAND_IN = '[aria-busy="true"]:not(button, a, section *)';
