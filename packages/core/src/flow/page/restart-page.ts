/** Restarts the page at `target` for the new user when the login changes. */
export function restartPage(target: string) {
  return {
    target,
    actions: {
      type: 'changeUser',
      params: ({ event }: { readonly event: { readonly loggedIn: boolean } }) => event.loggedIn,
    },
  } as const;
}
