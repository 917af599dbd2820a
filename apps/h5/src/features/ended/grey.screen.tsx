import { activityState } from '@cangkir/core';
import { useSearchParams } from 'wouter';
import { defineScreen } from '../../frame/screen-definition.ts';
import { EndedContent, EndedPage, EndedSkeletonAction } from './ended-page.tsx';

/** A campaign that has expired, as its link says, or was taken off for now. */
export const greyScreen = defineScreen({
  title: 'ended:title',
  Screen: GreyScreen,
  Skeleton: GreySkeleton,
  SkeletonAction: EndedSkeletonAction,
});

function GreyScreen() {
  return <EndedPage kind={useKind()} />;
}

function GreySkeleton() {
  return <EndedContent kind={useKind()} level={2} />;
}

function useKind(): 'expired' | 'grey' {
  const [query] = useSearchParams();
  return activityState(Number(query.get('state'))) === 'expired' ? 'expired' : 'grey';
}
