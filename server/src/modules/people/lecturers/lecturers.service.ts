import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { LecturerPorts } from './lecturers.ports.ts';

/** The line-up of those who teach (S46). */
export function createLecturers({ database, members, channels }: LecturerPorts) {
  const { reader } = database;
  return {
    /** G150. */
    async list(
      viewer: string,
      { page, page_size }: CallRequest<typeof calls.lecturers.list>,
    ): Promise<CallAnswer<typeof calls.lecturers.list>> {
      const { rows, total } = await channels.lecturers(reader, {
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      const uids = rows.map(({ uid }) => uid);
      const ids = [...new Set(rows.flatMap(({ channel_ids }) => channel_ids))];
      const [people, relationOf, places] = await Promise.all([
        members.profiled(reader, uids),
        members.relations(reader, viewer, uids),
        channels.many(reader, ids),
      ]);
      const list = rows.map(({ uid, channel_ids }) => ({
        user: people.get(uid) ?? { ...nobody(uid), intro: '' },
        ...relationOf(uid),
        channels: channel_ids.map((channel_id) => ({ channel_id, name: places.get(channel_id)?.name ?? '' })),
      }));
      return { list, total, page, page_size };
    },
  };
}
export type Lecturers = ReturnType<typeof createLecturers>;
