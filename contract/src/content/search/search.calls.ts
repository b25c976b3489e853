import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, paging } from '../../shared/fields.ts';
import { searchGroup, searchHit, searchQuery, searchType } from './search.schema.ts';

const wrong = ['search.empty', 'search.too_long'] as const;

/** One search over everything that a member may see (S03). */
export const searchCalls = defineCalls({
  all: defineCall({
    id: 'G020',
    service: 'search',
    path: 'v2/all',
    summary: 'What is found for some words: the best of every group, or with `type` a page of one.',
    input: z.object({ q: searchQuery, type: searchType.optional(), ...paging }),
    output: z.object({ groups: z.array(searchGroup), page: z.number().int(), page_size: z.number().int() }),
    errors: wrong,
  }),
  suggest: defineCall({
    id: 'G500',
    service: 'search',
    path: 'v2/suggest',
    summary: 'Names that fit what is being typed: stocks, channels, members and live sessions.',
    input: z.object({ q: searchQuery }),
    output: z.object({ list: z.array(searchHit.extend({ type: searchType })) }),
    errors: wrong,
  }),
  recent: defineCall({
    id: 'G501',
    service: 'search',
    path: 'v2/recent/list',
    summary: 'What I looked for last, the latest first.',
    input: z.object({}),
    output: z.object({ list: z.array(z.string()) }),
  }),
  keep: defineCall({
    id: 'G502',
    service: 'search',
    path: 'v2/recent/add',
    summary: 'Keep what I looked for; a repeat moves it to the front.',
    writes: true,
    input: z.object({ q: searchQuery }),
    output: z.object({ list: z.array(z.string()) }),
    errors: wrong,
  }),
  forget: defineCall({
    id: 'G503',
    service: 'search',
    path: 'v2/recent/delete',
    summary: 'Forget one thing that I looked for, or without `q` all of them.',
    writes: true,
    input: z.object({ q: searchQuery.optional() }),
    output: done,
    errors: wrong,
  }),
});
