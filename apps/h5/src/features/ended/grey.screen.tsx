import { defineScreen } from '../../frame/screen-definition.ts';
import { EndedNotice, EndedPage } from './ended-page.tsx';

/** A campaign that was taken off for now. */
export const greyScreen = defineScreen({
  title: 'ended:title',
  Screen: GreyScreen,
  Skeleton: GreySkeleton,
});

function GreyScreen() {
  return <EndedPage kind="grey" />;
}

function GreySkeleton() {
  return <EndedNotice kind="grey" level={2} />;
}
