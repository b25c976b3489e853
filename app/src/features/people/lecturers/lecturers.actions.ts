import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import * as service from './lecturers.service.ts';
import { lecturersState as state } from './lecturers.state.ts';

const pages = createPages({
  state: () => state,
  load: service.listLecturers,
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** G150: who teaches, and who of them is on air. */
export const openLecturers = pages.open;
export const loadMoreLecturers = pages.more;

/** G011. @param on false to stop following */
export async function followLecturer(uid: string, on: boolean): Promise<void> {
  if (state.busy[uid]) return;
  state.busy[uid] = true;
  try {
    const { followed, follows_me, fans } = await service.follow(uid, on);
    const row = state.list.find(({ user }) => user.uid === uid);
    if (row) Object.assign(row, { fans, follow: { followed, follows_me } });
  } catch (error) {
    notifyError(error);
  } finally {
    delete state.busy[uid];
  }
}
