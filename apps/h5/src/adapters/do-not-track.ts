/** Whether the person asked, in the settings of the browser, not to be tracked. */
export function asksNotToBeTracked(navigator: Navigator): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
