-- Beans of an anniversary coupon (C021): once for each coupon, whose id is the subject.
ALTER TABLE reward_grant
  DROP CONSTRAINT reward_grant_kind_check,
  DROP CONSTRAINT reward_grant_check,
  ADD CONSTRAINT reward_grant_kind_check
    CHECK (kind IN ('newcomer', 'guidance', 'first_post', 'first_video', 'invite', 'sign_in', 'anniversary')),
  ADD CONSTRAINT reward_grant_check CHECK ((subject <> '') = (kind IN ('invite', 'sign_in', 'anniversary')));
