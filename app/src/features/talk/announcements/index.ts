export { AnnouncementDesk } from './components/AnnouncementDesk.tsx';
export { AnnouncementNews } from './components/AnnouncementNews.tsx';
export { SentOnAnnouncement } from './components/SentOnAnnouncement.tsx';
export { AnnouncementsPanel } from './components/AnnouncementsPanel.tsx';
export { openAnnouncement, openAnnouncements, refreshAnnouncements } from './announcements.actions.ts';
