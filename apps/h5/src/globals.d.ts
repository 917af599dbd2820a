/** The build switch of section 6: production builds take themselves for inside the native app. */
declare const __TREAT_AS_NATIVE__: boolean;
