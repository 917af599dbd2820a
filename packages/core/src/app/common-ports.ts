import type { LoginPorts } from '../features/login/login.types.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { NativeHost } from '../platform/native-host.ts';
import type { AppHosts } from '../platform/navigation/app-hosts.ts';
import type { Router } from '../platform/navigation/router.ts';
import type { Random } from '../platform/random.ts';
import type { Session } from '../platform/session/session.ts';

/** The ports of every page's machine, besides its own. */
export interface CommonPorts extends LoginPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly hosts: AppHosts;
  readonly native: NativeHost;
  readonly router: Router;
  readonly session: Session;
}
