-- A row or more in each table of the baseline, as the server writes them; see prepare-database.test.ts.
INSERT INTO member (uid, jwcode, nickname, created_at) VALUES
  ('1000000000000000001', 'gb10000001', '老师', '2025-11-24T16:00:00Z'),
  ('1000000000000000002', 'gb10000002', '同学', '2025-11-24T16:00:00.001Z');
INSERT INTO session (id, token_hash, uid, created_at, seen_at)
  VALUES ('1000000000000000003', 'hash', '1000000000000000002', '2025-11-24T16:00:00Z', '2025-11-24T16:00:00Z');
INSERT INTO login_code (contact, salt, code_hash, sent_at, expires_at)
  VALUES ('+8613800000000', 'salt', 'hash', '2025-11-24T16:00:00Z', '2025-11-24T16:05:00Z');
INSERT INTO navigation_ticket (ticket_hash, uid, target, expires_at)
  VALUES ('ticket', '1000000000000000002', 'mall', '2025-11-24T16:05:00Z');
INSERT INTO profile_visit (uid, visitor, day) VALUES ('1000000000000000001', '1000000000000000002', '2026-11-22');
INSERT INTO file (file_id, uid, scene, stored, name, mime, size, created_at)
  VALUES ('1000000000000000004', '1000000000000000002', 'chat', 'stored', 'a.pdf', 'application/pdf', 1,
    '2025-11-24T16:00:00Z');
INSERT INTO file_removal (stored) VALUES ('gone.png');
INSERT INTO upload_day (uid, day, bytes) VALUES ('1000000000000000002', '2025-11-25', 1);
INSERT INTO channel (channel_id, name, owner_uid, created_at)
  VALUES ('1000000000000000005', '频道', '1000000000000000001', '2025-11-24T16:00:00Z');
INSERT INTO channel_staff (channel_id, uid, role) VALUES ('1000000000000000005', '1000000000000000002', 'live_admin');
INSERT INTO channel_follow (channel_id, uid, created_at)
  VALUES ('1000000000000000005', '1000000000000000002', '2025-11-24T16:00:00Z');
INSERT INTO channel_subscription (channel_id, uid, agreement, created_at)
  VALUES ('1000000000000000005', '1000000000000000002', '2026-11', '2025-11-24T16:00:00Z');
INSERT INTO notice (notice_id, uid, body, created_at)
  VALUES ('1000000000000000006', '1000000000000000002', '{"kind": "lots_expiring"}', '2025-11-24T16:00:00Z');

INSERT INTO room (name, epoch, last_seq, created_at)
  VALUES ('group_1000000000000000008', 'e', 1, '2025-11-24T16:00:00Z');
INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts) VALUES
  ('group_1000000000000000008', 1, 'msg', '1000000000000000009', 'c1', '1000000000000000002', 'text', '{"text": "好"}',
   '2025-11-24T16:00:00Z');
INSERT INTO room_mute (room, uid, by_uid, reason, muted_at)
  VALUES ('group_1000000000000000008', '1000000000000000002', '1000000000000000001', 'spam', '2025-11-24T16:00:00Z');
INSERT INTO room_read (room, uid, seq) VALUES ('group_1000000000000000008', '1000000000000000001', 1);
INSERT INTO class_group (group_id, channel_id, ordinal, room, created_at) VALUES
  ('1000000000000000008', '1000000000000000005', 1, 'group_1000000000000000008', '2025-11-24T16:00:00Z');
INSERT INTO group_member (group_id, uid, joined_at)
  VALUES ('1000000000000000008', '1000000000000000002', '2025-11-24T16:00:00Z');

INSERT INTO live (live_id, channel_id, streamer_uid, name, theme, introduction, background_id, background, start_at,
    course_type, block_network, replay_mode, state, created_at, started_at) VALUES
  ('1000000000000000010', '1000000000000000005', '1000000000000000001', '早盘', '', '看盘', 'preset_1', '/b.png',
   '2025-11-24T16:00:00Z', 1, false, 'permanent', 'live', '2025-11-24T16:00:00Z', '2025-11-24T16:00:00Z');
INSERT INTO live_admin (live_id, uid) VALUES ('1000000000000000010', '1000000000000000002');
INSERT INTO live_stream (channel_id, stream, chosen_live)
  VALUES ('1000000000000000005', 'stream', '1000000000000000010');
INSERT INTO live_counter (live_id, likes) VALUES ('1000000000000000010', 3);
INSERT INTO live_like (live_id, uid, n) VALUES ('1000000000000000010', '1000000000000000002', 3);
INSERT INTO live_watch (live_id, uid, first_at)
  VALUES ('1000000000000000010', '1000000000000000002', '2025-11-24T16:00:00Z');
