import { addWibMonths } from '@cangkir/core';
import type { PersonId } from '../login/login.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';
import type { BackendPastOrder } from './annual-summary.state.ts';

type Drink = BackendPastOrder['drinks'][number];

const KOPI_SUSU = drink('kopi-susu', PRODUCTS.kopiSusu, 'latte');
const AMERICANO = drink('americano', PRODUCTS.americano, 'black');
const SPANISH_LATTE = drink('spanish-latte', PRODUCTS.spanishLatte, 'latte');
const KOPI_O = drink('kopi-o', PRODUCTS.kopiO, 'black');
const KOPI_PANDAN = drink('kopi-pandan', PRODUCTS.kopiPandan, 'sweet');

/** The orders of the past months, one per month, latest first. People not listed ordered nothing. */
const ORDERS: Partial<Record<PersonId, readonly (readonly Drink[])[]>> = {
  member: Array.from({ length: 24 }, (_, month) =>
    month % 3 === 0 ? [KOPI_SUSU, AMERICANO] : [KOPI_SUSU, SPANISH_LATTE],
  ),
  memberSg: Array.from({ length: 24 }, () => [KOPI_O, KOPI_PANDAN, KOPI_O]),
};

/** What the people of the fixtures ordered in the past two years. */
export function pastOrders(now: number): BackendPastOrder[] {
  return Object.entries(ORDERS).flatMap(([userId, months]) =>
    months.map((drinks, month) => ({
      userId,
      paidAt: addWibMonths(now, -1 - month),
      drinks: [...drinks],
    })),
  );
}

function drink(productId: string, name: Drink['name'], taste: Drink['taste']): Drink {
  return { productId, name, taste };
}
