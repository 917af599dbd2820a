import { queryOf } from '@cangkir/core';
import { useRoute } from '../../frame/use-route.ts';
import { useUserId } from '../../frame/use-user-id.ts';

/** What the link and the login alone say of the page, before anything is read. */
export function useReferralLink() {
  const { inviteCode = '' } = queryOf(useRoute());
  return { isInvited: inviteCode !== '', isVisitor: useUserId() === null };
}
