import { calls, type CallInput, type LiveSettings, type User } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

/** G152: those who run the lesson only. */
export const loadSettings = async (liveId: string): Promise<LiveSettings> =>
  (await request(calls.liveSettings, { live_id: liveId })).live;

/** C059. @throws ApiError with `fields` */
export const saveLesson = async (input: CallInput<typeof calls.editLive>): Promise<LiveSettings> =>
  (await request(calls.editLive, input)).live;

/** G121: channels where I may open lessons. */
export const listMyChannels = async (): Promise<{ channel_id: string; name: string }[]> =>
  (await request(calls.channelList, { tab: 'mine', page_size: 100 })).list;

/** G007. */
export const loadUser = async (uid: string): Promise<User> => (await request(calls.profile, { uid })).user;
