import type { App } from '@cangkir/core';
import type { DeskParts } from '../../desk/desk.types.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { observeActors } from '../actors.ts';
import { type Observations, StageError } from '../driver.ts';
import { messageOn } from '../on-stage.ts';
import { createCommonReaders, type PhoneReaders } from '../readers.ts';

/** What of the desk is looked at. */
interface SeenDesk {
  readonly backend: Pick<DeskParts['backend'], 'peek'>;
  readonly network: Pick<DeskParts['network'], 'counts' | 'refusals'>;
}

type SeenPhone = Pick<Phone, 'name' | 'app' | 'settings' | 'screen'> & {
  readonly storage: Pick<Phone['storage'], 'all'>;
  readonly host: { readonly overrides: Pick<Phone['host']['overrides'], 'counts'> };
};

/** How to look at each thing that can be seen of a phone’s page, but for the screen. */
export type PageReaders = Omit<PhoneReaders, 'screen'>;

/** The app that a phone shows. @throws StageError where there is none. */
export function runningApp({ name, app }: Pick<Phone, 'name' | 'app'>): App {
  const running = app();
  if (running === null) {
    throw new StageError({ pointer: '', message: messageOn(name, 'The page shows no app.') });
  }
  return running;
}

export function createPageReaders({ backend, network }: SeenDesk, phone: SeenPhone): PageReaders {
  const { name, host } = phone;
  const app = () => runningApp(phone);
  return {
    ...createCommonReaders({ name, app, backend, network, overrides: host.overrides }),
    actors: () => plain(observeActors(app().root)),
    route: () => phone.settings().route,
    left: () => leftOf(phone),
    storage: phone.storage.all,
  };
}

function leftOf(phone: Pick<Phone, 'screen'>): string | null {
  const { content } = phone.screen.getSnapshot().context;
  if (content.kind === 'page') return null;
  return content.kind === 'elsewhere' ? content.address : 'closed';
}

/** Machines live in the frame, and lead to all of it; what is seen of them is data. */
function plain(actors: Observations['actors']): Observations['actors'] {
  return JSON.parse(JSON.stringify(actors));
}