INSERT INTO live_appointment (live_id, uid, created_at)
  VALUES ('1000000000000000010', '1000000000000000002', '2025-11-24T16:00:00Z');
INSERT INTO knapsack_item (uid, gift_id, n) VALUES ('1000000000000000002', 'chalk', 1);
INSERT INTO gift_send (send_id, live_id, channel_id, uid, gift_id, n, beans, from_knapsack, combo_id,
    created_at)
  VALUES ('1000000000000000011', '1000000000000000010', '1000000000000000005', '1000000000000000002', 'chalk', 1, 1,
    false, '1000000000000000011', '2025-11-24T16:00:00Z');
INSERT INTO gift_combo (live_id, uid, gift_id, combo_id, n, last_at)
  VALUES ('1000000000000000010', '1000000000000000002', 'chalk', '1000000000000000011', 1, '2025-11-24T16:00:00Z');
INSERT INTO barrage (barrage_id, live_id, channel_id, uid, text, beans, created_at)
  VALUES ('1000000000000000012', '1000000000000000010', '1000000000000000005', '1000000000000000002', '好', 1,
    '2025-11-24T16:00:00Z');
INSERT INTO gift_total (live_id, uid, beans, reached_at)
  VALUES ('1000000000000000010', '1000000000000000002', 2, '2025-11-24T16:00:00Z');

INSERT INTO wallet_account (id, owner_kind, owner_id, currency, balance) VALUES
  ('user:1000000000000000002:BEAN', 'user', '1000000000000000002', 'BEAN', 6),
  ('system:mint:BEAN', 'system', 'mint', 'BEAN', NULL),
  ('hold:1000000000000000014:BEAN', 'hold', '1000000000000000014', 'BEAN', NULL);
WITH journal AS (
  INSERT INTO wallet_journal (id, kind, cause_type, cause_id, note, actor, request_id, body_hash, at) VALUES
    ('1000000000000000013', 'reward', 'reward', 'newcomer', NULL, '1000000000000000002', 'r1', '', '2025-11-24T16:00:00Z'),
    ('1000000000000000014', 'packet_send', 'red_packet', '1000000000000000015', NULL, '1000000000000000002', 'r2', '',
      '2025-11-24T16:00:00.001Z')
)
INSERT INTO wallet_entry (journal_id, account_id, amount, balance_after) VALUES
  ('1000000000000000013', 'system:mint:BEAN', -10, NULL),
  ('1000000000000000013', 'user:1000000000000000002:BEAN', 10, 10),
  ('1000000000000000014', 'user:1000000000000000002:BEAN', -4, 6),
  ('1000000000000000014', 'hold:1000000000000000014:BEAN', 4, NULL);
INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining, expires_at)
  VALUES ('user:1000000000000000002:BEAN', '1000000000000000013', 'reward', 10, 6, '2026-11-24T16:00:00Z');
INSERT INTO wallet_lot_use (entry_id, lot_id, amount)
  SELECT entry.id, lot.id, 4 FROM wallet_entry AS entry JOIN wallet_lot AS lot USING (account_id) WHERE entry.amount = -4;
INSERT INTO wallet_hold (id, account_id, journal_id, amount)
  VALUES ('1000000000000000014', 'hold:1000000000000000014:BEAN', '1000000000000000014', 4);
INSERT INTO wallet_opening (uid, opened_at) VALUES ('1000000000000000002', '2025-11-24T16:00:00Z');
INSERT INTO wallet_check (at, ok, drifted) VALUES ('2025-11-24T16:00:00Z', true, 0);
INSERT INTO wallet_expiry_notice (account_id, expires_at, step, told_at)
  VALUES ('user:1000000000000000002:BEAN', '2026-11-24T16:00:00Z', 30, '2025-11-24T16:00:00Z');

INSERT INTO pay_order (order_no, uid, kind, product_id, product_name, minor, currency, gives_currency, gives_amount,
    pay_type, channel, agreement, agreement_version, state, provider, reference, step, transaction, paid_at, created_at,
    expires_at) VALUES
  ('1000000000000000016', '1000000000000000002', 'beans', 'beans_60', '60', 600, 'CNY', 'BEAN', 60, 1, 1, 'recharge',
   '1', 3, 'cashier', 'ref', '{}', 't1', '2025-11-24T16:00:00.001Z', '2025-11-24T16:00:00Z', '2025-11-24T16:15:00Z');
INSERT INTO order_event (order_no, at, to_state, source)
  VALUES ('1000000000000000016', '2025-11-24T16:00:00Z', 0, 'member');
INSERT INTO order_payment (provider, transaction, order_no, minor, currency, paid_at, created_at)
  VALUES ('cashier', 't1', '1000000000000000016', 600, 'CNY', '2025-11-24T16:00:00.001Z', '2025-11-24T16:00:00.002Z');
