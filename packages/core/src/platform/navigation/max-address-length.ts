/** The maximum length of an address or a route that we follow: links in chats are far shorter. Characters. */
export const MAX_ADDRESS_LENGTH = 2048;
