import type { CauseNote, Currency, JournalKind } from '@goldbean/contract';
import type { Generated } from 'kysely';
import type { Moment } from '../../../platform/database/index.ts';

export type HoldState = 'reserved' | 'captured' | 'released' | 'expired';

/** The feature's tables; see server/migrations/money. */
export type WalletTables = {
  wallet_account: {
    id: string;
    owner_kind: string;
    owner_id: string;
    currency: Currency;
    balance: number | null;
  };
  wallet_journal: {
    id: string;
    kind: JournalKind;
    cause_type: string;
    cause_id: string;
    note: CauseNote | null;
    actor: string;
    request_id: string | null;
    body_hash: string;
    at: Moment;
  };
  wallet_entry: {
    id: Generated<number>;
    journal_id: string;
    account_id: string;
    amount: number;
    balance_after: number | null;
  };
  wallet_lot: {
    id: Generated<number>;
    account_id: string;
    journal_id: string;
    source: string;
    amount: number;
    remaining: number;
    expires_at: Moment | null;
  };
  wallet_lot_use: { entry_id: number; lot_id: number; amount: number };
  wallet_hold: {
    id: string;
    account_id: string;
    journal_id: string;
    amount: number;
    captured: Generated<number>;
    released: Generated<number>;
    state: Generated<HoldState>;
    expires_at: Moment | null;
  };
  wallet_opening: { uid: string; opened_at: Moment };
  wallet_check: { at: Moment; ok: boolean; drifted: number };
  wallet_expiry_notice: { account_id: string; expires_at: Moment; step: number; told_at: Moment };
};
