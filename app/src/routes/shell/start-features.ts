import { startGroups } from '../../features/talk/groups/index.ts';
import { loadNotices, startNotices } from '../../features/people/notices/index.ts';
import { startRoomDrafts } from '../../shared/drafts/index.ts';
import { startConnection } from '../../shared/socket/index.ts';

/** What listens from the first page on, whichever page that is; once for the life of the tab. */
export function startFeatures(): void {
  startRoomDrafts(window);
  startGroups({ onReminded: () => void loadNotices() });
  startNotices();
  startConnection();
}
