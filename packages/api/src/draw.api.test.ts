import { createDrawGateway, DRAW_ENDPOINTS } from './draw.api.ts';
import { CONTRACT } from './draw.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

const { drawActivity, draw } = DRAW_ENDPOINTS;

describeEndpoint(drawActivity, CONTRACT.drawActivity, (client, { activityCode }) =>
  createDrawGateway(client).find(activityCode),
);

describeEndpoint(draw, CONTRACT.draw, (client, { activityCode }, change) =>
  createDrawGateway(client).draw(activityCode, change),
);
