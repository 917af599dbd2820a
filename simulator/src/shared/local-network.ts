import * as v from 'valibot';

/** The path where the simulator's server reports how to reach this machine on the local network. */
export const LOCAL_NETWORK_PATH = '/local-network.json';

/** The default port of `npm run backend`. */
export const BACKEND_PORT = 8787;

/** The command that serves the app to phones on the local network. */
export const BACKEND_COMMAND = 'npm run backend -- --host 0.0.0.0';

/** The app's addresses on the local network, and whether `npm run backend` answers there. */
export const LOCAL_NETWORK = v.object({
  addresses: v.array(v.object({ address: v.pipe(v.string(), v.url()), answers: v.boolean() })),
});

export type LocalNetwork = v.InferOutput<typeof LOCAL_NETWORK>;