INSERT INTO provider_notice (provider, notice_id, order_no, fact, body_hash, first_seen, last_seen)
  VALUES ('cashier', 'n1', '1000000000000000016', 'paid', 'hash', '2025-11-24T16:00:00.001Z',
    '2025-11-24T16:00:00.001Z');
INSERT INTO notice_refusal (provider, reason, day, n) VALUES ('cashier', 'signature', '2026-11-22', 1);
INSERT INTO payment_alert (provider, transaction, reason, order_no, minor, currency, source, created_at)
  VALUES ('cashier', 't2', 'unknown_order', '1', 600, 'CNY', 'notify', '2025-11-24T16:00:00Z');
INSERT INTO recharge_record (record_id, order_no, uid, channel, pay_num, pay_type, gold_num, written_by, created_at)
  VALUES ('1000000000000000017', '1000000000000000016', '1000000000000000002', 1, 600, 1, 60, 'server',
    '2025-11-24T16:00:00.001Z');
INSERT INTO first_recharge (uid, order_no) VALUES ('1000000000000000002', '1000000000000000016');
INSERT INTO cashier_payment (reference, order_no, pay_type, minor, currency, subject, return_url, notify_url,
    expires_at,
    state) VALUES
  ('ref', '1000000000000000016', 1, 600, 'CNY', '60', '/', '/', '2025-11-24T16:15:00Z', 'unpaid');
INSERT INTO coin_exchange (exchange_id, uid, coins, beans, agreement, created_at)
  VALUES ('1000000000000000018', '1000000000000000002', 1, 60, '1', '2025-11-24T16:00:00Z');
INSERT INTO dangwu_spending (spending_id, uid, vouchers, beans, agreement, created_at)
  VALUES ('1000000000000000019', '1000000000000000002', 1, 10, '1', '2025-11-24T16:00:00Z');
INSERT INTO red_packet (packet_id, scene, place_id, channel_id, room, sender, kind, count, total, blessing, conditions,
    per_user, split_hash, split_seed, hold_id, created_at, starts_at, expires_at) VALUES
  ('1000000000000000015', 1, '1000000000000000008', '', 'group_1000000000000000008', '1000000000000000002', 'ordinary',
   2, 4, '发财', '{}', 1, 'hash', 'seed', '1000000000000000014', '2025-11-24T16:00:00Z', '2025-11-24T16:00:00Z',
    '2025-11-25T16:00:00Z');
INSERT INTO red_packet_share (packet_id, place, amount)
  VALUES ('1000000000000000015', 1, 2), ('1000000000000000015', 2, 2);
INSERT INTO red_packet_tap (packet_id, uid, tap, request_id, amount, taps, sum, at)
  VALUES ('1000000000000000015', '1000000000000000001', 1, 'r1', 0, 1, 0, '2025-11-24T16:00:00Z');
INSERT INTO reward_grant (grant_id, uid, kind, subject, beans, credits, granted_at)
  VALUES ('1000000000000000020', '1000000000000000002', 'newcomer', '', 10, 0, '2025-11-24T16:00:00Z');
INSERT INTO invite_code (uid, code) VALUES ('1000000000000000001', '23456789');
INSERT INTO invite (friend_uid, inviter_uid, joined_at)
  VALUES ('1000000000000000002', '1000000000000000001', '2025-11-24T16:00:00Z');
INSERT INTO invite_origin (uid, origin, seen_at) VALUES ('1000000000000000002', 'digest', '2025-11-24T16:00:00Z');
INSERT INTO shop_product (product_id, channel_id, name, description, minor, currency, group_minor, group_need,
    group_minutes, created_at) VALUES
  ('1000000000000000021', '1000000000000000005', '铁扇', '', 9900, 'CNY', 6900, 2, 10, '2025-11-24T16:00:00Z');
INSERT INTO group_purchase (tuangou_id, product_id, live_id, minor, need, joined, opened_at, ends_at) VALUES
  ('1000000000000000022', '1000000000000000021', '1000000000000000010', 6900, 2, 1, '2025-11-24T16:00:00Z',
    '2025-11-24T16:10:00Z');
INSERT INTO group_purchase_member (tuangou_id, uid, place, joined_at, agreement)
  VALUES ('1000000000000000022', '1000000000000000002', 1, '2025-11-24T16:00:00Z', '1');

INSERT INTO idempotent_answer (actor, call, request_id, body_hash, answer, created_at)
  VALUES ('1000000000000000002', 'reward.claim', 'r1', 'hash', '{}', '2026-11-22T09:00:00Z');
INSERT INTO outbox (topic, key, payload) VALUES ('frames', 'group_1000000000000000008', '{}');
