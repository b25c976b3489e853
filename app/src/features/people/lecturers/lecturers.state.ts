import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Lecturer } from './lecturers.service.ts';

export interface LecturersState extends Pages<Lecturer> {
  /** Whom I am following or ceasing to follow just now, by uid. */
  busy: Record<string, true>;
}

/** The line-up; read with `useSnapshot`. */
export const lecturersState = memberState<LecturersState>(() => ({ ...emptyPages(), busy: {} }));
