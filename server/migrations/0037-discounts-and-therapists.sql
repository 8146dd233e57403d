-- Managers change the discounts of partners and what is told of therapists: a change names the version that
-- was seen.

alter table partner_discounts add version integer not null default 1;
alter table therapists add version integer not null default 1;
