/** The format of what a link or the native app may name, and requests or the storage carry: never free text. */
export const SHORT_CODE = /^[\w.-]{1,64}$/;
