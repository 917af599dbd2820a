import { SHARE_TYPE } from '@cangkir/core';
import { METHODS } from '../methods.ts';
import { type AttendedCheck, answers, callOf, refuses, sends } from './planned-check.ts';
import { VALID_PARAMS } from './valid-params.ts';

const { setTitle, showOrHideNav, sharePanel, shareToItem, giftCardToPay, routeJump } = VALID_PARAMS;

const SCAN = [callOf('scanCode', {})];
const SHARE = [callOf('sharePanel', sharePanel)];
const LOCATE = [callOf('getLocation', {})];
const LOG_IN = callOf('toLogin', {});
const SOMEBODY = callOf('userInfo', {}, METHODS.userInfo.output.wrapped);

/** What a person does and sees in the app. What may end the page is last. */
export const ATTENDED_CHECKS: readonly AttendedCheck[] = [
  {
    task: 'seeTitle',
    ...answers('setTitle', 'seen', [
      callOf('showOrHideNav', showOrHideNav),
      callOf('setTitle', setTitle),
    ]),
  },
  {
    task: 'seeNoBar',
    ...answers('showOrHideNav', 'seen', [callOf('showOrHideNav', { show: false })]),
  },
  { task: 'closeCamera', ...refuses('scanCode', 'closed', SCAN) },
  { task: 'useCamera', ...answers('scanCode', 'used', SCAN) },
  { task: 'closeSharePanel', ...refuses('sharePanel', 'closed', SHARE) },
  { task: 'useSharePanel', ...answers('sharePanel', 'used', SHARE) },
  {
    task: 'sharePhoto',
    ...answers('shareToItem', 'photo', [
      callOf('shareToItem', { ...shareToItem, type: SHARE_TYPE.photoApp }),
    ]),
  },
  {
    task: 'shareStory',
    ...answers('shareToItem', 'story', [
      callOf('shareToItem', { ...shareToItem, type: SHARE_TYPE.photoAppStories }),
    ]),
  },
  { task: 'allowLocation', ...answers('getLocation', 'allowed', LOCATE) },
  { task: 'forbidLocation', ...refuses('getLocation', 'forbidden', LOCATE) },
  {
    task: 'closePayment',
    ...refuses('giftCardToPay', 'closed', [callOf('giftCardToPay', giftCardToPay)]),
  },
  { task: 'leaveAndReturn', ...sends('pause', ['pause', 'resume']) },
  { task: 'closeLogin', ...refuses('toLogin', 'closed', [LOG_IN]) },
  { task: 'useLogin', ...answers('toLogin', 'used', [LOG_IN, SOMEBODY]), leaves: true },
  { task: 'renewToken', ...sends('tokenUpdate', ['tokenUpdate']), leaves: true },
  {
    task: 'seeScreen',
    ...answers('routeJump', 'seen', [callOf('routeJump', routeJump)]),
    leaves: true,
  },
  {
    task: 'seeStore',
    ...answers('toAppStore', 'seen', [callOf('toAppStore', {})]),
    leaves: true,
  },
  { task: 'seeBack', ...answers('back', 'seen', [callOf('back', {})]), leaves: true },
  { task: 'seeClosed', ...answers('close', 'seen', [callOf('close', {})]), leaves: true },
];
