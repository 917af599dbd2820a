import { type Home, homeSchema } from '@cangkir/core/home';
import type { DefineQuery } from '../../frame/queries/gateway-query.ts';

/** The content of home for the current user, or for a visitor. */
export const homeQuery: DefineQuery<Home> = ({ gateways }, userId) => ({
  queryKey: ['home', userId],
  read: (signal) => gateways.home.find({ signal }),
  schema: homeSchema,
});
