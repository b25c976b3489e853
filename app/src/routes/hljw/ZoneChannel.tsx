import { ChannelScreen, type ChannelScreenState } from '@goldbean/design-system/screens/channels';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { KeepButton } from '../../features/content/favourites/index.ts';
import { ChannelLives } from '../../features/live/live-sessions/index.ts';
import { Replays } from '../../features/live/replay/index.ts';
import { ChannelGoods } from '../../features/money/shop/index.ts';
import {
  ChannelHead,
  channelsState,
  ChannelTeachers,
  loadChannel,
  openChannel,
} from '../../features/people/channels/index.ts';
import { asApiError } from '../../shared/api/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { zonePaths, type ChannelZone } from './channel-zone.ts';
import { IronPanels } from './IronPanels.tsx';
import { PageClub } from './PageClub.tsx';

/** One channel of a zone with what it has on air, to look back on and on sale (S13). */
export function ZoneChannel({ zone }: { readonly zone: ChannelZone }) {
  const [query] = useSearchParams();
  const channelId = query.get('channel_id') ?? '';
  const { list, one } = zonePaths[zone];
  const { id, phase, error, info } = useSnapshot(channelsState).one;
  useEffect(() => (channelId === '' ? undefined : openChannel(channelId)), [channelId]);

  const state = (): ChannelScreenState => {
    if (channelId === '') return { kind: 'missing' };
    if (id !== channelId || phase === 'loading') return { kind: 'loading' };
    if (phase === 'ready') return { kind: 'ready' };
    const refused = asApiError(error);
    const isMissing = refused.msgKey === 'request.not_found' || refused.msgKey === 'request.invalid';
    return isMissing ? { kind: 'missing' } : { kind: 'error', reason: errorWords(refused) };
  };
  const hrefOf = (over: Parameters<typeof one.href>[0] = {}) => one.href({ channel_id: channelId, ...over });
  return (
    <ChannelScreen
      state={state()}
      listHref={list.href()}
      actions={<KeepButton type="channel" id={channelId} name={info?.channel.name ?? ''} />}
      head={
        <ChannelHead
          clubHref={(club) => hrefOf({ club })}
          ironHref={(channel, isStaff) => hrefOf({ panel: isStaff ? 'ironMembers' : 'iron', channel })}
        />
      }
      lives={<ChannelLives channelId={channelId} />}
      replays={<Replays channelId={channelId} />}
      goods={<ChannelGoods channelId={channelId} />}
      teachers={<ChannelTeachers />}
      panel={
        <>
          <IronPanels hrefOf={hrefOf} />
          <PageClub href={hrefOf()} watchHref={hrefOf()} />
        </>
      }
      onRetry={() => void loadChannel()}
    />
  );
}
