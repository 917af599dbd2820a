/** The path of the customers' app in the simulator. The app's own addresses are relative. */
export const APP_PATH = '/app/';
