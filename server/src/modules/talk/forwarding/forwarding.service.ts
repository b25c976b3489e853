import type { CallAnswer, CallRequest, calls, SharedKind } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createMessageForwarding } from './forward-messages.usecase.ts';
import type { ForwardingPorts, MakeCard, OnShared } from './forwarding.ports.ts';
import { createMergedCards } from './merged-cards.views.ts';
import { createTargetSending } from './send-to-targets.usecase.ts';

/** Sends messages on to members and groups (D37, D38). */
export function createForwarding(ports: ForwardingPorts) {
  const { database, idempotency } = ports;
  const shared = createRegistry<Record<SharedKind, MakeCard>>('what is shared');
  const followers = createRegistry<Record<string, OnShared>>('what follows from sharing');
  const sendToAll = createTargetSending(ports);

  return {
    ...createMessageForwarding(ports, sendToAll),
    ...createMergedCards(ports),

    /** Registers what can be sent as a card, by its kind. */
    shareable: shared.register,

    /** Registers what follows when a card reached at least one target. */
    onShared: followers.register,

    /** G231: answers with one result for each target. @throws Refusal why the member may not see it */
    share(
      uid: string,
      intent: IdempotencyKey,
      { type, id, targets }: CallRequest<typeof calls.forwarding.share>,
    ): Promise<CallAnswer<typeof calls.forwarding.share>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const answer = await sendToAll(tx, uid, targets, [await shared.need(type)(tx, uid, id)]);
          if (answer.results.some(({ ok }) => ok))
            for (const follow of followers.all()) await follow(tx, uid);
          return answer;
        }),
      );
    },
  };
}
export type Forwarding = ReturnType<typeof createForwarding>;
