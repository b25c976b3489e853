/** Names that an encoder's settings show, by the first four letters of the codec's own. */
const names: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  av01: 'AV1',
  vp09: 'VP9',
};

/** The codec as OBS calls it; one we know no name of stays as it came. */
export const codecName = (codec: string): string => names[codec.slice(0, 4)] ?? codec;
