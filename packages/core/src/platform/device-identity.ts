/** Identifies this device, for "once per phone and device" (specification, section 5). */
export interface DeviceIdentity {
  /** A stable identifier. Rejects only if the platform has none. */
  identify(): Promise<string>;
}
