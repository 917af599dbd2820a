import { type PageFeature, type PageName, pageStep, type RunningPage } from '@cangkir/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { use } from 'react';
import type { LoadPart } from '../navigation/part.tsx';
import { useApp } from '../product-context.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { FrameScreen } from './frame-screen.tsx';
import { SkeletonScreen } from './loading-screen.tsx';
import type { ScreenDefinition, ScreenProps } from './screen-definition.ts';

interface PageScreenProps<Name extends PageName> {
  readonly name: Name;
  readonly load: LoadPart<ScreenDefinition<ScreenProps<Name>>>;
}

/** The screen of a page with a machine: while the two load, when that fails, and once the machine runs. */
export function PageScreen<Name extends PageName>({ name, load }: PageScreenProps<Name>) {
  const { root } = useApp();
  const screen = use(load());
  const page = useSelector(root, ({ context }) => context.page);
  const hasFailed = useSelector(root, (snapshot) => snapshot.matches('pageFailed'));

  if (hasFailed) {
    return <FailedScreen kind="notLoaded" onRetry={() => root.send({ type: 'RETRY_PAGE' })} />;
  }
  return page !== null && isPage(page, name) ? (
    <RunningScreen page={page} screen={screen} />
  ) : (
    <SkeletonScreen {...screen} />
  );
}

interface RunningScreenProps<Name extends PageName> {
  readonly page: RunningPage<Name>;
  readonly screen: ScreenDefinition<ScreenProps<Name>>;
}

function RunningScreen<Name extends PageName>({ page, screen }: RunningScreenProps<Name>) {
  const step = useSelector(page.actor, pageStep, shallowEqual);
  const feature = useSelector(page.actor, page.featureOf);
  if (feature !== null) return <FeatureScreen page={page} feature={feature} screen={screen} />;
  return step === null ? null : <FrameScreen view={step} screen={screen} page={page.actor} />;
}

interface FeatureScreenProps<Name extends PageName> extends RunningScreenProps<Name> {
  readonly feature: PageFeature<Name>;
}

function FeatureScreen<Name extends PageName>({ page, feature, screen }: FeatureScreenProps<Name>) {
  const view = useSelector(feature, page.view, shallowEqual);
  return <screen.Screen view={view} send={feature.send} />;
}

function isPage<Name extends PageName>(
  page: RunningPage,
  name: Name,
): page is RunningPage & RunningPage<Name> {
  return page.name === name;
}
