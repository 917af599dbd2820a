import * as v from 'valibot';
import type { Phone } from '../phone/create-phone.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { Keeper } from '../shared/kept-value.ts';

type StoringPhones = Readonly<
  Record<PhoneName, { readonly storage: Pick<Phone['storage'], 'all' | 'replaceAll'> }>
>;

const TEXTS = v.record(v.string(), v.string());
const ENTRIES = v.object({ local: TEXTS, session: TEXTS });
const LENT = v.object({ first: ENTRIES, second: ENTRIES });

/** What the person's apps have stored, while those of a scenario store theirs in the same place. */
export interface LentStorage {
  /** Takes it down. It is kept, too: a page that is left with a scenario on stage gives nothing back. */
  lend(): Promise<void>;
  /** Puts it back in the place of what is there. No page must run. */
  giveBack(): Promise<void>;
}

/** Gives back what was still lent when the desk was last left. No page must run. */
export async function openLentStorage(phones: StoringPhones, keeper: Keeper): Promise<LentStorage> {
  const left = v.safeParse(LENT, await keeper.load());
  let lent = left.success ? left.output : null;

  /** What can't be kept is given back as long as the page is not left. */
  const keep = () => keeper.save(lent).catch(() => {});

  async function giveBack(): Promise<void> {
    if (lent === null) return;
    phones.first.storage.replaceAll(lent.first);
    phones.second.storage.replaceAll(lent.second);
    lent = null;
    await keep();
  }

  await giveBack();
  return {
    async lend() {
      lent = { first: phones.first.storage.all(), second: phones.second.storage.all() };
      await keep();
    },
    giveBack,
  };
}
