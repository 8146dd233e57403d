import type { Service } from '@limber/contract/catalogue.ts';
import type { PayingPackage } from '@limber/contract/desk/proposing/usual.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Glyph } from '../../../ui/glyph.tsx';
import { lengthsOf, servicesFor, withOneMore, withService } from './draft.ts';
import { Labelled } from './labelled.tsx';
import type { SessionDraft } from './use-session-draft.ts';

interface Props {
  session: SessionDraft;
  services: readonly Service[];
  packages: readonly PayingPackage[];
  errors: Readonly<Record<string, string>>;
}

/** What the session is for, and how long each part takes. */
export function ServiceLines({ session: { chosen, replace }, services, packages, errors }: Props) {
  const { t } = useLingui();
  const possible = servicesFor(chosen, services, packages);
  const { lines } = chosen;
  const withTime = (index: number, time: number) =>
    replace({
      ...chosen,
      lines: lines.map((line, at) => (at === index ? { ...line, time } : line)),
    });
  return (
    <div className="col-span-2 grid gap-2">
      {lines.map((line, index) => (
        <div key={line.id} className="flex items-end gap-2">
          <Labelled
            label={<Trans>Service</Trans>}
            error={index === 0 ? errors.services : undefined}
            className="grow"
          >
            {(its) => (
              <select
                {...its}
                value={line.id}
                onChange={({ target }) =>
                  replace(withService(chosen, index, Number(target.value), services))
                }
                className="desk-field"
              >
                {possible
                  .filter(({ id }) => id === line.id || !lines.some((each) => each.id === id))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            )}
          </Labelled>
          <Labelled
            label={<Trans>Length</Trans>}
            error={index === 0 ? errors.total_duration : undefined}
            className="shrink-0"
          >
            {(its) => (
              <select
                {...its}
                value={line.time}
                onChange={({ target }) => withTime(index, Number(target.value))}
                className="desk-field"
              >
                {lengthsOf(chosen, line, services).map((time) => (
                  <option key={time} value={time}>
                    {plural(time, { one: '# min', other: '# min' })}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          {lines.length > 1 && (
            <button
              type="button"
              aria-label={t`Leave this service out`}
              onClick={() => replace({ ...chosen, lines: lines.filter((_, at) => at !== index) })}
              className="desk-tool"
            >
              <Glyph name="close" className="size-5" />
            </button>
          )}
        </div>
      ))}
      {lines.length < possible.length && (
        <button
          type="button"
          onClick={() => replace(withOneMore(chosen, services, packages))}
          className="desk-tool justify-self-start px-0! text-primary"
        >
          <Trans>One more service</Trans>
        </button>
      )}
    </div>
  );
}
