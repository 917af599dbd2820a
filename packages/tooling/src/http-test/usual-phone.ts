/** The model and the system that a native app reports. */
export const MODELS = {
  ios: { model: 'iPhone 16', systemVersion: '18.5' },
  android: { model: 'Pixel 9', systemVersion: '15' },
} as const;

/** A point in the middle of Jakarta, where a phone is unless its location is given. */
export const JAKARTA = { latitude: -6.1754, longitude: 106.8272 };
