import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Lecturers } from './lecturers.service.ts';

/** Binds the calls of the contract's feature `lecturers`. */
export const lecturerRoutes = (lecturers: Lecturers) => ({
  lecturers: handlersFor(calls.lecturers, {
    list: (input, { caller }) => lecturers.list(caller.uid, input),
  }),
});
