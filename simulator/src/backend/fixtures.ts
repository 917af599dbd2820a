import { alertBanners } from './banners/banners.fixture.ts';
import { everydayOf } from './features.ts';
import { BACKEND_STATE, type BackendState, type DraftState } from './state.ts';

/** An initial state, made for a moment: its campaigns run around it. */
interface Fixture {
  readonly label: string;
  create(now: number): BackendState;
}

/** The states by name. */
export const FIXTURES = {
  everyday: { label: 'Everyday', create: keepLast(everyday) },
  lastVoucher: { label: 'One voucher left', create: keepLast(lastVoucher) },
  homeAlerts: { label: 'With alerts on home', create: keepLast(withHomeAlerts) },
} as const satisfies Readonly<Record<string, Fixture>>;

export type FixtureName = keyof typeof FIXTURES;

/** Keeps the last state: consecutive scenarios mostly start at the same moment. */
function keepLast(create: (now: number) => BackendState): (now: number) => BackendState {
  let last: BackendState | null = null;
  return (now) => {
    if (last?.startedAt !== now) last = create(now);
    return last;
  };
}

function everyday(now: number): DraftState {
  return inOrder({ startedAt: now, rateLimits: {}, keptAnswers: {}, ...everydayOf(now) });
}

/** The same parts in the order of the schema, in which a stored state is restored. */
function inOrder(state: DraftState): DraftState;
function inOrder(state: object): object {
  const parts = Object.keys(BACKEND_STATE.entries);
  return Object.fromEntries(parts.map((part) => [part, Reflect.get(state, part)]));
}

/** The everyday state with what opens by itself on home: a tap there comes after it. */
function withHomeAlerts(now: number): DraftState {
  const state = everyday(now);
  return { ...state, banners: [...state.banners, ...alertBanners(now)] };
}

/** The everyday state with a stock of one everywhere: the second claim gets none. */
function lastVoucher(now: number): DraftState {
  const state = everyday(now);
  for (const campaign of Object.values(state.campaigns))
    campaign.stock = Math.min(1, campaign.stock);
  return state;
}
