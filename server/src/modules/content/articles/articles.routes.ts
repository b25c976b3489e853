import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Articles } from './articles.service.ts';

/** Binds the calls of the contract's feature `articles`. */
export const articleRoutes = (articles: Articles) => ({
  articles: handlersFor(calls.articles, {
    list: (input, { caller }) => articles.list(caller?.uid ?? null, input),
    detail: (input, { caller }) => articles.detail(caller?.uid ?? null, input),
    saveDraft: (input, { caller, intent }) => articles.saveDraft(caller.uid, input, intent),
    submit: (input, { caller, intent }) => articles.submit(caller.uid, input, intent),
    file: (input, { caller }) => articles.file(caller?.uid ?? null, input),
    order: (input, { caller, intent, origin }) => articles.order(caller.uid, input, intent, origin),
  }),
});
