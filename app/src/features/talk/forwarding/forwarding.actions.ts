import { messagingLimits, type ForwardMode } from '@goldbean/contract/talk';
import { newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './forwarding.service.ts';
import { forwardingState as state, notForwarding, type Addressee } from './forwarding.state.ts';

const scope = createRequestScope();

/** Asks whom messages of a room are sent to (E35). @param ids of messages that the server has, 1 to 50 (V11) */
export function beginForward(room: string, ids: readonly string[], mode: ForwardMode = 'single'): void {
  scope.end();
  if (ids.length === 0 || ids.length > messagingLimits.selectionMax) return;
  Object.assign(state, notForwarding(), {
    phase: 'choosing',
    room,
    mode,
    ids: [...ids],
    requestId: newRequestId(),
  });
}

/** Asks whom a card of a live session is sent to (E05). */
export function beginSharing(liveId: string): void {
  scope.end();
  const shared = { type: 'live', id: liveId } as const;
  Object.assign(state, notForwarding(), { phase: 'choosing', shared, requestId: newRequestId() });
}

export function endForward(): void {
  scope.end();
  Object.assign(state, notForwarding());
}

export function searchTargets(query: string): void {
  state.query = query;
}

/** V12: a tenth is not taken. */
export function chooseTargets(chosen: readonly Addressee[]): void {
  if (state.phase !== 'choosing' || chosen.length > messagingLimits.targetsMax) return;
  Object.assign(state, { chosen: [...chosen], requestId: newRequestId() });
}

export function chooseMode(mode: ForwardMode): void {
  if (state.phase === 'choosing') Object.assign(state, { mode, requestId: newRequestId() });
}

/** Sends to who is chosen. A failure of the whole leaves the choice as it was, to be tried again. */
export async function sendForward(): Promise<void> {
  if (state.phase !== 'choosing' || state.chosen.length === 0) return;
  const isCurrent = scope.begin();
  const { shared, room, ids, mode, requestId } = state;
  const chosen = state.chosen.map((target) => ({ ...target }));
  state.phase = 'sending';
  try {
    const targets = chosen.map(({ type, id }) => ({ type, id }));
    const results = shared
      ? await service.share({ ...shared, targets, requestId })
      : await service.forward({ room, ids: [...ids], targets, mode, requestId });
    if (!isCurrent()) return;
    state.results = results.flatMap(({ msg_key: msgKey }, at) => {
      const target = chosen[at];
      return target ? [{ target, msgKey }] : [];
    });
    state.phase = 'sent';
  } catch (error) {
    if (!isCurrent()) return;
    state.phase = 'choosing';
    notifyError(error);
  }
}

/** Once more to those that were refused. */
export async function retryForward(failed: readonly Addressee[]): Promise<void> {
  Object.assign(state, { phase: 'choosing', chosen: [...failed], requestId: newRequestId() });
  await sendForward();
}
