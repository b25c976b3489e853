import { useEffect } from 'react';
import { loadWallet } from '../../features/money/wallet/index.ts';
import { openPackets, refreshPackets } from '../../features/money/red-packets/index.ts';
import { loadNotices } from '../../features/people/notices/index.ts';
import { openAnnouncements, refreshAnnouncements } from '../../features/talk/announcements/index.ts';
import { openGroup } from '../../features/talk/group-members/index.ts';
import { openTasks, refreshTasks } from '../../features/talk/tasks/index.ts';
import { openTalk } from './open-talk.ts';

/** Enters a class group for as long as its talk is on the page: its room, and what each feature keeps of it. */
export function useGroupTalk(groupId: string, room: string): void {
  useEffect(() => {
    const leave = openTalk(room, () => {
      refreshPackets();
      refreshAnnouncements();
      refreshTasks();
    });
    const closeAnnouncements = openAnnouncements(room, groupId);
    const closeMembers = openGroup(groupId, room);
    const closeTasks = openTasks(groupId, room);
    const closePackets = openPackets(room, groupId, {
      onBeansMoved: () => void loadWallet(),
      onRefunded: () => {
        void loadWallet();
        void loadNotices();
      },
    });
    return () => {
      closePackets();
      closeTasks();
      closeMembers();
      closeAnnouncements();
      leave();
    };
  }, [room, groupId]);
}
