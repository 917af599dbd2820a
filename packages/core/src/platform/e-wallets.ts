/**
 * The only file that names the e-wallets. The product is white-label: the names are invented, and stand for those of a
 * chain's own contracts.
 */
export const E_WALLETS = {
  eWalletA: 'SakuPandan',
  eWalletB: 'PundiAren',
  eWalletC: 'RecehMelati',
  eWalletD: 'CelengKawung',
  eWalletE: 'KantongLontar',
} as const;
