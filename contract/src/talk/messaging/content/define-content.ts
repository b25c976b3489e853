import type { z } from 'zod';

/** Definition of a kind of message (E05); a new kind is one more file of this shape. */
interface Content<Kind extends string, Body extends z.ZodObject> {
  readonly kind: Kind;
  /** Schema of the body that the server sends. */
  readonly body: Body;
  /** Schema of the body that a member sends (C112); null for a kind that only features make. */
  readonly byHand: z.ZodObject | null;
  /** D38: whether it may be sent on, alone or merged with others. */
  readonly mayForward: boolean;
  /** D36: whether it can be taken back at all; what was claimed stays (domain 3.4). */
  readonly mayRecall: boolean;
  /** The words by which a search of the room finds it (G130); null for one that has none. */
  readonly searched: ((body: z.output<Body>) => string) | null;
  /** Its text in a list; null when a list shows the name of its kind. */
  readonly line: ((body: z.output<Body>) => string) | null;
}

type ContentDefinition<
  Kind extends string,
  Body extends z.ZodObject,
  ByHand extends z.ZodObject | null,
> = Pick<Content<Kind, Body>, 'kind' | 'body'> & Partial<Content<Kind, Body>> & { readonly byHand?: ByHand };

/** States a kind; what is left out is the common case: made by a feature, sent on and recalled, without words. */
export const defineContent = <
  const Kind extends string,
  Body extends z.ZodObject,
  ByHand extends z.ZodObject | null = null,
>(
  given: ContentDefinition<Kind, Body, ByHand>,
) => ({
  mayForward: true,
  mayRecall: true,
  searched: null,
  line: null,
  ...given,
  byHand: (given.byHand ?? null) as ByHand,
});
