import { FrozenScreen } from '@goldbean/design-system/screens/live';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { FrozenViewers } from '../../features/live/frozen/index.ts';
import { session } from '../../shared/session/index.ts';
import { NoChannel } from './NoChannel.tsx';

/** /jwLive/customerList (S38): of the channel in the address, else of the member's own. */
export function CustomerListPage() {
  const [query] = useSearchParams();
  const { permission } = useSnapshot(session);
  const channelId = query.get('channel_id') ?? permission?.stream_channels[0] ?? '';
  if (channelId === '') return <NoChannel />;
  return (
    <FrozenScreen>
      <FrozenViewers channelId={channelId} />
    </FrozenScreen>
  );
}
