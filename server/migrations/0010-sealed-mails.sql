-- Mails lie sealed until they are sent, are claimed while they are sent, and end when it is too late.

-- A body that waits in clear at this moment cannot be sealed here, where the key is not: it is let go.
alter table mails
  drop column body_text,
  drop column body_html,
  drop column calendar,
  add sealed bytea,
  add send_before timestamptz,
  add claimed_until timestamptz,
  add check (sealed is null or (sent_at is null and send_before is not null)),
  add check (claimed_until is null or sealed is not null);
comment on table mails is 'without a body: sent, or given up when sent_at is null';
comment on column mails.sealed is 'AES-256-GCM of the bodies as JSON, key outside the database; emptied once sent or given up';
comment on column mails.send_before is 'afterwards what it says is of no use any more';
comment on column mails.claimed_until is 'until then a process is sending it';

-- That its owner was told outlives the mail.
alter table owned_packages add told_low_at timestamptz;
comment on column owned_packages.told_low_at is 'when its owner was told that few minutes are left';
update owned_packages set told_low_at = mails.queued_at
from mails where mails.event_key = 'package-low:' || owned_packages.id;
