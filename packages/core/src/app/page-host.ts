import type { PageEmitted, PageHost } from '../flow/page/page.types.ts';
import type { LoginState } from '../platform/session/session.ts';
import { routeInstead } from '../rules/activity/admission.ts';
import type { AppEvent } from './app.types.ts';
import type { CommonPorts } from './common-ports.ts';
import { keepAtRoute } from './keep-at-route.ts';
import { type DraftPlace, draftPlaceOf, findDraft, keepDraft } from './page-drafts.ts';
import { isAtPlace, type PagePlace } from './pages.ts';

/** The part of the root that a page's host needs. */
interface Root {
  draftOwner(): LoginState;
  send(event: AppEvent): void;
}

/** The host of a page: it handles what the page's machine emits, and stores its draft. */
export function createPageHost(
  { native, router, session }: Pick<CommonPorts, 'native' | 'router' | 'session'>,
  place: PagePlace,
  root: Root,
): PageHost {
  function handle(emitted: PageEmitted): void {
    switch (emitted.type) {
      case 'loginRequired':
        if (isCurrent(root.draftOwner().token)) root.send({ type: 'REQUIRE_LOGIN' });
        else handleRefusedToken();
        return;
      case 'sessionEnded':
        handleRefusedToken();
        return;
      case 'goTo':
        router.push(emitted.route);
        return;
      case 'redirect':
        redirect(emitted.route);
        return;
      case 'marketFound':
        root.send({ type: 'MARKET_FOUND', market: emitted.market });
        return;
      case 'adVoucherPaid':
        session.adVoucher.set({ paySuccess: true });
        return;
      case 'leave':
        router.leave(emitted.url);
    }
  }

  /** Replaces the page's route, once the page has kept its draft. A user who is elsewhere by then stays there. */
  function redirect(route: string): void {
    void Promise.resolve().then(() => {
      if (isAtPlace(router.current(), place)) router.replace(route);
    });
  }

  /**
   * Ends the session that the page started with, after its token was refused. If the token was replaced meanwhile, the
   * page restarts with the new one, and with the draft from before the refusal.
   */
  function handleRefusedToken(): void {
    const owner = root.draftOwner();
    const draftPlace = draftPlaceOf(place, owner);
    const draft = findDraft(session.commonSession.get().pageDrafts, draftPlace);
    // By then the page has stored its draft, which still belongs to the previous user.
    void Promise.resolve().then(() => {
      if (isCurrent(owner.token)) {
        root.send({ type: 'SESSION_ENDED' });
        return;
      }
      keep(draftPlace, draft);
      root.send({ type: 'LOGIN_CHANGED' });
    });
  }

  function keep(draftPlace: DraftPlace, draft: unknown): void {
    const { pageDrafts } = session.commonSession.get();
    if (draft === null && findDraft(pageDrafts, draftPlace) === null) return;
    session.commonSession.set({ pageDrafts: keepDraft(pageDrafts, draftPlace, draft) });
  }

  function isCurrent(token: string): boolean {
    return token === session.global.get().token;
  }

  return {
    async redirectFor(admission) {
      const { minimumAppVersion } = admission;
      const appVersion = minimumAppVersion === undefined ? null : await native.appVersion();
      return routeInstead(admission, router.current(), appVersion);
    },
    handle,
    keepDraft: (draft) => keep(draftPlaceOf(place, root.draftOwner()), draft),
    keepAt: (name) => keepAtRoute(router, place, name),
  };
}
