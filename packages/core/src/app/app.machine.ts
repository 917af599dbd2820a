import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromPromise,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { loginMachine } from '../features/login/login.machine.ts';
import { loginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import { machineTypes } from '../flow/machine-types.ts';
import type { PageSpawner } from '../flow/page/define-page.ts';
import { queryOf } from '../platform/navigation/route.ts';
import type { Login } from '../platform/session/login.ts';
import { type GlobalState, isLoggedIn, NOBODY } from '../platform/session/session.ts';
import type { AppEvent, AppPorts } from './app.types.ts';
import { hasOwnDraft, type DraftPlace, findDraft } from './page-drafts.ts';
import { createPageHost, draftPlaceOf, keepLoginDraft, userIdOf } from './page-host.ts';
import {
  hasPage,
  isAtPlace,
  loadPage,
  type PageName,
  type PagePlace,
  pageOf,
  type RunningPage,
  type StartPage,
} from './pages.ts';
