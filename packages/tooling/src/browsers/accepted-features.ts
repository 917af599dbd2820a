const NO_POINTER = 'A phone has no pointer.';
const LOOKS = 'Looks a little plainer without it.';
const SPEED = 'Slower without it, and otherwise the same.';
const REACT = 'React calls it for features that the app does not use, or asks first.';
const ASKS_FIRST = 'Its caller asks first whether it is there.';
const FINGERPRINT = 'FingerprintJS reads it to tell browsers apart, and asks first.';

/** What the build uses though an oldest browser lacks it, by its path in MDN's data: why nothing breaks there. */
export const ACCEPTED_FEATURES: Readonly<Record<string, string>> = {
  'css.at-rules.starting-style': 'A dialog opens at once without it.',
  'css.properties.contain-intrinsic-size': SPEED,
  'css.properties.content-visibility': SPEED,
  'css.properties.cursor.not-allowed': NO_POINTER,
  'css.properties.cursor.pointer': NO_POINTER,
  'css.properties.cursor.progress': NO_POINTER,
  'css.properties.forced-color-adjust': 'Without it there are no forced colors either.',
  'css.properties.resize': 'A phone has no handle to pull.',
  'css.properties.scrollbar-width': 'A phone shows its scrollbar only while it scrolls.',
  'css.properties.text-wrap': LOOKS,
  'css.properties.transition.transition-behavior': 'A dialog opens at once without it.',
  'css.properties.view-transition-class': REACT,
  'css.properties.view-transition-name': REACT,

  'html.elements.img.fetchpriority': SPEED,
  'html.elements.link.rel.icon': 'A phone shows no icon of a page.',
  'html.elements.link.rel.modulepreload': 'The page loads the same files a round trip later.',
  'html.global_attributes.is': REACT,
  'html.global_attributes.popover': 'A toast is a fixed box without it, below an open dialog.',

  'api.BarcodeDetector': 'The scanner loads ZXing where it is not there.',
  'api.BarcodeDetector.getSupportedFormats_static':
    'The scanner loads ZXing where it is not there.',
  'api.Document.exitFullscreen': FINGERPRINT,
  'api.Document.fullscreenElement': FINGERPRINT,
  'api.Document.startViewTransition': REACT,
  'api.Element.checkVisibility': ASKS_FIRST,
  'api.HTMLAnchorElement.attributionSourceId': FINGERPRINT,
  'api.HTMLElement.showPopover': 'A toast is a fixed box without it, below an open dialog.',
  'api.HTMLLinkElement.blocking': 'The callback of idb, not the attribute.',
  'api.InstallEvent.addRoutes': ASKS_FIRST,
  'api.Navigator.canShare': ASKS_FIRST,
  'api.Navigator.connection': REACT,
  'api.Navigator.deviceMemory': FINGERPRINT,
  'api.Navigator.doNotTrack': 'Undefined is no wish.',
  'api.Navigator.globalPrivacyControl': ASKS_FIRST,
  'api.Navigator.ml': "lottie-web's word for a miter limit, not the API.",
  'api.Navigator.oscpu': FINGERPRINT,
  'api.Navigator.pdfViewerEnabled': FINGERPRINT,
  'api.Navigator.share': ASKS_FIRST,
  'api.Navigator.userAgentData': FINGERPRINT,
  'api.Navigator.wakeLock': 'The screen may go dark over a QR without it.',
  'api.OffscreenCanvas': ASKS_FIRST,
  'api.OffscreenCanvasRenderingContext2D': ASKS_FIRST,
  'api.PerformanceResourceTiming.transferSize': REACT,
  'api.Permissions.revoke': 'A proxy of i18next is revoked, not a permission.',
  'api.ServiceWorkerRegistration.sync': ASKS_FIRST,
  'api.VideoFrame': ASKS_FIRST,
  'api.Window.navigation': REACT,
  'api.Window.requestIdleCallback': FINGERPRINT,
  'api.Window.setImmediate': REACT,
  'api.ServiceWorkerGlobalScope.sync_event': ASKS_FIRST,
  'api.URL.canParse_static': ASKS_FIRST,
  'javascript.builtins.Error.captureStackTrace': ASKS_FIRST,
  'javascript.builtins.Intl.Locale.getTextInfo': ASKS_FIRST,
  'javascript.builtins.Symbol.dispose': ASKS_FIRST,
  'javascript.builtins.Uint8Array.fromHex': ASKS_FIRST,
  'javascript.builtins.Uint8Array.toHex': ASKS_FIRST,

  'javascript.operators.import_meta.resolve': ASKS_FIRST,
};
