import { createReferralGateway, REFERRAL_ENDPOINTS } from './referral.api.ts';
import { CONTRACT } from './referral.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

const { referral, acceptInvite } = REFERRAL_ENDPOINTS;

describeEndpoint(referral, CONTRACT.referral, (client) => createReferralGateway(client).find());

describeEndpoint(acceptInvite, CONTRACT.acceptInvite, (client, { inviteCode }, change) =>
  createReferralGateway(client).accept(inviteCode, change),
);
