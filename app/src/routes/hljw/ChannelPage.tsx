import { ZoneChannel } from './ZoneChannel.tsx';

/** /hljw/pindaodetails: one channel of the platform (S13). */
export function ChannelPage() {
  return <ZoneChannel zone="main" />;
}
