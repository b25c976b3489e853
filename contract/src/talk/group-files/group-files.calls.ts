import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, listOf, moment, paging, text } from '../../shared/fields.ts';
import { recordLimits } from '../records/records.limits.ts';
import { fileFolder, groupFile } from './group-files.schema.ts';

export const groupFileCalls = defineCalls({
  list: defineCall({
    id: 'G084',
    service: 'im',
    path: 'v2/group/file/list',
    summary: 'What was sent in a group, newest first: files, pictures and videos (E37).',
    input: z.object({
      group_id: id(),
      folder: fileFolder.optional(),
      /** Words of its name. */
      q: text(recordLimits.searchCharacters).optional(),
      /** Who sent it. */
      uid: id().optional(),
      from: moment().optional(),
      /** Up to, not including. */
      to: moment().optional(),
      ...paging,
    }),
    /** An address of a file is asked for by G170. */
    output: listOf(groupFile),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
});
