import { calls, luckyBagKinds } from '@goldbean/contract/live';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './bags.service.ts';
import { bagsState as state, emptyBagDraft, type BagDraft } from './bags.state.ts';

const scope = createRequestScope();
let isOpen = false;

const conditionsOf = ({ follow, fan, fanLevel, ironFan, comment, conditionGift }: BagDraft) => ({
  ...(follow && { follow }),
  ...(fan && { fan }),
  ...(fanLevel !== null && { fan_level: fanLevel }),
  ...(ironFan && { iron_fan: ironFan }),
  ...(comment.trim() !== '' && { comment_text: comment.trim() }),
  ...(conditionGift !== null && { gift: conditionGift }),
});

const bagOf = (draft: BagDraft) => ({
  live_id: state.liveId,
  kind: luckyBagKinds[draft.kind],
  prize:
    draft.prize === 'beans'
      ? { type: 'beans' as const, amount: draft.each ?? 0 }
      : { type: 'gift' as const, gift_id: draft.giftId ?? '', n: draft.each ?? 0 },
  winners: draft.winners ?? 0,
  duration: draft.seconds,
  ...(draft.kind === 'lucky' && { conditions: conditionsOf(draft) }),
});

const fields: Readonly<Record<keyof BagDraft, readonly string[]>> = {
  kind: ['kind', 'conditions'],
  prize: ['prize'],
  giftId: ['prize'],
  each: ['prize'],
  winners: ['winners'],
  seconds: ['duration'],
  follow: ['conditions'],
  fan: ['conditions'],
  fanLevel: ['conditions'],
  ironFan: ['conditions'],
  comment: ['conditions'],
  conditionGift: ['conditions'],
};

const form = createDraftForm({
  state: () => state.form,
  inputOf: bagOf,
  check: (draft) => fieldErrors(calls.bags.distribution.input, bagOf(draft)),
  fieldsOf: (name) => fields[name],
  onFailed: (error) => {
    state.refusal = errorWords(error);
  },
});

/** Something was filled in. */
export function changeBag(change: Partial<BagDraft>): void {
  state.refusal = '';
  form.change(change);
}

/** G241: what was given in the live session; for those who run it. @returns ends it */
export function openBagDesk(): () => void {
  const isCurrent = scope.begin();
  isOpen = true;
  void loadBagDesk();
  return () => {
    if (!isCurrent()) return;
    isOpen = false;
    scope.end();
  };
}

/** A bag came or ended, maybe one that another of the staff gave. */
export function refreshBagDesk(): void {
  if (isOpen) void loadBagDesk();
}

export async function loadBagDesk(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const { list, offers } = await service.loadList(state.liveId);
    if (isCurrent()) Object.assign(state.desk, { phase: 'ready', failure: '', list, offers });
  } catch (error) {
    if (isCurrent() && state.desk.phase !== 'ready')
      Object.assign(state.desk, { phase: 'failed', failure: asApiError(error).msgKey });
  }
}

/** C070: gives a bag; the room hears of it like everybody. @returns whether it was given */
export async function giveBag(): Promise<boolean> {
  state.refusal = '';
  const given = await form.submit((bag, request_id) => service.give({ ...bag, request_id }));
  if (!given) return false;
  form.open({ ...emptyBagDraft(), kind: state.form.values.kind });
  void loadBagDesk();
  return true;
}
