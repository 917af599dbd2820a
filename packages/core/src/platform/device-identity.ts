/** Tells this device from others, for "once per phone and device" (specification, section 5). */
export interface DeviceIdentity {
  /** A stable identifier. Rejects only when the platform gives none. */
  identify(): Promise<string>;
}
