import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Tasks } from './tasks.service.ts';

export const taskRoutes = (tasks: Tasks) => ({
  tasks: handlersFor(calls.tasks, {
    save: (input, { caller, intent }) => tasks.save(caller.uid, intent, input),
    detail: (input, { caller }) => tasks.detail(caller.uid, input),
    submit: (input, { caller, intent }) => tasks.submit(caller.uid, intent, input),
    list: (input, { caller }) => tasks.list(caller.uid, input),
    results: (input, { caller }) => tasks.results(caller.uid, input),
    csv: (input, { caller }) => tasks.csv(caller.uid, input),
    mark: (input, { caller, intent }) => tasks.mark(caller.uid, intent, input),
  }),
});
