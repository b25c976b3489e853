import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  done,
  feedOf,
  flag,
  id,
  json,
  listOf,
  paging,
  requestId,
  scrolling,
  shanghaiTime,
  text,
  timestamp,
  user,
  whole,
} from '../../shared/fields.ts';
import { announcementLimits } from './announcements.limits.ts';
import { classAnnouncement } from './announcements.schema.ts';

/** V14: the words of an announcement, as the server takes them; the editor asks the same. */
export const announcementContent = text(
  announcementLimits.announcementCharacters,
  'announcement.empty',
  'announcement.too_long',
);

export const announcementCalls = defineCalls({
  save: defineCall({
    id: 'G081',
    service: 'im',
    path: 'v2/announcement/save',
    summary: 'Publish an announcement or, with `id`, edit one; for staff of the class (E08, P06).',
    writes: true,
    input: z.object({
      group_id: id(),
      id: id().optional(),
      content: announcementContent,
      /** Uploads of the scene `announcement` (G018), or pictures that the announcement has already. */
      pics: json(
        z.array(id()).max(announcementLimits.announcementPictures, 'announcement.pictures'),
        'request.invalid',
      )
        .optional()
        .default([]),
      must_read: flag().optional().default(false),
      /** The version that was edited: refused when there is a newer one. Left out, the edit always counts. */
      version: whole(1).optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: [
      'request.forbidden',
      'chat.room_missing',
      'group.dissolved',
      'announcement.empty',
      'announcement.too_long',
      'announcement.pictures',
      'announcement.missing',
      'announcement.changed',
      'file.unknown',
    ],
  }),
  list: defineCall({
    id: 'G082',
    service: 'im',
    path: 'v2/announcement/list',
    summary: 'The announcements of a class, the newest first.',
    /** With `id`, only that one. */
    input: z.object({ group_id: id(), id: id().optional(), ...paging }),
    output: listOf(classAnnouncement).extend({
      /** I may publish, edit and delete. */
      may_manage: z.boolean(),
      /** What I have to read: the newest that must be read, else the newest that I have not read. */
      waiting: classAnnouncement.nullable(),
    }),
    errors: ['request.forbidden', 'chat.room_missing'],
  }),
  del: defineCall({
    id: 'G083',
    service: 'im',
    path: 'v2/announcement/del',
    summary: 'Delete an announcement, its pictures and its message, for all; for staff of the class.',
    writes: true,
    input: z.object({ id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.forbidden', 'announcement.missing', 'group.dissolved'],
  }),
  read: defineCall({
    id: 'G180',
    service: 'im',
    path: 'v2/announcement/read',
    summary: 'I have read a version of an announcement; said again it changes nothing.',
    writes: true,
    input: z.object({ id: id(), version: whole(1) }),
    output: done,
    errors: ['request.forbidden', 'announcement.missing', 'announcement.changed'],
  }),
  readers: defineCall({
    id: 'G181',
    service: 'im',
    path: 'v2/announcement/readers',
    summary:
      'Who has read an announcement as it stands now, or who has not, who came to the class first first; for its staff.',
    input: z.object({ id: id(), read: flag(), ...scrolling }),
    output: feedOf(
      z.object({
        user,
        /** When it was read; null for who has not. */
        read: shanghaiTime().nullable(),
        read_ts: timestamp().nullable(),
      }),
    ),
    errors: ['request.forbidden', 'announcement.missing'],
  }),
  remind: defineCall({
    id: 'G190',
    service: 'im',
    path: 'v2/announcement/remind',
    summary:
      'Remind those who have not read an announcement that must be read: a notice to each, at most once an hour. For staff of the class (E08).',
    writes: true,
    input: z.object({ id: id(), request_id: requestId().optional() }),
    /** How many were reminded. */
    output: z.object({ n: z.number().int() }),
    errors: [
      'request.forbidden',
      'group.dissolved',
      'announcement.missing',
      'announcement.no_reminder',
      'announcement.reminded',
    ],
  }),
});
