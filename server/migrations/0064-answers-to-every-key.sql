-- The key is taken first in the transaction that does what was asked, and its sealed answer follows. What was kept
-- until now was kept in other words: asked again, it is only known to be done.
alter table idempotency_keys alter column reply drop not null;
alter table idempotency_keys alter column status drop not null;
update idempotency_keys set reply = null, request_hash = '';
