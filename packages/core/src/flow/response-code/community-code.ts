/** What the backend says of a registration with the community: ours, for the specification shows no code. */
export const COMMUNITY_CODE = {
  quotaFull: 130001,
  notRegistered: 130002,
  cannotReregister: 130003,
  registrationOver: 130004,
  wrongDay: 130005,
  wrongQr: 130006,
} as const;
