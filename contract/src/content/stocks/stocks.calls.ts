import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { paging } from '../../shared/fields.ts';
import { searchQuery } from '../search/search.schema.ts';
import { stock } from './stocks.schema.ts';

export const stockCalls = defineCalls({
  find: defineCall({
    id: 'G021',
    service: 'search',
    path: 'v2/stock',
    summary: 'Stocks by code, by name in Chinese or English, by pinyin or its first letters (S46).',
    input: z.object({ q: searchQuery, ...paging }),
    /** Best first; `total` counts up to 1,000. */
    output: z.object({ list: z.array(stock), total: z.number().int() }),
    errors: ['search.empty', 'search.too_long'],
  }),
});
