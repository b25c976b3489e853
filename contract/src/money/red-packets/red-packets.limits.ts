/** Limits of red packets and of red packet rain. Times in ms unless the name says seconds. */
export const packetLimits = {
  /** K09, D41: what nobody claimed of a red packet goes back then. */
  packetMs: 86_400_000,
  packetBlessingCharacters: 40,
  /** E04: shares of a live bag; how long it rains, how often one member may catch, how much falls, how long before it is announced. */
  bagPackets: 1_000,
  rainSecondsMin: 5,
  rainSecondsMax: 60,
  rainTaps: 50,
  rainDrops: 1_000,
  rainLeadMs: 5_000,
} as const;
