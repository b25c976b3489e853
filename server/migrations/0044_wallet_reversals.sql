-- A journal is undone once at most, whoever asks; see wallet_is_immutable.
CREATE UNIQUE INDEX wallet_journal_reversed ON wallet_journal (cause_id) WHERE kind = 'reversal';
