-- D30, course type 5: what a ticket costs, in beans; null where none is asked for.
ALTER TABLE live ADD COLUMN ticket_beans integer CHECK (ticket_beans > 0);
ALTER TABLE live ADD CONSTRAINT live_ticket_asked CHECK (ticket_beans IS NULL OR course_type = 5);

-- S49: tickets of members for live sessions. One that was refunded opens nothing, and another may be bought.
CREATE TABLE live_ticket (
  ticket_id  text PRIMARY KEY,
  live_id    text NOT NULL REFERENCES live,
  uid        text NOT NULL REFERENCES member,
  -- What was paid, in beans.
  beans      integer NOT NULL CHECK (beans > 0),
  state      text NOT NULL CHECK (state IN ('held', 'paid', 'refunded')),
  -- The hold that the beans are in until the live session is over; null where they were paid at once.
  hold_id    text,
  bought_at  timestamptz NOT NULL,
  -- When the beans went to the channel, or back.
  settled_at timestamptz,
  CHECK ((state = 'held') = (settled_at IS NULL))
);
CREATE UNIQUE INDEX live_ticket_one ON live_ticket (live_id, uid) WHERE state <> 'refunded';
CREATE INDEX live_ticket_held ON live_ticket (live_id) WHERE state = 'held';
