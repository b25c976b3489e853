import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useLiveStates } from '../../features/live/live-cards/index.ts';
import { liveOfMessage, messageShown, messagingState } from '../../features/talk/messaging/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { openCard } from './row-cards.ts';

/** Cards of live sessions in the room on screen: how they stand, and what a press on a card opens. */
export function useLiveCards() {
  const navigate = useNavigate();
  const { messages } = useSnapshot(messagingState);
  const liveOf = useLiveStates(messages.flatMap((message) => liveOfMessage(message)?.live_id ?? []));
  const onOpenCard = useCallback(
    (row: { readonly id: string }) => {
      const message = messageShown(row.id);
      const live = message && liveOfMessage(message);
      if (live) void navigate(paths.liveRoom.href({ live_id: live.live_id }));
      else openCard(row);
    },
    [navigate],
  );
  return { liveOf, onOpenCard };
}
