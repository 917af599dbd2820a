/** The currencies of coupons, with the backend's texts for them. */
export const RUPIAH = { currencyCode: 'IDR', currencyUnit: 'Rp' } as const;
export const PESO = { currencyCode: 'PHP', currencyUnit: '₱' } as const;
export const DOLLAR = { currencyCode: 'SGD', currencyUnit: 'S$' } as const;
