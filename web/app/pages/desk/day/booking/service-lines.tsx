import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { type Lines, type Sold, withOneMore, withService, withTime } from './service-lengths.ts';

interface Props {
  lines: Lines;
  /** The services to choose from. */
  possible: readonly { readonly id: number; readonly name: string }[];
  sold: Sold;
  /** The lengths that the line at an index may have. */
  lengthsFor: (line: Lines[number], index: number) => readonly number[];
  onChange: (lines: Lines) => void;
  errors: Readonly<Record<string, string | undefined>>;
}

/** The services of a session, and the length of each. */
export function ServiceLines({ lines, possible, sold, lengthsFor, onChange, errors }: Props) {
  const { t } = useLingui();
  return (
    <div className="col-span-2 grid gap-2">
      {lines.map((line, index) => (
        <div key={line.id} className="flex items-end gap-2">
          <DeskSelect
            label={<Trans>Service</Trans>}
            error={index === 0 ? errors.services : undefined}
            className="grow"
            value={line.id}
            onChange={({ target }) =>
              onChange(withService(lines, index, Number(target.value), sold))
            }
            options={possible
              .filter(({ id }) => id === line.id || !lines.some((each) => each.id === id))
              .map(({ id, name }) => [id, name])}
          />
          <DeskSelect
            label={<Trans>Length</Trans>}
            error={index === 0 ? errors.total_duration : undefined}
            className="shrink-0"
            value={line.time}
            onChange={({ target }) => onChange(withTime(lines, index, Number(target.value)))}
            options={[...new Set([...lengthsFor(line, index), line.time])].map((time) => [
              time,
              plural(time, { one: '# min', other: '# min' }),
            ])}
          />
          {lines.length > 1 && (
            <DeskButton
              look="plain"
              aria-label={t`Leave this service out`}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              <Glyph name="close" className="size-5" />
            </DeskButton>
          )}
        </div>
      ))}
      {possible.some(({ id }) => !lines.some((line) => line.id === id)) && (
        <DeskButton
          look="plain"
          onClick={() => onChange(withOneMore(lines, possible, sold))}
          className="justify-self-start px-0! text-primary"
        >
          <Trans>Add a service</Trans>
        </DeskButton>
      )}
    </div>
  );
}
