import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { LoginGateway } from './login.gateway.ts';

/** The code in every SMS of the in-memory backend; each SMS is valid for one login. */
export const MEMORY_SMS_CODE = '482913';

/** The pause before the next SMS. Milliseconds. */
export const MEMORY_RESEND_MS = 60_000;

/** The user who logs in, whatever their phone. */
export const MEMORY_USER_ID = 'member-1';

/** Logins in memory: each is accepted. */
export function createMemoryLoginGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<LoginGateway>(clock, {
    sendCode: () => ({ resendAt: clock.now() + MEMORY_RESEND_MS }),
    logIn: ({ phone }, nth) => ({ token: `token-${nth}`, user: { id: MEMORY_USER_ID, phone } }),
    logOut: () => undefined,
    logOutEverywhere: () => undefined,
  });
  return { login: gateway, calls };
}

/** The feature in memory. */
export const loginMemory = { gateways: createMemoryLoginGateway } satisfies FeatureMemory;
