import type { HoursPreview } from '@limber/contract/desk/rota/hours.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { comma } from '../../../../lib/join-names.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { UnstaffedTimes } from '../../frame/unstaffed-times.tsx';
import { deskDay, deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { TimeSpan, TimeSpans } from '../../frame/words/time-span.tsx';
import { WhenAndWhom } from '../uncovered-list.tsx';
import { weekdayNames } from './weekdays.ts';

interface Props {
  preview: HoursPreview;
  /** Of the last attempt to save. */
  error: unknown;
  busy: boolean;
  /** Saves the hours; `shifts` is the preview whose shifts move, undefined: they stay. */
  onSave: (shifts: string | undefined) => void;
  onBack: () => void;
}

/** Which shifts would follow the new hours, and what would be left without a therapist. */
export function HoursPreviewed({ preview, error, busy, onSave, onBack }: Props) {
  const { t } = useLingui();
  const said = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => said.current?.focus(), []);
  const { moves, by_hand: byHand, uncovered, uncovered_without: without, unstaffed } = preview;
  const moving = moves.filter((move) => !stays(move));
  const day = wholeDayOf(moving);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(moving.length > 0 ? preview.seen : undefined);
      }}
      className="desk grid gap-4"
    >
      <h3 ref={said} tabIndex={-1} className="type-3 outline-none">
        {moving.length > 0 ? (
          <Trans>Who works the new hours?</Trans>
        ) : (
          <Trans>No shift follows the new hours.</Trans>
        )}
      </h3>
      {moving.length > 0 && (
        <p className="max-w-prose">
          {day ? (
            <Trans>
              Everyone's day moves to <TimeSpan from={day.from_minute} to={day.to_minute} />.
            </Trans>
          ) : (
            <Trans>
              Each shift keeps its length and its place between opening and closing, as far as the
              new hours allow.
            </Trans>
          )}
        </p>
      )}
      {moves.length > 0 && (
        <DeskTable
          name={t`Shifts before and after`}
          named
          columns={[
            { word: <Trans>Therapist</Trans> },
            { word: <Trans>Weekdays</Trans> },
            { word: <Trans>Now</Trans> },
            { word: <Trans>Then</Trans> },
          ]}
          rows={moves.map((move) => ({
            key: `${move.therapist_id} ${move.from} ${move.weekdays}`,
            cells: [
              <TherapistName key="name" name={move.therapist} />,
              <span key="days">
                {weekdayNames(move.weekdays)}
                {move.from !== moves[0]?.from && (
                  <span className="block text-sm text-muted">
                    <Trans>From {deskDay(move.from)} on</Trans>
                  </span>
                )}
              </span>,
              <TimeSpans key="now" spans={move.before} />,
              <Became key="then" move={move} />,
            ],
          }))}
        />
      )}
      {byHand.length > 0 && (
        <div>
          <p className="font-semibold">
            <Trans>Days planned by hand stay as they are:</Trans>
          </p>
          <ul>
            {byHand.map(({ therapist_id, therapist, date, shifts }) => (
              <li key={`${therapist_id} ${date}`}>
                {deskShortDayWithWeekday(date)} <TherapistName name={therapist} />{' '}
                <TimeSpans spans={shifts} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-1">
        <p className={uncovered.length > 0 ? 'font-semibold text-warn' : ''}>
          <Plural
            value={uncovered.length}
            _0="If shifts move, every session keeps its therapist."
            one="If shifts move, # session loses its therapist or hours:"
            other="If shifts move, # sessions lose their therapist or hours:"
          />
        </p>
        <ul>
          {uncovered.map((session) => (
            <li key={session.id}>
              <WhenAndWhom session={session} />
              {comma()}
              <TherapistName name={session.therapist} />
            </li>
          ))}
        </ul>
        <p className="text-muted">
          <Plural
            value={without}
            _0="If shifts stay, every session keeps its therapist."
            one="If shifts stay, # session loses its therapist or hours."
            other="If shifts stay, # sessions lose their therapist or hours."
          />
        </p>
      </div>
      <UnstaffedTimes times={unstaffed} />
      <FormFoot
        error={error}
        alsoOfFields
        disabled={busy}
        beside={
          <>
            {moving.length > 0 && (
              <DeskButton disabled={busy} onClick={() => onSave(undefined)}>
                <Trans>Save the hours only</Trans>
              </DeskButton>
            )}
            <DeskButton onClick={onBack}>
              <Trans>Back</Trans>
            </DeskButton>
          </>
        }
      >
        {moving.length > 0 ? (
          <Trans>Save hours and move shifts</Trans>
        ) : (
          <Trans>Save the hours</Trans>
        )}
      </FormFoot>
    </form>
  );
}

type Move = HoursPreview['moves'][number];

function Became({ move }: { move: Move }) {
  if (stays(move)) return <Trans>Stays: it would overlap with another branch</Trans>;
  if (move.after.length === 0) return <Trans>Off</Trans>;
  return <TimeSpans spans={move.after} />;
}

/** A shift that would overlap with one at another branch stays as it is. */
const stays = ({ before, after }: Move) => JSON.stringify(before) === JSON.stringify(after);

/** The one span that every moved day becomes; undefined: they differ. */
function wholeDayOf(moves: readonly Move[]) {
  const [first] = moves.map(({ after }) => after[0]);
  const isAlike = moves.every(
    ({ after }) =>
      after.length === 1 &&
      after[0]?.from_minute === first?.from_minute &&
      after[0]?.to_minute === first?.to_minute,
  );
  return isAlike ? first : undefined;
}
