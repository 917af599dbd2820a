import type { PhoneSystem } from '@cangkir/core';
import type { ComponentType } from 'react';
import BrowserAndroid from './browser-android.svg?react';
import BrowserIos from './browser-ios.svg?react';
import ChoiceAndroid from './choice-android.svg?react';
import ChoiceIos from './choice-ios.svg?react';
import MenuAndroid from './menu-android.svg?react';
import MenuIos from './menu-ios.svg?react';

interface GuidePictures {
  /** A page in a chat, with the menu that leads out of it marked. */
  readonly Menu: ComponentType;
  /** The open menu: below the dots on Android, at the bottom edge on iOS. */
  readonly Choice: ComponentType;
  /** The same page in the browser, whose address is at the top on Android and at the bottom on iOS. */
  readonly Browser: ComponentType;
}

export const GUIDE_PICTURES: Readonly<Record<PhoneSystem, GuidePictures>> = {
  android: { Menu: MenuAndroid, Choice: ChoiceAndroid, Browser: BrowserAndroid },
  ios: { Menu: MenuIos, Choice: ChoiceIos, Browser: BrowserIos },
};
