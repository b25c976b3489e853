import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, flag, id, json, listOf, paging, requestId } from '../../shared/fields.ts';
import { groupName } from '../../talk/groups/groups.schema.ts';
import { favouriteFolder, favouriteItem, favouriteType } from './favourites.schema.ts';

/** What members keep for later, in folders (S44, E20). */
export const favouriteCalls = defineCalls({
  folders: defineCall({
    id: 'G063',
    service: 'cms',
    path: 'favourite/folder/list',
    summary: 'My folders, the default one first, then the oldest.',
    input: z.object({}),
    output: z.object({ list: z.array(favouriteFolder) }),
  }),
  save: defineCall({
    id: 'G064',
    service: 'cms',
    path: 'favourite/folder/save',
    summary:
      'Make a folder, or with `id` rename it; `is_default` makes it the default one in place of the other (E20).',
    writes: true,
    input: z.object({
      id: id().optional(),
      /** V16. Left out where a folder is only made the default one. */
      title: groupName().optional(),
      is_default: flag().optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: [
      'favourite.folder_missing',
      'favourite.folders_full',
      'favourite.default_stays',
      'group.name_empty',
      'group.name_letters',
      'group.name_long',
    ],
  }),
  remove: defineCall({
    id: 'G065',
    service: 'cms',
    path: 'favourite/folder/delete',
    summary:
      'Delete a folder. What lies in it moves to `move_to`, or without one is kept no longer; the default one stays.',
    writes: true,
    input: z.object({ id: id(), move_to: id().optional(), request_id: requestId().optional() }),
    output: done,
    errors: ['favourite.folder_missing', 'favourite.default_stays'],
  }),
  add: defineCall({
    id: 'G066',
    service: 'cms',
    path: 'favourite/add',
    summary:
      'Keep something, in the default folder unless one is named; what is kept already moves to the named one.',
    writes: true,
    input: z.object({ folder_id: id().optional(), type: favouriteType, id: id() }),
    output: z.object({ folder_id: z.string() }),
    errors: ['request.not_found', 'favourite.folder_missing'],
  }),
  del: defineCall({
    id: 'G067',
    service: 'cms',
    path: 'favourite/del',
    summary: 'Keep something no longer; repeated, it changes nothing.',
    writes: true,
    input: z.object({ type: favouriteType, id: id() }),
    output: done,
  }),
  list: defineCall({
    id: 'G463',
    service: 'cms',
    path: 'favourite/list',
    summary: 'What lies in one of my folders, the latest first.',
    input: z.object({ folder_id: id(), ...paging }),
    output: listOf(favouriteItem),
    errors: ['favourite.folder_missing'],
  }),
  kept: defineCall({
    id: 'G464',
    service: 'cms',
    path: 'favourite/kept',
    summary: 'Which of these things I keep.',
    input: z.object({ type: favouriteType, ids: json(z.array(id()).min(1).max(100)) }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
});
