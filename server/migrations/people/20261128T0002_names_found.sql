-- Members and channels by their names (S03).
CREATE INDEX member_found ON member USING gin (grams(found_by(nickname))) WHERE state = 'active';
CREATE INDEX channel_found ON channel USING gin (grams(found_by(name)));
