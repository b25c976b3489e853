import type { SignInDays, TaskEntry } from '@goldbean/contract/talk';
import type { TaskDraft } from '@goldbean/design-system/class-work';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { TaskResults } from './tasks.service.ts';

/** What is filled in for a task. */
export interface FilledIn {
  /** By question of a form: ids of options, or the one text. */
  fields: Record<string, readonly string[]>;
  /** Of an assignment. */
  text: string;
}

/** A file on its way to an assignment, or there. */
export interface TaskUpload {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** 0 to 1. */
  share: number;
  /** Empty until it is there. */
  fileId: string;
  /** A `msg_key`; empty unless it failed. */
  failure: string;
}

/** A task that a member has opened. */
export interface OpenedTask {
  readonly taskId: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded. */
  error: unknown;
  entry: TaskEntry | null;
  signIn: SignInDays | null;
  /** `YYYY-MM` of the days shown; empty for this month. */
  month: string;
  form: DraftFormState<FilledIn>;
  uploads: TaskUpload[];
  /** Why it was not taken; null while it was not refused. */
  refusal: unknown;
}

/** Results that staff look at. */
export interface OpenedResults {
  readonly taskId: string;
  pages: Pages<TaskResults['list'][number]>;
  isExporting: boolean;
}

export interface TasksState {
  /** The group that is open, or empty. */
  groupId: string;
  room: string;
  /** I set tasks here and see what was submitted. */
  isStaff: boolean;
  /** The list was asked for. */
  isWanted: boolean;
  /** The newest first. */
  list: Pages<TaskEntry>;
  /** Tasks for which something is filled in and not sent. */
  drafted: Record<string, true>;
  opened: OpenedTask | null;
  editor: { form: DraftFormState<TaskDraft>; refusal: unknown } | null;
  results: OpenedResults | null;
}

export const nothingFilledIn = (): FilledIn => ({ fields: {}, text: '' });

export const newlyOpened = (taskId: string): OpenedTask => ({
  taskId,
  phase: 'loading',
  error: null,
  entry: null,
  signIn: null,
  month: '',
  form: emptyForm(nothingFilledIn()),
  uploads: [],
  refusal: null,
});

export const emptyTasks = (): TasksState => ({
  groupId: '',
  room: '',
  isStaff: false,
  isWanted: false,
  list: emptyPages(),
  drafted: {},
  opened: null,
  editor: null,
  results: null,
});

/** The work of the group that is open; read with `useSnapshot`. */
export const tasksState = memberState<TasksState>(emptyTasks);
