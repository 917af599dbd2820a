import { describe, expect, test } from 'vitest';
import { settle } from '../testing/virtual-clock.ts';
import { runStartUp, type StartUpRoutines, type StartUpStep, startUpSteps } from './start-up.ts';

const KNOWN = { isInNativeApp: false, browserId: 'browser-1', savesData: false };
const UNKNOWN_IN_APP = { isInNativeApp: true, browserId: null, savesData: false };

describe('the start', () => {
  test('of a page with a known device starts the statistics and reports the page view', () => {
    expect(startUpSteps({ ...KNOWN, route: '/get-coupons?activityCode=kopi' })).toEqual([
      'trail',
      'tracking',
      'pixel',
      'nextScreens',
    ]);
  });

  test('takes a fingerprint late, and only if the device is unknown', () => {
    expect(startUpSteps({ ...KNOWN, browserId: null, route: '/' })).toEqual([
      'trail',
      'tracking',
      'pixel',
      'fingerprint',
      'nextScreens',
    ]);
  });

  test('in the native app reads the safe area first', () => {
    expect(startUpSteps({ ...KNOWN, isInNativeApp: true, route: '/' })).toEqual([
      'safeArea',
      'trail',
      'tracking',
      'pixel',
      'nextScreens',
    ]);
  });

  test.each(['/browserGuide', '/browserGuide/', '/browserGuide?x=1'])(
    'on %s sends nothing about the user',
    (route) => {
      expect(startUpSteps({ ...KNOWN, route })).toEqual(['trail', 'nextScreens']);
      expect(startUpSteps({ ...UNKNOWN_IN_APP, route })).toEqual([
        'safeArea',
        'trail',
        'fingerprint',
        'nextScreens',
      ]);
    },
  );

  test.each(['/tommunity', '/tommunity/', '/tommunity/signUp?id=1', '/tommunity/checkin'])(
    'on %s runs both routines of the community',
    (route) => {
      expect(startUpSteps({ ...UNKNOWN_IN_APP, route })).toEqual([
        'safeArea',
        'trail',
        'tracking',
        'pixel',
        'activities',
        'registrations',
        'fingerprint',
        'nextScreens',
      ]);
    },
  );

  test('loads nothing ahead of its need for a person who saves data', () => {
    const facts = { ...UNKNOWN_IN_APP, savesData: true };
    expect(startUpSteps({ ...facts, route: '/tommunity' })).toEqual([
      'safeArea',
      'trail',
      'tracking',
      'pixel',
    ]);
  });

  test('elsewhere runs none of them, whatever the query', () => {
    expect(startUpSteps({ ...KNOWN, route: '/mine?from=/tommunity' })).toEqual([
      'trail',
      'tracking',
      'pixel',
      'nextScreens',
    ]);
    expect(startUpSteps({ ...KNOWN, route: '/mine/tommunity' })).toEqual([
      'trail',
      'tracking',
      'pixel',
      'nextScreens',
    ]);
  });
});

describe('running the steps', () => {
  const STEPS: readonly StartUpStep[] = ['safeArea', 'tracking', 'pixel', 'fingerprint'];

  /** Routines that record their start. Those given replace the default. */
  function watchRoutines(others: Partial<StartUpRoutines>) {
    const begun: StartUpStep[] = [];
    const watch = (step: StartUpStep) => () => {
      begun.push(step);
      return others[step]?.() ?? Promise.resolve();
    };
    const routines: StartUpRoutines = {
      safeArea: watch('safeArea'),
      trail: watch('trail'),
      tracking: watch('tracking'),
      pixel: watch('pixel'),
      activities: watch('activities'),
      registrations: watch('registrations'),
      fingerprint: watch('fingerprint'),
      nextScreens: watch('nextScreens'),
    };
    return { begun, routines };
  }

  test('starts each once, in order, and no other', async () => {
    const { begun, routines } = watchRoutines({});
    expect(await runStartUp(STEPS, routines)).toEqual([]);
    expect(begun).toEqual(STEPS);
  });

  test('reports which failed, at once or later, and continues', async () => {
    const { begun, routines } = watchRoutines({
      safeArea: () => {
        throw new Error('Failed to ask the app.');
      },
      pixel: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await runStartUp(STEPS, routines)).toEqual(['safeArea', 'pixel']);
    expect(begun).toEqual(STEPS);
  });

  test('waits for no step that never ends', async () => {
    const { begun, routines } = watchRoutines({ safeArea: () => new Promise(() => {}) });
    void runStartUp(STEPS, routines);
    await settle();
    expect(begun).toEqual(STEPS);
  });
});
