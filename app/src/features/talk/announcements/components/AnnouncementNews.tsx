import { AnnouncementBar } from '@goldbean/design-system/chat';
import { useSnapshot } from 'valtio';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { viewOf } from '../announcement-view.ts';
import { hideBar, nameOf, openAnnouncement } from '../announcements.actions.ts';
import { announcementsState } from '../announcements.state.ts';

/** Over the talk: what I have to read, in one line; nothing while there is nothing. */
export function AnnouncementNews() {
  const { waiting, hidden } = useSnapshot(announcementsState);
  const addresses = useSnapshot(fileAddresses.state);
  if (!waiting || (nameOf(waiting) === hidden && !waiting.must_read)) return null;
  return (
    <AnnouncementBar
      announcement={viewOf(waiting, addresses)}
      onOpen={() => void openAnnouncement(waiting.id)}
      onHide={hideBar}
    />
  );
}
