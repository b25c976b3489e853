import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './fans.service.ts';
import { emptyFans, fansState as state, type FanAction } from './fans.state.ts';

/** What the club needs of others; the page joins them (a feature knows no other). */
export interface FanCallbacks {
  /** My beans, as the server says. */
  readonly onBalance: (beans: number) => void;
}

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let ports: FanCallbacks | null = null;

/** Shows the club of a channel, or holds it ready: its levels open gifts beside it. @returns ends it */
export function openClub(channelId: string, given: FanCallbacks): () => void {
  const isCurrent = scope.begin();
  ports = given;
  Object.assign(state, emptyFans(), { channelId });
  void loadClub();
  return () => {
    if (!isCurrent()) return;
    scope.end();
    ports = null;
    Object.assign(state, emptyFans());
  };
}

/** Asks for the club anew: whoever followed the channel meanwhile may join now. */
export async function loadClub(): Promise<void> {
  const { channelId } = state;
  if (channelId === '') return;
  const isCurrent = scope.watch();
  Object.assign(state, { failure: '', refused: null });
  try {
    const info = await service.loadClub(channelId);
    if (!isCurrent()) return;
    state.info = info;
    await loadTasks();
  } catch (error) {
    if (isCurrent()) Object.assign(state, { info: null, failure: asApiError(error).msgKey });
  }
}

/** C050, for who is in the club. */
export async function loadTasks(): Promise<void> {
  const { channelId, info } = state;
  state.tasksFailure = '';
  if (!info || info.my.level === 0) {
    state.tasks = null;
    return;
  }
  const isCurrent = scope.watch();
  try {
    const tasks = await service.loadTasks(channelId);
    if (isCurrent()) state.tasks = tasks;
  } catch (error) {
    if (isCurrent()) state.tasksFailure = asApiError(error).msgKey;
  }
}

/** One action at a time; pressed again after an answer that never came it is the same intent. @returns whether it was done */
async function act(
  action: FanAction,
  wish: string,
  ask: (requestId: string) => Promise<unknown>,
): Promise<boolean> {
  if (state.pending !== null) return false;
  const isCurrent = scope.watch();
  Object.assign(state, { pending: action, refused: null });
  try {
    await intents.run(`${action} ${state.channelId} ${wish}`, ask);
    if (!isCurrent()) return false;
    await reload();
    return isCurrent();
  } catch (error) {
    const { msgKey, detail } = asApiError(error);
    if (isCurrent()) state.refused = { action, why: { key: msgKey, detail } };
    return false;
  } finally {
    if (isCurrent()) state.pending = null;
  }
}

/** What an action changed, without a moment of nothing; what it was refused for stays. */
async function reload(): Promise<void> {
  const isCurrent = scope.watch();
  const info = await service.loadClub(state.channelId);
  if (!isCurrent()) return;
  state.info = info;
  await loadTasks();
}

/** C047. */
export const joinClub = (): Promise<boolean> => act('join', '', (id) => service.join(state.channelId, id));

/** C072: for a bean, now. */
export const lightBadge = (): Promise<boolean> => light('light', undefined);

/** C072: by itself from now on, or no more. */
export const setAutoLight = (isOn: boolean): Promise<boolean> => light('autoLight', isOn);

const light = (action: 'light' | 'autoLight', auto: boolean | undefined): Promise<boolean> =>
  act(action, String(auto), async (id) => {
    const { balance } = await service.light(state.channelId, auto, id);
    ports?.onBalance(balance);
  });

/** Shows what a level gives before it is unlocked. */
export function askUnlock(level: number): void {
  Object.assign(state, { unlocking: { level, isDone: false }, refused: null });
}

export function endUnlock(): void {
  state.unlocking = null;
}

/** C052, of the level that is shown. */
export async function unlockLevel(): Promise<void> {
  const { unlocking } = state;
  if (!unlocking) return;
  const { level } = unlocking;
  const isDone = await act('unlock', String(level), (id) => service.unlock(state.channelId, level, id));
  if (isDone) state.unlocking = { level, isDone: true };
}

export function askExit(isLeaving: boolean): void {
  Object.assign(state, { isLeaving, refused: null });
}

/** C051. */
export async function exitClub(): Promise<void> {
  if (await act('exit', '', (id) => service.exit(state.channelId, id))) state.isLeaving = false;
}

/** C050: hands the address of the club to the clipboard, to be passed on. @param copied what to say when it worked */
export async function shareClub(address: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // A browser may refuse; then nothing was shared.
    return;
  }
  notify('success', copied);
  await tellTask('share');
}

/** C050: signs in for today. */
export const signIn = (): Promise<void> => tellTask('sign_in');

async function tellTask(task: service.DeclaredFanTask): Promise<void> {
  const isCurrent = scope.watch();
  try {
    await service.tellTask(state.channelId, task);
    if (isCurrent()) await reload();
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}
