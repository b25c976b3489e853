import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { feedPage, placeAt } from '../../../platform/cursor.ts';
import type { HomeworkPorts } from './homework.ports.ts';
import { findHomework } from './homework.repository.ts';

/** What the classes of a member ask of them, all in one list (S03). */
export function createHomework({ database, clock, groups }: HomeworkPorts) {
  const { reader } = database;
  return {
    /** G730. @throws Refusal `request.invalid` for a cursor that is none */
    async due(
      uid: string,
      { state, cursor, size }: CallRequest<typeof calls.homework.due>,
    ): Promise<CallAnswer<typeof calls.homework.due>> {
      const after = placeAt(cursor);
      const attended = await groups.attended(reader, uid);
      const asked = state === 'open' ? attended.filter(({ isOver }) => !isOver) : attended;
      if (asked.length === 0) return { list: [], next: null };
      const now = clock.now();
      const found = await findHomework(reader, { uid, groups: asked, state, now }, after, size + 1);
      const { rows, next } = feedPage(found, size, ({ place: key, id }) => ({ key, id }));
      const names = new Map(asked.map(({ group_id, name }) => [group_id, name]));
      const list = rows.map(({ id, kind, group_id, title, due_at, set_at, done_at, points }) => ({
        id,
        kind,
        group: { group_id, name: names.get(group_id) ?? '' },
        title,
        due_ts: due_at,
        set_ts: set_at,
        done_ts: done_at,
        late: done_at === null && due_at !== null && due_at <= now,
        points,
      }));
      return { list, next };
    },
  };
}
export type HomeworkService = ReturnType<typeof createHomework>;
