import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup, stopChild } from 'xstate';
import { type ClaimMachine, createClaimMachine } from '../claim/claim.machine.ts';
import { createLoginMachine, type LoginMachine } from '../login/login.machine.ts';
import { createLoginRedirectMachine } from '../login/login-redirect.machine.ts';
import { machineTypes } from '../machine/machine-types.ts';
import type { Campaign } from '../ports/campaign-gateway.ts';
import { rememberDevice } from '../session/device.ts';
import { isLoggedIn, NOBODY } from '../session/session.ts';
import type { AppEvent, AppPorts } from './app.types.ts';
import { sourceIdOf } from './campaign-route.ts';

interface AppContext {
  readonly login: ActorRefFrom<LoginMachine>;
  /** Runs while the person is on a campaign's page. */
  readonly claim: ActorRefFrom<ClaimMachine> | null;
}

/** The root: it starts and stops the machines, and is the only place where they meet. */
export function createAppMachine(
  ports: AppPorts,
  takeCampaign: (sourceId: string) => Campaign | null,
) {
  const { session } = ports;
  const device = rememberDevice(ports.device, ports.native, session);

  return setup({
    types: machineTypes<{ context: AppContext; events: AppEvent }>(),
    actors: {
      login: createLoginMachine(ports),
      loginRedirect: createLoginRedirectMachine(ports),
      claim: createClaimMachine({ ...ports, device }),
    },
    actions: {
      rememberLogin: ({ event }) => {
        if (event.type !== 'LOGIN_SUCCEEDED') return;
        session.global.set({ token: event.login.token, userInfo: event.login.user });
        session.commonSession.set({ loginDraft: null });
      },
      forgetLogin: () => session.global.set(NOBODY),
      leaveClaim: stopChild('claim'),
    },
    guards: {
      isSameClaim: ({ context, event }) =>
        event.type === 'ROUTE_CHANGED' &&
        context.claim !== null &&
        sourceIdOf(event.route) === context.claim.getSnapshot().context.sourceId,
      isClaimRoute: ({ event }) =>
        event.type === 'ROUTE_CHANGED' && sourceIdOf(event.route) !== null,
    },
  }).createMachine({
    id: 'app',
    context: ({ spawn, self }) => {
      const login = spawn('login', {
        id: 'login',
        systemId: 'login',
        input: { draft: session.commonSession.get().loginDraft },
      });
      login.on('loggedIn', (event) => self.send({ type: 'LOGIN_SUCCEEDED', login: event.login }));
      login.subscribe((snapshot) => keepDraft(snapshot));
      return { login, claim: null };
    },
    invoke: { src: 'loginRedirect', id: 'loginRedirect', systemId: 'loginRedirect' },
    on: {
      ROUTE_CHANGED: [
        { guard: 'isSameClaim' },
        {
          guard: 'isClaimRoute',
          actions: [
            'leaveClaim',
            assign({
              claim: ({ spawn, self, event }) => {
                const sourceId = sourceIdOf(event.route) ?? '';
                const claim = spawn('claim', {
                  id: 'claim',
                  systemId: 'claim',
                  input: {
                    sourceId,
                    loggedIn: isLoggedIn(session.global.get()),
                    pendingKey: pendingKeyOf(sourceId),
                    campaign: takeCampaign(sourceId),
                  },
                });
                claim.on('loginRequired', () => self.send({ type: 'REQUIRE_LOGIN' }));
                claim.on('sessionEnded', () => self.send({ type: 'SESSION_ENDED' }));
                claim.subscribe((snapshot) => keepPendingClaim(snapshot));
                return claim;
              },
            }),
          ],
        },
        { actions: ['leaveClaim', assign({ claim: null })] },
      ],
      REQUIRE_LOGIN: { actions: sendTo('loginRedirect', { type: 'REQUIRE_LOGIN' }) },
      LOGIN_SUCCEEDED: {
        actions: [
          'rememberLogin',
          ({ context }) => context.claim?.send({ type: 'IDENTIFIED' }),
          sendTo('login', { type: 'START_OVER' }),
          sendTo('loginRedirect', { type: 'LOGGED_IN' }),
        ],
      },
      SESSION_ENDED: { actions: ['forgetLogin', sendTo('login', { type: 'SESSION_ENDED' })] },
      SESSION_CHANGED: {
        actions: ({ context }) =>
          context.claim?.send({
            type: 'SESSION_CHANGED',
            loggedIn: isLoggedIn(session.global.get()),
          }),
      },
    },
  });

  function keepDraft({ context }: SnapshotFrom<LoginMachine>): void {
    const { market, typedPhone, phone, resendAt, sendKey, logInKey } = context;
    session.commonSession.set({
      loginDraft: { market, typedPhone, phone, resendAt, sendKey, logInKey },
    });
  }

  function pendingKeyOf(sourceId: string): string | null {
    // A map, for anything may stand in a link, `constructor` too.
    return new Map(Object.entries(session.commonSession.get().pendingClaims)).get(sourceId) ?? null;
  }

  function keepPendingClaim({ context }: SnapshotFrom<ClaimMachine>): void {
    const { [context.sourceId]: _, ...others } = session.commonSession.get().pendingClaims;
    session.commonSession.set({
      pendingClaims:
        context.pendingKey === null
          ? others
          : { ...others, [context.sourceId]: context.pendingKey },
    });
  }
}

export type AppMachine = ReturnType<typeof createAppMachine>;
