import { pictureSource } from '../../../shared/player/index.ts';

/** The address this browser plays: FLV, which is closer to now, or else HLS. Empty while there is none. */
export const playable = ({ flv, hls }: { readonly flv: string; readonly hls: string | null }): string =>
  flv === '' || pictureSource.playsFlv() ? flv : (hls ?? '');
