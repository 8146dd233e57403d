-- Front desk and managers leave on a day too.
alter table accounts
  add leaves_on date,
  add check (leaves_on is null or account_type <> 'client');
comment on column accounts.leaves_on is 'the first day on which the desk is shut to them; null: no such day is set, or it has come';
