import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  ErrorState,
  Skeleton,
  UsersIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FanClubView, FanMember } from '../fan-club.ts';
import { FanBadge } from '../FanBadge/FanBadge.tsx';
import { ClubMember, type ClubMemberProps } from './ClubMember.tsx';
import { ClubFoot, ClubHead, ClubRoot, ClubWaiting } from './FanClubPanel.styles.ts';
import { FanLevels } from './FanLevels.tsx';
import { JoinClub, type JoinClubRefusal } from './JoinClub.tsx';

export type FanClubState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Not in it; `refusal` says why joining is not possible (V36). */
  | { kind: 'stranger'; club: FanClubView; refusal?: JoinClubRefusal; isJoining?: boolean }
  | {
      kind: 'member';
      club: FanClubView;
      my: FanMember;
      /** What is being changed now. */
      pending?: ClubMemberProps['pending'];
      /** The last attempt went wrong; a sentence for the member. */
      failure?: string;
    };

export interface FanClubPanelProps {
  state: FanClubState;
  /** Picture of the channel, or empty. */
  img: string;
  /** My beans: lighting by itself costs one. */
  balance: number;
  /** FanTasks, under my standing. */
  tasks?: ReactNode;
  /** FanGroupCards, under the levels that open them. */
  groups?: ReactNode;
  onRetry: () => void;
  /** Shows who is in it, by FanMembers: also to who has not joined. */
  onMembers: () => void;
  /** Follows the channel and joins, for who is refused for not following it (V36). */
  onFollow: () => void;
  onJoin: () => void;
  /** Lights the badge now, for 1 bean. */
  onLight: () => void;
  onAutoLight: (isOn: boolean) => void;
  onUnlock: (level: number) => void;
  /** Asked first by an ExitClubDialog. */
  onExit: () => void;
}

/** The fan club of a channel: what it gives, and how I stand in it (E14). */
export function FanClubPanel({ state, img, balance, tasks, groups, onRetry, ...actions }: FanClubPanelProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();

  if (state.kind === 'error') {
    return (
      <ClubRoot aria-label={t('club.label')}>
        <ErrorState title={t('club.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      </ClubRoot>
    );
  }
  if (state.kind === 'loading') {
    return (
      <ClubRoot aria-label={t('club.label')} aria-busy="true">
        <VisuallyHidden as="output">{t('club.loading')}</VisuallyHidden>
        <ClubWaiting>
          <Skeleton shape="circle" width="64px" height="64px" />
          <Skeleton width="60%" />
        </ClubWaiting>
        <Skeleton shape="block" height="88px" />
        <Skeleton shape="block" height="120px" />
      </ClubRoot>
    );
  }

  const { club } = state;
  return (
    <ClubRoot aria-label={t('club.label')}>
      <ClubHead>
        <Avatar name={club.name} src={img} size="large" />
        <div>
          <h3>{club.name}</h3>
          <p>{t('club.members', { count: club.members, n: formats.number(club.members) })}</p>
          <FanBadge
            medal={club.medal}
            level={state.kind === 'member' ? state.my.level : 1}
            isLit={state.kind === 'stranger' || state.my.isLit}
          />
        </div>
      </ClubHead>
      <Button size="small" isWide icon={<UsersIcon aria-hidden="true" />} onClick={actions.onMembers}>
        {t('members.open')}
      </Button>
      {state.kind === 'stranger' ? (
        <JoinClub
          refusal={state.refusal}
          isJoining={state.isJoining}
          onFollow={actions.onFollow}
          onJoin={actions.onJoin}
        />
      ) : (
        <ClubMember
          my={state.my}
          balance={balance}
          pending={state.pending}
          failure={state.failure}
          onLight={actions.onLight}
          onAutoLight={actions.onAutoLight}
        />
      )}
      {state.kind === 'member' && tasks}
      <FanLevels
        levels={club.levels}
        closeness={state.kind === 'member' ? state.my.closeness : null}
        onUnlock={actions.onUnlock}
      />
      {groups}
      {state.kind === 'member' && (
        <ClubFoot>
          <Button size="small" fill="quiet" tone="danger" onClick={actions.onExit}>
            {t('exit.button')}
          </Button>
        </ClubFoot>
      )}
    </ClubRoot>
  );
}
