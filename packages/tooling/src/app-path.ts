/** The path of the app, on each server and below the simulator's page. Its own addresses are relative. */
export const APP_PATH = '/app/';
