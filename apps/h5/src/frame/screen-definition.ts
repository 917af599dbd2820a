import type { PageEventOf, PageName, PageView } from '@cangkir/core';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/text-key.ts';
import type { Product } from '../product-context.tsx';
import type { AppTab } from './app-tabs.tsx';

/** The props of the screen of a page with a machine. */
export interface ScreenProps<Name extends PageName> {
  /** What to show. */
  readonly view: PageView<Name>;
  /** Sends what the person does. */
  send(event: PageEventOf<Name>): void;
}

/** What the frame knows of a screen. */
export interface ScreenDefinition<Props = object> {
  /** The title in the bar while the screen itself is not there. */
  readonly title: TextKey;
  /** Its tab, where it is one of the main places of the app. */
  readonly tab?: AppTab | undefined;
  /** Said when the backend does not know what the address names; a general sentence if omitted. */
  readonly notFound?: TextKey;
  /** Shown in place of that, where something of the screen's own helps. */
  readonly NotFound?: ComponentType;
  /** Said when a login is required; a general sentence if omitted. */
  readonly loginRequired?: TextKey;
  readonly Screen: ComponentType<Props>;
  /** The screen's shape while its data loads, with the controls that no data decide. */
  readonly Skeleton: ComponentType;
  /** Its action bar meanwhile: its shape, where data decide what it does. */
  readonly SkeletonAction?: ComponentType;
  /** Reads what the screen shows, so that it opens with that; for a screen without a machine. */
  readAhead?(product: Product): Promise<void>;
}

/** Defines a screen: the only export of its module that the table of screens needs. */
export function defineScreen<Props>(definition: ScreenDefinition<Props>): ScreenDefinition<Props> {
  return definition;
}
