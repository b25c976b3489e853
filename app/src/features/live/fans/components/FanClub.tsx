import { fanLimits } from '@goldbean/contract/live';
import {
  ExitClubDialog,
  FanClubPanel,
  type FanTaskView,
  FanTasks,
  LevelUnlock,
} from '@goldbean/design-system/fans';
import { Drawer } from '@goldbean/design-system/primitives';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import {
  askExit,
  askUnlock,
  endUnlock,
  exitClub,
  joinClub,
  lightBadge,
  loadClub,
  loadTasks,
  setAutoLight,
  shareClub,
  signIn,
  unlockLevel,
} from '../fans.actions.ts';
import { fansState } from '../fans.state.ts';
import { hideMembers, showMembers } from '../members.actions.ts';
import { useClubView } from './club-view.ts';
import { ClubMembers } from './ClubMembers.tsx';

/** So often it is looked at again when leaving now would end, ms. */
const everyMs = 60_000;

export interface FanClubProps {
  readonly isOpen: boolean;
  /** My beans. */
  readonly balance: number;
  readonly onClose: () => void;
  /** Leads to where fans watch, write and give. */
  readonly onWatch: () => void;
  /** Follows the channel, which joining asks first (V36). @returns null when it could not be done */
  readonly onFollow: () => Promise<boolean | null>;
  /** Called after the club was joined: what it opens can be loaded. */
  readonly onJoined?: () => void;
  /** The chat groups of the club, which a level that is unlocked opens. */
  readonly Groups: ComponentType<{ readonly channelId: string; readonly unlocked: number }>;
}

/** The fan club that `openClub` holds, over the page (E14, D91): join, badge, light, tasks, levels, members, leave. */
export function FanClub({ isOpen, balance, onClose, onWatch, onFollow, onJoined, Groups }: FanClubProps) {
  const state = useSnapshot(fansState);
  const view = useClubView(state);
  const { t } = useTranslation('fans');
  const now = useServerNow(everyMs);
  useEffect(() => {
    if (!isOpen) return undefined;
    void loadClub();
    return hideMembers;
  }, [isOpen]);
  const { info, unlocking, isLeaving, isListing, channelId } = state;
  const href = paths.homepage.href({ club: channelId });

  const join = async () => {
    if (await joinClub()) onJoined?.();
  };
  /** Both are one wish: who follows here does it to join. */
  const follow = async () => {
    if ((await onFollow()) === true) await join();
  };
  const perform = ({ id }: FanTaskView) => {
    if (id === 'sign_in') void signIn();
    else if (id === 'share') void shareClub(new URL(href, window.location.origin).href, t('shared'));
    else onWatch();
  };
  return (
    <>
      <Drawer isOpen={isOpen} onClose={onClose} title={t('club.label')} closeLabel={t('close')}>
        <FanClubPanel
          state={view.panel}
          img={info?.club.img ?? ''}
          balance={balance}
          tasks={<FanTasks state={view.today} onRetry={() => void loadTasks()} onDo={perform} />}
          groups={isOpen && info && <Groups channelId={channelId} unlocked={info.my.unlocked} />}
          onRetry={() => void loadClub()}
          onMembers={showMembers}
          onFollow={() => void follow()}
          onJoin={() => void join()}
          onLight={() => void lightBadge()}
          onAutoLight={(isOn) => void setAutoLight(isOn)}
          onUnlock={askUnlock}
          onExit={() => askExit(true)}
        />
      </Drawer>
      {info && (
        <>
          <ClubMembers isOpen={isOpen && isListing} medal={info.club.medal} />
          <LevelUnlock
            isOpen={isOpen && unlocking !== null}
            state={view.unlock}
            medal={info.club.medal}
            level={unlocking?.level ?? 1}
            benefits={unlocking ? view.benefitsOf(unlocking.level) : []}
            onUnlock={() => void unlockLevel()}
            onClose={endUnlock}
          />
          <ExitClubDialog
            isOpen={isOpen && isLeaving}
            state={view.exit}
            clubName={info.club.name}
            my={{
              medal: info.club.medal,
              level: info.my.level,
              closeness: info.my.closeness,
              isLit: info.my.lit,
            }}
            benefits={view.kept}
            rejoinAt={now + fanLimits.fanRejoinMs}
            onExit={() => void exitClub()}
            onCancel={() => askExit(false)}
          />
        </>
      )}
    </>
  );
}
