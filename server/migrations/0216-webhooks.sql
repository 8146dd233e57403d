-- What happens in the studio is told to software of others: an event is written by the statement that makes it
-- happen, a delivery of it for each endpoint that wants it, and a job sends those in order.

create table webhook_endpoints (
  id integer generated always as identity primary key,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret_sealed bytea not null,
  made_at timestamptz not null,
  made_by integer not null references accounts (id),
  tries integer not null default 0,
  failing_since timestamptz,
  tries_at timestamptz,
  stopped_at timestamptz
);
comment on table webhook_endpoints is 'where managers have events of the studio sent to';
comment on column webhook_endpoints.secret_sealed is 'signs what is sent; shown once';
comment on column webhook_endpoints.tries is 'how often the first waiting delivery has failed in a row';
comment on column webhook_endpoints.failing_since is 'null: the last try succeeded';
comment on column webhook_endpoints.tries_at is 'nothing is tried before; null: at once';
comment on column webhook_endpoints.stopped_at is 'given up after days of failures, until a manager has it tried again';
create index webhook_endpoints_by_maker on webhook_endpoints (made_by);

create table webhook_events (
  id bigint generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(),
  type text not null,
  at timestamptz not null,
  data jsonb not null
);
comment on table webhook_events is 'what happened while an endpoint wanted to know; ids and times, and nothing said about a person';

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id integer not null references webhook_endpoints (id) on delete cascade,
  event_id bigint not null references webhook_events (id) on delete cascade,
  tried_at timestamptz,
  answer integer,
  failure text check (failure in ('address', 'unreachable', 'too_slow', 'answer')),
  delivered_at timestamptz
);
comment on table webhook_deliveries is 'an event for an endpoint; in the order of their ids';
comment on column webhook_deliveries.answer is 'status of the last reply; null: none came';
comment on column webhook_deliveries.failure is 'why the last try failed';
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, id) where delivered_at is null;
create index webhook_deliveries_of_event on webhook_deliveries (event_id);

create function tell_webhooks(told text, happened timestamptz, told_of jsonb) returns void language plpgsql as $$
declare
  event bigint;
begin
  -- Mostly nobody wants to know, and this is all that it costs.
  if not exists (select from webhook_endpoints where told = any (events)) then return; end if;
  insert into webhook_events (type, at, data) values (told, happened, told_of) returning id into event;
  insert into webhook_deliveries (endpoint_id, event_id)
  select id, event from webhook_endpoints where told = any (events) order by id;
  -- One after the other for each endpoint, and after mails.
  perform graphile_worker.add_job('send-webhooks', json_build_object('endpointId', id),
    queue_name => 'webhooks ' || id, priority => 10)
  from webhook_endpoints where told = any (events);
end $$;
comment on function tell_webhooks is 'in the transaction of what happened: writes it for every endpoint that wants it';

create function tell_webhooks_of_booking() returns trigger language plpgsql as $$
declare
  told text := case
    when new.kind = 'booked' then 'booking.made'
    when new.from_starts_at is not null then 'booking.moved'
    when new.to_status = 'cancelled' then 'booking.cancelled'
    when new.kind = 'undone' then 'booking.restored'
    when new.to_status = 'check_in' then 'booking.checked_in'
    when new.to_status = 'completed' then 'booking.completed'
    when new.to_status = 'no_show' then 'booking.missed'
  end;
begin
  if told is not null and exists (select from webhook_endpoints where told = any (events)) then
    perform tell_webhooks(told, new.at, (
      select jsonb_build_object('booking_id', id, 'client_id', client_id, 'therapist_id', therapist_id,
        'location', location_code, 'status', status, 'starts_at', starts_at, 'ends_at', ends_at,
        'moved_from', new.from_starts_at)
      from bookings where id = new.booking_id
    ));
  end if;
  return null;
end $$;
create trigger tell_webhooks after insert on booking_events
  for each row execute function tell_webhooks_of_booking();

create function tell_webhooks_of_payment() returns trigger language plpgsql as $$
declare
  told text := case when new.amount_fils > 0 then 'payment.made' else 'payment.refunded' end;
begin
  if new.sale_id is not null and new.method <> 'rounding'
    and exists (select from webhook_endpoints where told = any (events)) then
    perform tell_webhooks(told, new.at, (
      select jsonb_build_object('sale_id', id, 'client_id', client_id, 'method', new.method,
        'amount_in_minor_units', new.amount_fils, 'booking_ids', (
          select coalesce(jsonb_agg(booking_id order by position), '[]')
          from sale_lines where sale_id = sales.id and booking_id is not null
        ))
      from sales where id = new.sale_id
    ));
  end if;
  return null;
end $$;
create trigger tell_webhooks after insert on payments
  for each row execute function tell_webhooks_of_payment();

create function tell_webhooks_of_client() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('client.made', new.created_at, jsonb_build_object('client_id', new.id));
  return null;
end $$;
create trigger tell_webhooks after insert on accounts
  for each row when (new.account_type = 'client') execute function tell_webhooks_of_client();
