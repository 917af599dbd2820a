/** Where the simulator serves the customers' app, whose own addresses are relative. */
export const APP_PATH = '/app/';
