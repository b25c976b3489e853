import { ZoneChannels } from './ZoneChannels.tsx';

/** /hljw/pindaolist: the channels of the platform (S13). */
export function ChannelsPage() {
  return <ZoneChannels zone="main" />;
}
