import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, json, listOf, paging, requestId } from '../../shared/fields.ts';
import { notice, noticeTab } from './notices.schema.ts';

export const noticeCalls = defineCalls({
  list: defineCall({
    id: 'G016',
    service: 'hljwgo',
    path: 'v2/notice/list',
    summary: 'What I was told, newest first, and how much of it I have not read.',
    input: z.object({ tab: noticeTab.optional().default('all'), ...paging }),
    output: listOf(notice).extend({ unread: z.number().int() }),
  }),
  read: defineCall({
    id: 'G017',
    service: 'hljwgo',
    path: 'v2/notice/read',
    summary: 'Mark some notices as read, or all.',
    writes: true,
    input: z.object({
      ids: json(z.array(id()).max(100)).optional().default([]),
      all: flag().optional().default(false),
      request_id: requestId().optional(),
    }),
    output: z.object({ unread: z.number().int() }),
  }),
});
