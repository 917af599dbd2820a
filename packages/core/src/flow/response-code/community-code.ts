/** The codes of a registration with the community: ours, as the specification has none. */
export const COMMUNITY_CODE = {
  quotaFull: 130001,
  notRegistered: 130002,
  cannotReregister: 130003,
  registrationOver: 130004,
  wrongDay: 130005,
  wrongQr: 130006,
} as const;
