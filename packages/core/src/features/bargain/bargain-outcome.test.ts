import { describe, expect, test } from 'vitest';
import { createAssistance, createCut, createInvitation } from './bargain.memory.ts';
import { cutOutcome, helpOutcome } from './bargain-outcome.ts';

const NOT_STARTED = [30004, 120002, 120103];
const ENDED = [30005, 120003, 110004, 120104];

describe('an own cut', () => {
  const assistance = createAssistance();
  const cut = createCut('a');

  test('was made, or was made by another tab', () => {
    expect(cutOutcome({ code: 0, cut, assistance })).toEqual({ kind: 'cut', cut, assistance });
    const none = { kind: 'cut', cut: null, assistance };
    expect(cutOutcome({ code: 0, cut: null, assistance })).toEqual(none);
    expect(cutOutcome({ code: 0, assistance })).toEqual(none);
    expect(cutOutcome({ code: 0, cut })).toBeNull();
  });

  test('is not possible before the start and after the end', () => {
    for (const code of NOT_STARTED) {
      expect(cutOutcome({ code })).toEqual({ kind: 'notStarted', startsAt: null });
    }
    for (const code of ENDED) expect(cutOutcome({ code })).toEqual({ kind: 'ended' });
    expect(cutOutcome({ code: 30011 })).toBeNull();
  });

  test('means nothing with a code of something else', () => {
    expect(cutOutcome({ code: 120101 })).toBeNull();
    expect(cutOutcome({ code: 30007, cut, assistance })).toBeNull();
  });
});

describe('a helper', () => {
  const invitation = createInvitation();

  test('is invited, or has helped before', () => {
    expect(helpOutcome({ code: 0, invitation })).toEqual({ kind: 'invited', invitation });
    expect(helpOutcome({ code: 30007, invitation })).toEqual({ kind: 'helpedBefore', invitation });
    expect(helpOutcome({ code: 0 })).toBeNull();
    expect(helpOutcome({ code: 30007 })).toBeNull();
    expect(helpOutcome({ code: 30006, invitation })).toBeNull();
  });

  test('cannot help by another helper’s link, before the start, which the reply may hold, and after the end', () => {
    expect(helpOutcome({ code: 120101, invitation })).toEqual({ kind: 'downlink' });
    for (const code of NOT_STARTED) {
      expect(helpOutcome({ code })).toEqual({ kind: 'notStarted', startsAt: null });
      expect(helpOutcome({ code, startsAt: 5 })).toEqual({ kind: 'notStarted', startsAt: 5 });
    }
    for (const code of ENDED) expect(helpOutcome({ code })).toEqual({ kind: 'ended' });
    expect(helpOutcome({ code: 30011 })).toBeNull();
  });
});
