-- A studio's site says that it opens soon until a manager opens the doors. A step of the set-up that
-- a manager has skipped is remembered, so that another manager goes on after it.
alter table settings
  add opened_at timestamptz,
  add skipped_steps text[] not null default '{}';
comment on column settings.opened_at is 'null: clients can neither book nor sign up, and the site says that it opens soon';
comment on column settings.skipped_steps is 'steps of the set-up that a manager has skipped';

-- Every studio until now was open.
update settings set opened_at = now();
