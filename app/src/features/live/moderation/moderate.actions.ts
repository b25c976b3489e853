import { moderationLimits, type BrokenRule, type FreezeType } from '@goldbean/contract/live';
import { ref } from 'valtio/vanilla';
import { serverNow } from '../../../shared/clock/index.ts';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { loadRestrictedViewers, loadViewer } from './moderation.actions.ts';
import * as service from './moderation.service.ts';
import { moderationState as state, type OpenedViewer } from './moderation.state.ts';

/** Why something is done. */
export interface Reason {
  readonly reason: string;
  readonly rule: BrokenRule;
}

const givenOf = ({ reason, rule }: Reason, member: OpenedViewer | null): service.ModerationInput => ({
  reason,
  rule,
  ...(member?.messageId !== undefined && { message_id: member.messageId }),
});

/** The events of the room say it as well; they may come later than the answer. */
async function lookAgain(): Promise<void> {
  await Promise.all([loadViewer(), loadRestrictedViewers()]);
}

/** One at a time; a refusal stays in the dialog. @returns the answer; null when it was refused */
async function moderate<Answer>(whom: string, ask: () => Promise<Answer>): Promise<Answer | null> {
  if (state.saving !== null) return null;
  Object.assign(state, { saving: whom, error: null });
  try {
    const answer = await ask();
    state.asked = null;
    void lookAgain();
    return answer;
  } catch (error) {
    if (state.asked) state.error = ref(asApiError(error));
    else notifyError(error);
    return null;
  } finally {
    state.saving = null;
  }
}

/** C005. @returns whether it was done */
export const warnViewer = async (member: OpenedViewer, why: Reason): Promise<boolean> =>
  (await moderate(member.uid, () => service.warn(state.liveId, givenOf(why, member), member.uid))) !== null;

/** C005, M36: a second one waits for the first. */
export const warnStreamer = async (why: Reason): Promise<boolean> =>
  (await moderate(state.liveId, () => service.warn(state.liveId, givenOf(why, null)))) !== null;

/** C065. */
export const freezeViewer = async (member: OpenedViewer, type: FreezeType, why: Reason): Promise<boolean> =>
  (await moderate(member.uid, () => service.freeze(state.liveId, member.uid, type, givenOf(why, member)))) !==
  null;

/** C066. */
export const unfreezeViewer = async ({ uid }: OpenedViewer): Promise<boolean> =>
  (await moderate(uid, () => service.unfreeze(state.channelId, uid))) !== null;

/** G135. */
export const blockViewer = async (member: OpenedViewer, why: Reason): Promise<boolean> =>
  (await moderate(member.uid, () => service.block(state.liveId, member.uid, givenOf(why, member)))) !== null;

/** G135. */
export const unblockViewer = async ({ uid }: OpenedViewer): Promise<boolean> =>
  (await moderate(uid, () => service.unblock(state.liveId, uid))) !== null;

/** C109. */
export const unmuteViewer = async ({ uid }: OpenedViewer): Promise<boolean> =>
  (await moderate(uid, () => service.unmute(state.room, uid))) !== null;

/** C003. @param lasts ms @returns whether the whole of it holds; null when it was refused */
export async function banChannel(why: Reason, lasts: number): Promise<{ readonly waits: boolean } | null> {
  // What one person may decide is the server's own default: this clock could run ahead of its.
  const until = lasts === moderationLimits.banAloneMs ? undefined : serverNow() + lasts;
  const answer = await moderate(state.liveId, () => service.ban(state.liveId, givenOf(why, null), until));
  return answer && { waits: answer.longer_until_ts !== null };
}
