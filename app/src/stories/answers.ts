import {
  callPath,
  codes,
  errors,
  type Call,
  type CallAnswer,
  type CallRequest,
  type Envelope,
  type MsgKey,
} from '@goldbean/contract';
import { localizedIn } from './spoken.ts';

/** What comes back of a call in a story. */
export type StoryAnswer =
  | { readonly kind: 'answered'; readonly body: Envelope }
  /** `sent`: share of an upload that has left, 0 to 1. */
  | { readonly kind: 'waiting'; readonly sent?: number | undefined }
  | { readonly kind: 'unreachable' };

/** @param fields of query and body, as they travel */
type StoryReply = (fields: Readonly<Record<string, unknown>>) => StoryAnswer;

/** Replies by the path of their call. */
export type Replies = Readonly<Record<string, StoryReply>>;

const answered = (code: number, msgKey: string, msg: string, data: unknown): StoryAnswer => ({
  kind: 'answered',
  body: { code, msg, msg_key: msgKey, data, request_id: 'story' },
});

/**
 * The call succeeds. The answer is checked against the contract when it is asked for, so a story cannot show what
 * the server could not have said. Its texts are those of the story's language (spoken.ts).
 * @param given the answer, or how it follows from the request as the server reads it
 */
export const answer = <C extends Call>(
  call: C,
  given: CallAnswer<C> | ((request: CallRequest<C>) => CallAnswer<C>),
): Replies => ({
  [callPath(call)]: (fields) => {
    const data = localizedIn(
      typeof given === 'function' ? given(call.input.parse(fields) as CallRequest<C>) : given,
    );
    call.output.parse(data);
    return answered(codes.ok, '', '', data);
  },
});

/**
 * The call is refused.
 * @param key one that the call, or every call, may answer with
 * @param detail what the refusal says beside its words, such as when a mute ends
 */
export const refuse = (call: Call, key: MsgKey, detail: object = {}): Replies => ({
  [callPath(call)]: () => answered(errors[key].code, key, errors[key].msg, localizedIn(detail)),
});

/** The call is under way for ever: what is shown while one waits. @param sent share of an upload, 0 to 1 */
export const never = (call: Call, sent?: number): Replies => ({
  [callPath(call)]: () => ({ kind: 'waiting', sent }),
});

/** The network is gone. Reading calls are tried again (X07), so the refusal shows after two seconds. */
export const unreachable = (call: Call): Replies => ({
  [callPath(call)]: () => ({ kind: 'unreachable' }),
});
