import type { BarrageSettings, PlatformRole, Settings } from '@goldbean/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/people. */
export type IdentityTables = {
  member: {
    uid: string;
    jwcode: string;
    mobile: string | null;
    email: string | null;
    nickname: string;
    password_hash: string | null;
    img: Generated<string>;
    intro: Generated<string>;
    roles: PlatformRole[];
    state: Generated<'active' | 'closed'>;
    is_demo: Generated<boolean>;
    ishw: Generated<boolean>;
    user_status: Generated<number>;
    level: Generated<number>;
    learning_points: Generated<number>;
    theme: Settings['theme'];
    lang: Settings['lang'];
    /** Stored as JSON text. */
    barrage: ColumnType<BarrageSettings | null, string | null, string | null>;
    /** E29. */
    rank_hidden: Generated<boolean>;
    created_at: Moment;
  };
  session: {
    id: string;
    token_hash: string;
    uid: string;
    created_at: Moment;
    seen_at: Moment;
    revoked_at: Moment | null;
  };
  login_code: {
    contact: string;
    /** Address that asked for it, as `networkOf` counts it. */
    network: string;
    salt: string;
    code_hash: string;
    sent_at: Moment;
    expires_at: Moment;
  };
  login_code_try: { contact: string; network: string; from_network: string; tries: number };
  navigation_ticket: { ticket_hash: string; uid: string; target: string; expires_at: Moment };
};
