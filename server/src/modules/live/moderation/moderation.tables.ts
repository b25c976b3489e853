import type { ActionEvidence, ActionKind, ActionScope, BrokenRule, LiveRole } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/live. */
type ModerationTables = {
  moderation_action: {
    action_id: string;
    kind: ActionKind;
    scope: ActionScope;
    live_id: string;
    channel_id: string;
    live_title: string;
    target_uid: string;
    actor_uid: string;
    actor_role: LiveRole;
    reason: string;
    rule: BrokenRule;
    evidence: ActionEvidence;
    created_at: Moment;
    until_at: Moment | null;
    ended_at: Moment | null;
    ended_by: string | null;
    end_note: Generated<string>;
  };
  ban_extension: {
    extension_id: string;
    ban_id: string;
    until_at: Moment;
    by_uid: string;
    created_at: Moment;
    decision: 'confirmed' | 'refused' | null;
    decided_by: string | null;
    decided_at: Moment | null;
    reason: Generated<string>;
  };
};
export type ActionRow = Selectable<ModerationTables['moderation_action']>;
export type ExtensionRow = Selectable<ModerationTables['ban_extension']>;

export const tables = (reader: Reader) => reader.withTables<ModerationTables>();
