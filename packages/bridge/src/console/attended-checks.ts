import { SHARE_TYPE } from '@cangkir/core';
import * as v from 'valibot';
import { METHODS } from '../methods.ts';
import { answers, callOf, type PlannedCheck, refuses } from './planned-check.ts';
import { VALID_PARAMS } from './valid-params.ts';

const { setTitle, showOrHideNav, sharePanel, shareToItem, giftCardToPay, routeJump } = VALID_PARAMS;

/**
 * What a person does and sees in the app. What may end the page is last. A call that shows a dialog is closed before it
 * is used.
 */
export const ATTENDED_CHECKS: readonly PlannedCheck[] = [
  answers('setTitle', 'seen', [
    callOf('showOrHideNav', showOrHideNav),
    callOf('setTitle', setTitle),
  ]),
  answers('showOrHideNav', 'hidden', [callOf('showOrHideNav', { show: false })]),
  refuses('scanCode', 'closed', [callOf('scanCode', {})]),
  answers('scanCode', 'used', [callOf('scanCode', {})]),
  refuses('sharePanel', 'closed', [callOf('sharePanel', sharePanel)]),
  answers('sharePanel', 'used', [callOf('sharePanel', sharePanel)]),
  ...Object.entries(SHARE_TYPE).map(([app, type]) =>
    answers('shareToItem', app, [callOf('shareToItem', { ...shareToItem, type })]),
  ),
  answers('getLocation', 'allowed', [callOf('getLocation', {})]),
  refuses('getLocation', 'forbidden', [callOf('getLocation', {})]),
  refuses('giftCardToPay', 'closed', [callOf('giftCardToPay', giftCardToPay)]),
  { about: 'pause', name: 'sent', expected: 'events', calls: [], events: ['pause', 'resume'] },
  refuses('toLogin', 'closed', [callOf('toLogin', {})]),
  answers(
    'toLogin',
    'used',
    [callOf('toLogin', {}), callOf('userInfo', {}, v.unwrap(METHODS.userInfo.output))],
    { leaves: true },
  ),
  {
    about: 'tokenUpdate',
    name: 'sent',
    expected: 'events',
    calls: [],
    events: ['tokenUpdate'],
    leaves: true,
  },
  answers('routeJump', 'seen', [callOf('routeJump', routeJump)], { leaves: true }),
  answers('toAppStore', 'seen', [callOf('toAppStore', {})], { leaves: true }),
  answers('back', 'seen', [callOf('back', {})], { leaves: true }),
  answers('close', 'seen', [callOf('close', {})], { leaves: true }),
];
