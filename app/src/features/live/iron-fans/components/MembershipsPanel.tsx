import { IronMemberships, type IronMembershipsState } from '@goldbean/design-system/fans';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { ironFansState } from '../iron-fans.state.ts';
import { statusOf } from '../membership-view.ts';
import { loadMine, openMine } from '../mine.actions.ts';

export interface MembershipsPanelProps {
  readonly isOpen: boolean;
  /** To the plans of a channel. */
  readonly onOpen: (channelId: string) => void;
  readonly onClose: () => void;
}

/** G310: my iron-fan memberships, and what is charged next. */
export function MembershipsPanel({ isOpen, onOpen, onClose }: MembershipsPanelProps) {
  const { mine } = useSnapshot(ironFansState);
  useEffect(() => (isOpen ? openMine() : undefined), [isOpen]);
  const state = (): IronMembershipsState => {
    if (mine.kind === 'failed') return { kind: 'failed', reason: errorWords(mine.error) };
    if (mine.kind === 'loading') return mine;
    return {
      kind: 'ready',
      rows: mine.value.map(({ channel, ...my }) => ({
        channelId: channel.channel_id,
        channel: channel.name,
        img: channel.img,
        state: statusOf(my),
      })),
    };
  };
  return (
    <IronMemberships
      isOpen={isOpen}
      state={state()}
      onOpen={onOpen}
      onRetry={() => void loadMine()}
      onClose={onClose}
    />
  );
}
