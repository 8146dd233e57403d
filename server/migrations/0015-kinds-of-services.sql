-- Services are known by what they are, not by what they are called.

alter table services add column kind text check (kind in (
  'stretching', 'pnf_stretching', 'dynamic_stretching', 'prenatal_stretching', 'sport_massage',
  'deep_tissue_massage', 'cupping', 'red_light', 'compression'
));
comment on column services.kind is
  'what is done, whatever it is called: pictures and proposals go by it; null: something else';
comment on column services.needs_skill is
  'only therapists who offer it can give it; false: any of them, as of a machine';

-- The last time that names decide: as the pages read them so far, the first that fits.
update services set kind = case
  when name ~* 'prenatal' then 'prenatal_stretching'
  when name ~* 'red.?light' then 'red_light'
  when name ~* 'compression' then 'compression'
  when name ~* 'cupping' then 'cupping'
  when name ~* 'deep.?tissue' then 'deep_tissue_massage'
  when name ~* 'massage' then 'sport_massage'
  when name ~* 'pnf' then 'pnf_stretching'
  when name ~* 'dynamic' then 'dynamic_stretching'
  when name ~* 'stretch' then 'stretching'
end;

-- A request that is repeated after the update is answered in the new form too.
update idempotency_keys set reply = jsonb_set(reply, '{appointment_services}', lines.of_booking)
from (
  select line.booking_id,
    jsonb_agg(jsonb_build_object('service_id', line.service_id, 'service_name', line.service_name,
      'needs_skill', services.needs_skill) order by line.position) as of_booking
  from booking_lines line join services on services.id = line.service_id
  group by line.booking_id
) as lines
where lines.booking_id::text = reply ->> 'id';
