import { BANNER_ENDPOINTS, createBannerGateway } from './banners.api.ts';
import { CONTRACT } from './banners.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

describeEndpoint(
  BANNER_ENDPOINTS.banners,
  CONTRACT.banners,
  (client) => createBannerGateway(client).find('myCenter'),
  (output) => output.banners,
);
