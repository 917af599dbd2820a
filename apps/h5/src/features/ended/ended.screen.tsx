import { defineScreen } from '../../frame/screen-definition.ts';
import { EndedContent, EndedPage, EndedSkeletonAction } from './ended-page.tsx';

/** A campaign that has ended. */
export const endedScreen = defineScreen({
  title: 'ended:title',
  Screen: EndedScreen,
  Skeleton: EndedSkeleton,
  SkeletonAction: EndedSkeletonAction,
});

function EndedScreen() {
  return <EndedPage kind="ended" />;
}

function EndedSkeleton() {
  return <EndedContent kind="ended" level={2} />;
}
