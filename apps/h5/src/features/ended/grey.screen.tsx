import { activityState } from '@cangkir/core';
import { useSearchParams } from 'wouter';
import { defineScreen } from '../../frame/screen-definition.ts';
import { EndedNotice, EndedPage } from './ended-page.tsx';

/** A campaign that has expired, as its link says, or was taken off for now. */
export const greyScreen = defineScreen({
  title: 'ended:title',
  Screen: GreyScreen,
  Skeleton: GreySkeleton,
});

function GreyScreen() {
  const [query] = useSearchParams();
  const isExpired = activityState(Number(query.get('state'))) === 'expired';
  return <EndedPage kind={isExpired ? 'expired' : 'grey'} />;
}

function GreySkeleton() {
  return <EndedNotice kind="grey" level={2} />;
}
