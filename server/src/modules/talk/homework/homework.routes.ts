import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { HomeworkService } from './homework.service.ts';

export const homeworkRoutes = (homework: HomeworkService) => ({
  homework: handlersFor(calls.homework, {
    due: (input, { caller }) => homework.due(caller.uid, input),
  }),
});
