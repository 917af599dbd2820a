import type { PageEventOf, PageName, PageView, RunningPage } from '@cangkir/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentType, use } from 'react';
import type { LoadPart } from '../navigation/part.tsx';
import { useProduct } from '../product-context.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** What the screen of a page with a machine gets: what to show, and how to send what the person does. */
export interface ScreenProps<Name extends PageName> {
  readonly view: PageView<Name>;
  send(event: PageEventOf<Name>): void;
}

interface PageScreenProps<Name extends PageName> {
  readonly name: Name;
  readonly load: LoadPart<ScreenProps<Name>>;
}

/** The screen of a page with a machine: while the two load, when that fails, and once the machine runs. */
export function PageScreen<Name extends PageName>({ name, load }: PageScreenProps<Name>) {
  const { root } = useProduct().app;
  const Screen = use(load());
  const page = useSelector(root, ({ context }) => context.page);
  const hasFailed = useSelector(root, (snapshot) => snapshot.matches('pageFailed'));

  if (hasFailed) {
    return <FailedScreen kind="notLoaded" onRetry={() => root.send({ type: 'RETRY_PAGE' })} />;
  }
  return page !== null && isPage(page, name) ? (
    <RunningScreen page={page} Screen={Screen} />
  ) : (
    <LoadingScreen />
  );
}

interface RunningScreenProps<Name extends PageName> {
  readonly page: RunningPage<Name>;
  readonly Screen: ComponentType<ScreenProps<Name>>;
}

function RunningScreen<Name extends PageName>({ page, Screen }: RunningScreenProps<Name>) {
  const view = useSelector(page.actor, page.view, shallowEqual);
  return <Screen view={view} send={page.actor.send} />;
}

function isPage<Name extends PageName>(
  page: RunningPage,
  name: Name,
): page is RunningPage & RunningPage<Name> {
  return page.name === name;
}
