import { calls } from '@goldbean/contract/money';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './live-packets.service.ts';
import {
  emptyRainDraft,
  emptyRedBagDraft,
  livePacketsState as state,
  type RainDraft,
  type RedBagDraft,
} from './live-packets.state.ts';

const scope = createRequestScope();
/** Nobody tells of a share that is taken. */
const poll = createPoll({
  ask: loadPacketDesk,
  isVisible: () => document.visibilityState === 'visible',
  everyMs: 5_000,
});
const onFailed = (error: unknown): void => {
  state.refusal = errorWords(error);
};

const bagOf = ({ kind, prize, giftId, count, total, follow }: RedBagDraft) => ({
  live_id: state.liveId,
  kind,
  count: count ?? 0,
  total: total ?? 0,
  ...(prize === 'gift' && { gift_id: giftId ?? '' }),
  ...(follow && { conditions: { follow } }),
});
const bagForm = createDraftForm({
  state: () => state.bagForm,
  inputOf: bagOf,
  check: (draft) => fieldErrors(calls.livePackets.createBag.input, bagOf(draft)),
  onFailed,
});

const rainOf = ({ total, seconds, perUser }: RainDraft) => ({
  live_id: state.liveId,
  total: total ?? 0,
  seconds: seconds ?? 0,
  per_user: perUser ?? 0,
});
const rainForm = createDraftForm({
  state: () => state.rainForm,
  inputOf: rainOf,
  check: (draft) => fieldErrors(calls.livePackets.startRain.input, rainOf(draft)),
  fieldsOf: (name) => [name === 'perUser' ? 'per_user' : name],
  onFailed,
});

/** Something was filled in. */
export function changeRedBag(change: Partial<RedBagDraft>): void {
  state.refusal = '';
  bagForm.change(change);
}
/** Something was filled in. */
export function changeRain(change: Partial<RainDraft>): void {
  state.refusal = '';
  rainForm.change(change);
}

/** G242: what was laid in the live session; for those who run it. @returns ends it */
export function openPacketDesk(): () => void {
  const isCurrent = scope.begin();
  state.refusal = '';
  poll.start();
  return () => {
    if (!isCurrent()) return;
    poll.stop();
    scope.end();
  };
}

export async function loadPacketDesk(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const list = await service.loadLaid(state.liveId);
    if (isCurrent()) Object.assign(state.desk, { phase: 'ready', failure: '', list });
  } catch (error) {
    if (isCurrent() && state.desk.phase !== 'ready')
      Object.assign(state.desk, { phase: 'failed', failure: asApiError(error).msgKey });
  }
}

/** G132: lays a red packet; the room hears of it like everybody. @returns whether it was laid */
export async function layRedBag(): Promise<boolean> {
  state.refusal = '';
  const laid = await bagForm.submit((bag, request_id) => service.lay({ ...bag, request_id }));
  if (!laid) return false;
  bagForm.open(emptyRedBagDraft());
  void loadPacketDesk();
  return true;
}

/** G092: lets it rain. @returns whether it will */
export async function startRain(): Promise<boolean> {
  state.refusal = '';
  const started = await rainForm.submit((rain, request_id) => service.startRain({ ...rain, request_id }));
  if (!started) return false;
  rainForm.open(emptyRainDraft());
  void loadPacketDesk();
  return true;
}
