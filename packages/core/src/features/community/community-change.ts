/** A change by the user. A check-in carries the code of the host's QR. */
export type CommunityChange =
  | { readonly kind: 'register' | 'cancel' | 'claimRewards' }
  | { readonly kind: 'checkIn'; readonly code: string };
