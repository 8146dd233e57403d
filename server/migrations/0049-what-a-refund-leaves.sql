-- What becomes of a session whose money went back altogether: the money was given for good, or it is to be
-- paid for anew.

alter table refund_lines add became text check (became in ('free', 'owed', 'stands'));
comment on column refund_lines.became is
  'of a session: free, what it cost was given as a favour; owed, its line is as if it had never been sold; stands, neither was to be said; null: before it could be said, owed where all of the line went back';
