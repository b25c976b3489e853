import { ZoneChannels } from '../hljw/ZoneChannels.tsx';

/** /hljw/staticpindaolist: the channels of the static zone, whose links stay in it (S13). */
export function StaticChannelsPage() {
  return <ZoneChannels zone="static" />;
}
