-- What is append-only keeps its figures for ever. The words beside them may be about somebody, and go with
-- them: a dash takes their place, and nothing else ever does.
create function forget_words_only() returns trigger language plpgsql as $$
declare
  words text := tg_argv[0];
begin
  if tg_op = 'DELETE' or to_jsonb(new) ->> words is distinct from '—'
    or to_jsonb(new) - words <> to_jsonb(old) - words then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end
$$;
create or replace trigger package_entries_are_kept before update or delete on package_entries
  for each row execute function forget_words_only('reason');
create or replace trigger package_prolongations_are_kept before update or delete on package_prolongations
  for each row execute function forget_words_only('reason');
create or replace trigger sale_lines_are_kept before update or delete on sale_lines
  for each row execute function forget_words_only('reduced_because');
create or replace trigger refunds_are_kept before update or delete on refunds
  for each row execute function forget_words_only('reason');

-- What was printed was kept with all that was known of its lines, also why one cost less.
create function without_reasons(snapshot jsonb) returns jsonb language sql immutable as $$
  select case when snapshot ? 'lines' then jsonb_set(snapshot, '{lines}', (
    select coalesce(jsonb_agg(line - 'because' order by place), '[]')
    from jsonb_array_elements(snapshot -> 'lines') with ordinality as its (line, place)
  )) else snapshot end
$$;
create or replace function forget_name_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.client_name is not null
    or new.snapshot not in (old.snapshot, without_reasons(old.snapshot))
    or to_jsonb(new) - 'client_name' - 'snapshot' <> to_jsonb(old) - 'client_name' - 'snapshot' then
    raise exception 'tax_documents is append-only';
  end if;
  return new;
end
$$;
