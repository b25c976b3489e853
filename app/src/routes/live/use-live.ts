import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openChat } from '../../features/talk/messaging/index.ts';
import { openAnniversary } from '../../features/live/anniversary/index.ts';
import { openBags, refreshBags } from '../../features/live/bags/index.ts';
import { openClub } from '../../features/live/fans/index.ts';
import { openGifts, reloadKnapsack } from '../../features/live/gifts/index.ts';
import {
  catchUpWith,
  liveRoomState,
  momentSeen,
  openFigures,
  openLive,
  refreshLive,
} from '../../features/live/live/index.ts';
import { runsLive } from '../../features/live/live-sessions/index.ts';
import { openModeration } from '../../features/live/moderation/index.ts';
import { enterRanks, openRanks } from '../../features/live/ranks/index.ts';
import { enterVote, openVotes } from '../../features/live/votes/index.ts';
import { loadLiveWishes, openLiveWishes } from '../../features/live/live-wishes/index.ts';
import { openLivePackets, refreshLivePackets } from '../../features/money/live-packets/index.ts';
import { loadGoods, openShop } from '../../features/money/shop/index.ts';
import { loadWallet, setBeans } from '../../features/money/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** Beans or gifts came or went by a bag or a red packet. */
function paid(): void {
  void loadWallet();
  void reloadKnapsack();
}

/**
 * Joins what a live session is made of for as long as its page is in front: the live session, its room, its gifts. Each stops
 * when the page is hidden or left, and begins anew when it comes back.
 * @returns whether the live session is over
 */
export function useLive(liveId: string): { readonly isOver: boolean } {
  useEffect(() => openLive(liveId), [liveId]);
  const { room, clubChannel } = useSnapshot(liveRoomState);
  const name = room?.live.live_id === liveId ? room.room : '';
  useEffect(() => {
    if (name === '') return undefined;
    return openChat(name, {
      onJoined: catchUpWith,
      // Frames lost for good may have held the start or the end of the live session.
      onLost: () => {
        void refreshLive();
        void refreshBags();
        void refreshLivePackets();
        void loadGoods();
        void loadLiveWishes();
      },
    });
  }, [name]);
  useEffect(() => {
    if (name === '') return undefined;
    return openGifts(liveId, {
      room: name,
      momentSeen,
      onBalance: setBeans,
      onShort: () => void loadWallet(),
    });
  }, [liveId, name]);
  useEffect(() => (name === '' ? undefined : openLiveWishes(liveId, name)), [liveId, name]);
  const channelId = room?.channel.channel_id ?? '';
  const role = room?.my.role ?? 'member';
  useEffect(
    () => (name === '' ? undefined : openModeration({ liveId, channelId, room: name, role })),
    [liveId, channelId, name, role],
  );
  useEffect(() => (name === '' ? undefined : openBags(liveId, { room: name, onPaid: paid })), [liveId, name]);
  useEffect(
    () => (name === '' ? undefined : openLivePackets(liveId, { room: name, onPaid: paid })),
    [liveId, name],
  );
  useEffect(
    () =>
      name === ''
        ? undefined
        : openShop(liveId, {
            room: name,
            back: paths.liveRoom.href({ live_id: liveId }),
          }),
    [liveId, name],
  );
  useEffect(
    () => (name === '' ? undefined : openAnniversary(liveId, { onBalance: setBeans })),
    [liveId, name],
  );
  // Also before a room that the club opens (P10): who joins stays before the same club.
  const clubId = clubChannel ?? channelId;
  useEffect(() => (clubId === '' ? undefined : openClub(clubId, { onBalance: setBeans })), [clubId]);
  useEffect(() => (name === '' ? undefined : openVotes(liveId, name)), [liveId, name]);
  useEffect(() => (name === '' ? undefined : openRanks(liveId, name)), [liveId, name]);
  const running = name === '' ? undefined : room?.now;
  useEffect(() => {
    const { room: loaded } = liveRoomState;
    if (running === undefined || !loaded) return;
    enterVote(loaded.now.vote);
    enterRanks(loaded.now.rank);
  }, [running]);
  const isCurrent = name !== '';
  const isOver = isCurrent && ['ended', 'stopped', 'cancelled'].includes(room?.state ?? '');
  const isCounted = isOver || (isCurrent && runsLive(role) && room?.state === 'live');
  useEffect(() => (isCounted ? openFigures(liveId, isOver) : undefined), [liveId, isCounted, isOver]);
  return { isOver };
}
