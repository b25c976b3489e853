import { z } from 'zod';
import { defineCall, type Call } from './call.ts';
import { codes } from './shared/errors.ts';

/** The events of a stream: the name in `event:` and the shape of `data:`. */
export type StreamEvents = Readonly<Record<string, z.ZodObject>>;

/** What opening a stream answers. */
const opened = z.object({
  /** For the address of the stream: it opens it once, within 30 s (D86, D87). */
  ticket: z.string(),
});

/**
 * A call that answers by server-sent events. A client calls `open` like any call and reads the events at `streamPath`
 * with the ticket of the answer. To resume it sends the id of the last event it received, with a new ticket.
 */
export interface Stream<Input extends z.ZodObject = z.ZodObject, Events extends StreamEvents = StreamEvents> {
  /** Its input travels in the ticket: ids and choices, not texts. */
  readonly open: Call<Input, typeof opened>;
  readonly events: Events;
}

type StreamDefinition<Input extends z.ZodObject, Events extends StreamEvents> = Pick<
  Call,
  'id' | 'service' | 'path' | 'summary'
> &
  Partial<Pick<Call, 'access' | 'rate' | 'errors'>> & { readonly input: Input; readonly events: Events };

/**
 * States one stream; for members unless said otherwise.
 * @param given the facts of its call, and the events by name; `end` and `failed` are the stream's own
 */
export const defineStream = <Input extends z.ZodObject, const Events extends StreamEvents>({
  events,
  ...given
}: StreamDefinition<Input, Events>): Stream<Input, Events> => ({
  open: defineCall({ ...given, output: opened }),
  events,
});

/** Where the events are read, below the host. */
export const streamPath = ({ open }: Pick<Stream, 'open'>): string => `/${open.service}/${open.path}/events`;

/** The last event of a complete stream. */
export const streamEnd = 'end';
/** The last event of a stream that failed, with the reason. */
export const streamFailed = 'failed';
export const streamFailure = z.object({ code: z.literal(Object.values(codes)), msg_key: z.string() });

/** One event of a stream: its name with what that name carries. */
export type StreamEvent<S extends Stream> = {
  readonly [Name in keyof S['events'] & string]: {
    /** Id to resume after, unique in the stream, of letters, digits, `_`, `-`. */
    readonly id: string;
    readonly event: Name;
    readonly data: z.output<S['events'][Name]>;
  };
}[keyof S['events'] & string];
