import type { ContentType } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface ContentReportPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly notices: Notifier;
  readonly rooms: {
    /** Notifies members after the commit of what is for them alone. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
  };
}

/** Things of one type that the staff can take out of sight. */
export interface ModeratedThings {
  /** @returns null where it is not displayed */
  displayed(
    reader: Reader,
    id: string,
  ): Promise<{
    readonly authorUid: string;
    /** Of a comment: what it is about. */
    readonly about?: { readonly type: string; readonly id: string };
    /** Its title, or how it begins. */
    readonly words: string;
  } | null>;
  /** @throws Refusal when it is neither displayed nor hidden, or one's own */
  hide(tx: Tx, uid: string, id: string, reason: string): Promise<void>;
  /** @throws Refusal when it is neither displayed nor hidden, or one's own */
  show(tx: Tx, uid: string, id: string): Promise<void>;
}
export type ModeratedTypes = Record<ContentType, ModeratedThings>;
