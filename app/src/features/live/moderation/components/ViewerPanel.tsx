import { ViewerCard, type ViewerModerationAction, type ViewerCardState } from '@goldbean/design-system/live';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { profileHref } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { actionsOver } from '../action-rules.ts';
import { closeViewer, loadViewer } from '../moderation.actions.ts';
import { moderationState, type OpenedViewer } from '../moderation.state.ts';
import { useActions } from './use-actions.ts';

/** So often the time that is left is said anew, ms. */
const everyMs = 30_000;

export interface ViewerPanelProps {
  /** Uid of who holds the live session: their card offers to follow the channel. */
  readonly teacher: string;
  /** Whether I follow the channel; null for who runs it. */
  readonly isFollowed: boolean | null;
  readonly onFollow: (on: boolean) => Promise<void>;
  /** Asks how long somebody may not speak; another feature's. */
  readonly onMute: (member: OpenedViewer) => void;
}

/** C028: who somebody in the room is, and what I may do about them. */
export function ViewerPanel({ teacher, isFollowed, onFollow, onMute }: ViewerPanelProps) {
  const { shown, viewer, role, saving } = useSnapshot(moderationState);
  const { userBaseInfo } = useSnapshot(session);
  const place = useLocation();
  const now = useServerNow(everyMs);
  const [isPending, setIsPending] = useState(false);
  const [pending, setPending] = useState<ViewerModerationAction | null>(null);
  const doAction = useActions((member) => {
    closeViewer();
    onMute(member);
  });
  const { data } = viewer;
  const isMe = shown?.uid === userBaseInfo?.uid;
  const state = (): ViewerCardState => {
    if (viewer.phase === 'failed') return { kind: 'failed', reason: errorWords(viewer.error) };
    if (!data) return { kind: 'loading' };
    const { user, frozen, frozen_until_ts, followed, ...rest } = data;
    return {
      kind: 'ready',
      viewer: {
        nickname: user.nickname,
        img: user.img,
        number: user.jwcode,
        role: rest.role,
        follows: followed,
        muted: rest.muted,
        frozen: frozen ? { until: frozen_until_ts } : null,
        warned: rest.warned,
        blocked: rest.blocked,
      },
    };
  };
  const choose = async (action: ViewerModerationAction) => {
    if (!shown) return;
    setPending(action);
    await doAction(action, shown);
    setPending(null);
  };
  const follow = async (on: boolean) => {
    setIsPending(true);
    await onFollow(on);
    setIsPending(false);
  };
  return (
    <ViewerCard
      name={shown?.nickname ?? null}
      {...(shown && { profileHref: profileHref(place, shown.uid) })}
      state={state()}
      actions={data && !isMe ? actionsOver(role, data) : []}
      pending={saving === null ? null : pending}
      {...(shown?.uid === teacher &&
        isFollowed !== null && {
          follow: { isFollowed, isPending, onFollow: (on: boolean) => void follow(on) },
        })}
      onAction={(action) => void choose(action)}
      onRetry={() => void loadViewer()}
      onClose={closeViewer}
      now={now}
    />
  );
}
