import { createPrizeFormGateway, PRIZE_FORM_ENDPOINTS } from './prize-form.api.ts';
import { CONTRACT } from './prize-form.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

const { prizeForm, sendPrizeForm } = PRIZE_FORM_ENDPOINTS;

describeEndpoint(prizeForm, CONTRACT.prizeForm, (client, { drawId }) =>
  createPrizeFormGateway(client).find(drawId),
);

describeEndpoint(sendPrizeForm, CONTRACT.sendPrizeForm, (client, input, change) =>
  createPrizeFormGateway(client).send(input, change),
);
