import { calls, type Wish } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { voteFor } from './wish-desk.service.ts';
import { blankBehalf, wishDeskState as state, type BehalfValues } from './wish-desk.state.ts';

/** What the contract asks of the fields, the wish beside. */
const inputOf = ({ jwcode, reason }: BehalfValues) => ({
  wish_id: state.wishId,
  jwcode: jwcode.trim(),
  reason: reason.trim(),
});

const form = createDraftForm<BehalfValues, ReturnType<typeof inputOf>>({
  state: () => state.behalf,
  inputOf,
  check: (values) => fieldErrors(calls.wishDesk.voteFor.input, inputOf(values)),
  onFailed(error) {
    const refused = asApiError(error);
    if (refused.msgKey === 'wish.voter_missing') state.behalf.errors['jwcode'] = refused.msgKey;
    else state.error = ref(refused);
  },
});

/** E02: nothing is filled in yet. */
export const openBehalf = (): void => form.open(blankBehalf());

/** The product head fills something in. */
export function changeBehalf(change: Partial<BehalfValues>): void {
  form.change(change);
  state.error = null;
}

/** G412: pressed again it is the same vote; a refusal stays in the dialog. @param onWish told how the wish stands then */
export async function sendBehalf(onWish: (wish: Wish) => void): Promise<void> {
  state.error = null;
  const wish = await form.submit((given, request_id) => voteFor({ ...given, request_id }));
  if (!wish) return;
  onWish(wish);
  if (state.wishId === wish.wish_id && state.action === 'behalf') state.action = null;
}
