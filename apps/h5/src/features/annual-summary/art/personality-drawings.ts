import type { PersonalityLook } from '@cangkir/core/annual-summary';
import type { ComponentType } from 'react';
import AfternoonBackground from './afternoon-background.svg?react';
import AfternoonLogo from './afternoon-logo.svg?react';
import AfternoonPortrait from './afternoon-portrait.svg?react';
import BlackBackground from './black-background.svg?react';
import BlackLogo from './black-logo.svg?react';
import BlackPortrait from './black-portrait.svg?react';
import ExplorerBackground from './explorer-background.svg?react';
import ExplorerLogo from './explorer-logo.svg?react';
import ExplorerPortrait from './explorer-portrait.svg?react';
import LatteBackground from './latte-background.svg?react';
import LatteLogo from './latte-logo.svg?react';
import LattePortrait from './latte-portrait.svg?react';
import MorningBackground from './morning-background.svg?react';
import MorningLogo from './morning-logo.svg?react';
import MorningPortrait from './morning-portrait.svg?react';
import NightBackground from './night-background.svg?react';
import NightLogo from './night-logo.svg?react';
import NightPortrait from './night-portrait.svg?react';
import SweetBackground from './sweet-background.svg?react';
import SweetLogo from './sweet-logo.svg?react';
import SweetPortrait from './sweet-portrait.svg?react';

/** The background of each personality. */
export const BACKGROUNDS: Readonly<Record<PersonalityLook['background'], ComponentType>> = {
  'black-background': BlackBackground,
  'latte-background': LatteBackground,
  'explorer-background': ExplorerBackground,
  'sweet-background': SweetBackground,
  'morning-background': MorningBackground,
  'afternoon-background': AfternoonBackground,
  'night-background': NightBackground,
};

/** The logo of each personality. */
export const LOGOS: Readonly<Record<PersonalityLook['logo'], ComponentType>> = {
  'black-logo': BlackLogo,
  'latte-logo': LatteLogo,
  'explorer-logo': ExplorerLogo,
  'sweet-logo': SweetLogo,
  'morning-logo': MorningLogo,
  'afternoon-logo': AfternoonLogo,
  'night-logo': NightLogo,
};

/** The portrait of each personality. */
export const PORTRAITS: Readonly<Record<PersonalityLook['portrait'], ComponentType>> = {
  'black-portrait': BlackPortrait,
  'latte-portrait': LattePortrait,
  'explorer-portrait': ExplorerPortrait,
  'sweet-portrait': SweetPortrait,
  'morning-portrait': MorningPortrait,
  'afternoon-portrait': AfternoonPortrait,
  'night-portrait': NightPortrait,
};
