/** The transition of a page when somebody logs in or out: it starts again at `target`, for this person. */
export function restartPage(target: string) {
  return {
    target,
    actions: {
      type: 'changePerson',
      params: ({ event }: { readonly event: { readonly loggedIn: boolean } }) => event.loggedIn,
    },
  } as const;
}
