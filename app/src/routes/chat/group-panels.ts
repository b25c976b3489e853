import type { ComponentType } from 'react';
import { MembersPanel } from '../../features/talk/group-members/index.ts';
import { AnnouncementsPanel } from '../../features/talk/announcements/index.ts';
import { WorkPanel } from '../../features/talk/tasks/index.ts';
import { GroupChannel } from './GroupChannel.tsx';
import { GroupFavourites } from './GroupFavourites.tsx';
import { FilesPanel } from '../../features/talk/group-files/index.ts';
import type { GroupPanelProps } from './group-panel.ts';
import { GroupRecords } from './GroupRecords.tsx';

/** Stands in the address (`?side=`), and under `side.` in the words of `groups`. */
type PanelKey = 'members' | 'announcements' | 'work' | 'files' | 'records' | 'favourites' | 'channel';

export interface GroupPanel {
  readonly key: PanelKey;
  readonly Panel: ComponentType<GroupPanelProps>;
}

/** The panels beside the talk, in their order. A feature adds its own here. */
export const groupPanels: readonly GroupPanel[] = [
  { key: 'members', Panel: MembersPanel },
  { key: 'announcements', Panel: AnnouncementsPanel },
  { key: 'work', Panel: WorkPanel },
  { key: 'files', Panel: FilesPanel },
  { key: 'records', Panel: GroupRecords },
  { key: 'favourites', Panel: GroupFavourites },
  { key: 'channel', Panel: GroupChannel },
];
