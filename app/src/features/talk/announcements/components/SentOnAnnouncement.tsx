import { AnnouncementReading } from '@goldbean/design-system/chat';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { sentOnView } from '../announcement-view.ts';
import { closeSentOn } from '../announcements.actions.ts';
import { announcementsState } from '../announcements.state.ts';

/** An announcement that was sent on to the talk on screen, read over the page; nothing while none is open. */
export function SentOnAnnouncement() {
  const { sentOn } = useSnapshot(announcementsState);
  const addresses = useSnapshot(fileAddresses.state);
  useEffect(() => closeSentOn, []);
  if (!sentOn) return null;
  return <AnnouncementReading announcement={sentOnView(sentOn, addresses)} onClose={closeSentOn} />;
}
