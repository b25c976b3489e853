export { keepRoomDraft, roomDrafts, startRoomDrafts } from './room-drafts.ts';
