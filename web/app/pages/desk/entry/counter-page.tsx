import { PIN_DIGITS } from '@limber/contract/terms/staff-sign-in.ts';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useBeginSession } from '../../../components/sign-in/use-begin-session.ts';
import { initialsOf } from '../../../lib/initials.ts';
import { paths } from '../../../paths.ts';
import type { Reply } from '../../../state/api/call.ts';
import {
  type readCounter,
  useChangePersonMutation,
} from '../../../state/api/calls/desk/entry/counters.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { PinPad } from './pin-pad.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type Counter = NonNullable<Reply<typeof readCounter>>;
type Person = Counter['people'][number];

/** The faces of those who work at this counter; the chosen one types their PIN. */
export function CounterPage({ counter }: { counter: Counter }) {
  const [chosen, setChosen] = useState<Person>();
  // Therapists see their day on their own phones; ten more faces would hide the others.
  const people = counter.people.filter(({ account_type }) => account_type !== 'therapist');
  return (
    <SignInFrame
      head={chosen && <Face person={chosen} />}
      title={chosen ? <Trans>Hello {chosen.first_name}</Trans> : <Trans>Who is here?</Trans>}
    >
      {chosen ? (
        <PinForm key={chosen.account_id} person={chosen} onBack={() => setChosen(undefined)} />
      ) : (
        <>
          <p className="text-muted">{counter.name}</p>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {people.map((person) => (
              <li key={person.account_id}>
                <button
                  type="button"
                  onClick={() => setChosen(person)}
                  className="grid size-full cursor-pointer justify-items-center gap-2 rounded-card border border-line bg-surface p-4 text-center font-semibold hover:border-primary hover:bg-tint"
                >
                  <Face person={person} />
                  <span translate="no">
                    {person.first_name} {person.last_name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <FullWay />
        </>
      )}
    </SignInFrame>
  );
}

function Face({ person: { picture, first_name, last_name } }: { person: Person }) {
  if (picture)
    return (
      <img
        src={picture}
        alt=""
        width={80}
        height={80}
        className="size-20 rounded-full object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-full bg-tint text-2xl font-semibold text-primary"
    >
      {initialsOf(first_name, last_name)}
    </span>
  );
}

function PinForm({ person, onBack }: { person: Person; onBack: () => void }) {
  const [pin, setPin] = useState('');
  const [change, { error }] = useChangePersonMutation();
  const beginSession = useBeginSession();
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  const sentence = useRefusalSentence(error);
  const onlyFullWay = !person.has_pin || (error && readFailure(error).status === 403);

  async function send(digits: string) {
    // Enter may follow the sixth digit; a second session would end the first.
    if (sending.current) return;
    sending.current = true;
    const reply = await change({ account_id: person.account_id, pin: digits });
    const begun = await beginSession(reply);
    if ('user' in begun) return;
    sending.current = false;
    setPin('');
    field.current?.focus();
  }

  return (
    <form
      className="grid justify-items-center gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(pin);
      }}
    >
      {person.has_pin ? (
        <PinPad
          value={pin}
          inputRef={field}
          onChange={(digits) => {
            if (sending.current) return;
            setPin(digits);
            if (digits.length === PIN_DIGITS && digits !== pin) void send(digits);
          }}
          error={sentence}
        />
      ) : (
        <p className="text-center">
          <Trans>
            You have no PIN yet. Sign in by e-mail, and choose one in the menu with your name.
          </Trans>
        </p>
      )}
      {onlyFullWay && <FullWay />}
      <Button tone="quiet" onClick={onBack}>
        <Trans>Somebody else</Trans>
      </Button>
    </form>
  );
}

function FullWay() {
  return (
    <Link
      to={`${paths.login}?next=${paths.desk}`}
      className={buttonClasses('secondary', 'justify-self-start')}
    >
      <Trans>Sign in by e-mail</Trans>
    </Link>
  );
}
