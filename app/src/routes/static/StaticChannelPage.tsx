import { ZoneChannel } from '../hljw/ZoneChannel.tsx';

/** /hljw/staticpindaodetails: one channel of the static zone (S13). */
export function StaticChannelPage() {
  return <ZoneChannel zone="static" />;
}
