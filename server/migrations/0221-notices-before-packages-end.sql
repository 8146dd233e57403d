-- Owners are told a month before a package ends too. Packages that are sold from now on plan that
-- themselves; this plans it for those that were sold before.
do $$
begin
  if to_regnamespace('graphile_worker') is null then return; end if;
  perform graphile_worker.add_job(
    'tell-package-expiring',
    json_build_object(
      'packageId', p.id, 'expiresOn', to_char(p.expires_on, 'YYYY-MM-DD'), 'daysBefore', 30),
    run_at => (p.expires_on - 30 + time '10:00')
      at time zone coalesce((select zone from settings), 'UTC'),
    job_key => 'package-expiring:' || p.id || ':30')
  from owned_packages p
  where p.active and p.expires_on > current_date + 31;
end $$;

create index packages_by_last_day on owned_packages (expires_on) where active and minutes is not null;
