import { defineScreen } from '../../frame/screen-definition.ts';
import { EndedNotice, EndedPage } from './ended-page.tsx';

/** A campaign that has ended. */
export const endedScreen = defineScreen({
  title: 'ended:title',
  Screen: EndedScreen,
  Skeleton: EndedSkeleton,
});

function EndedScreen() {
  return <EndedPage kind="ended" />;
}

function EndedSkeleton() {
  return <EndedNotice kind="ended" level={2} />;
}
