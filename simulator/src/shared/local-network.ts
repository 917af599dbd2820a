import * as v from 'valibot';

/** Where the simulator's own server tells its page how others on the local network reach this machine. */
export const LOCAL_NETWORK_PATH = '/local-network.json';

/** The default port of `npm run backend`. */
export const BACKEND_PORT = 8787;

/** What is to be typed for a phone on the local network to reach the app. */
export const BACKEND_COMMAND = 'npm run backend -- --host 0.0.0.0';

/** The app's addresses on the local network, and whether `npm run backend` answers there. */
export const LOCAL_NETWORK = v.object({
  addresses: v.array(v.object({ address: v.pipe(v.string(), v.url()), answers: v.boolean() })),
});

export type LocalNetwork = v.InferOutput<typeof LOCAL_NETWORK>;
