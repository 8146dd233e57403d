import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { RouteHandle } from '../../../components/layout/site-layout.tsx';
import { GenderField, NameFields } from '../../../components/person-fields.tsx';
import { useBeginSession } from '../../../components/sign-in/use-begin-session.ts';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { paths } from '../../../paths.ts';
import type { Args } from '../../../state/api/call.ts';
import {
  type becomeFirstManager,
  useBecomeFirstManagerMutation,
} from '../../../state/api/calls/desk/entry/sign-in.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import '../frame/desk.css';
import { loadDeskWords } from '../frame/words/load-words.ts';
import { useDeskWords } from '../frame/words/use-desk-words.ts';
import { SignInFrame } from './sign-in-frame.tsx';

type FirstAccountBody = Omit<Args<typeof becomeFirstManager>, 'token'>;
/** The fields of a person are shared with forms that have more of them. */
type Form = FirstAccountBody & { phone_number?: string; goal?: string };

/** Without the site's header and footer. */
export const handle: RouteHandle = { frame: false };

export function meta() {
  return [
    { title: t`The first manager` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export async function clientLoader() {
  await loadDeskWords().catch((error) => console.warn('Words', error));
  return null;
}

/** Opened by the link that a start without managers prints: creates the first manager's account. */
export default function FirstManagerPage() {
  useDeskWords();
  const { t } = useLingui();
  const navigate = useNavigate();
  const beginSession = useBeginSession();
  const [token] = useState(() => window.location.hash.slice(1));
  const [become, { isLoading, error }] = useBecomeFirstManagerMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const { register, handleSubmit } = useForm<Form>();
  // The secret stays neither in the address nor in the history.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', paths.firstManager);
  }, []);

  async function submit(form: Form) {
    const begun = await beginSession(await become({ token, ...form }));
    if ('user' in begun) await navigate(paths.deskSetUp, { replace: true });
  }

  return (
    <SignInFrame title={<Trans>The first manager</Trans>}>
      <form className="grid gap-5" onSubmit={handleSubmit(submit)}>
        <p className="text-muted">
          <Trans>You are the manager now. Set up a second factor next to open the desk.</Trans>
        </p>
        <ErrorNotice>
          {error && (said.error ?? said.detail ?? <Trans>Please try again.</Trans>)}
        </ErrorNotice>
        <TextField
          label={t`Email`}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={EMAIL_LENGTH.most}
          required
          error={said.fields?.email}
          {...register('email')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NameFields register={register} errors={said.fields} />
        </div>
        <GenderField register={register} errors={said.fields} />
        <Button type="submit" busy={isLoading}>
          <Trans>Open my account</Trans>
        </Button>
      </form>
    </SignInFrame>
  );
}
