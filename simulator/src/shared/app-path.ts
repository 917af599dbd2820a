/** The path of the customers' app below the simulator's page. The app's own addresses are relative. */
export const APP_PATH = '/app/';
