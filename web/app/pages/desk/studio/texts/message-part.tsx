import type { MessageTemplate, StudioMessage } from '@limber/contract/desk/studio/messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useChangeMessageMutation,
  useListMessagesQuery,
  useListMessageTemplatesQuery,
} from '../../../../state/api/calls/desk/studio/messages.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { History } from '../change-history.tsx';
import { BothFields } from '../thing-form.tsx';
import { messageWords } from './message-words.ts';
import { TemplatePart } from './template-part.tsx';

/** Messages that the desk sends by hand, each folded, with its text in both languages. */
export function MessagePart() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useListMessagesQuery();
  if (!data && error === undefined) return <SkeletonText lines={4} />;
  if (!data && readFailure(error).status === 403) return null;
  return (
    <section aria-label={t`Messages to clients`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="type-3">
        <Trans>Messages to clients</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          Messages by WhatsApp: those that the desk sends by hand, and those of sessions. Words in
          braces are filled in.
        </Trans>
      </p>
      {!data && (
        <ErrorState
          title={<Trans>The messages could not be loaded.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && (
        <ul className="desk-list empty:hidden">
          {data.map((message) => (
            <MessageRow key={message.kind} message={message} />
          ))}
        </ul>
      )}
      {data && <CodeTexts />}
    </section>
  );
}

/** Where the studio has WhatsApp: the texts of one-time codes, which have to be approved there too. */
function CodeTexts() {
  const templates = useTemplates('sign_in_code');
  if (templates.length === 0) return null;
  return (
    <details className="desk-fold">
      <summary className="px-4 py-2.5 font-semibold">
        <Trans>One-time codes</Trans>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p className="text-muted">
          <Trans>
            WhatsApp words this text itself. Clients sign in with it once it is approved.
          </Trans>
        </p>
        <TemplatePart templates={templates} />
      </div>
    </details>
  );
}

function MessageRow({ message }: { message: StudioMessage }) {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <li>
      <details className="desk-fold" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className="gap-4 px-4 py-2.5 hover:bg-tint">
          <span className="font-semibold md:w-72 md:shrink-0">{t(messageWords[message.kind])}</span>
          <span className="min-w-0 grow basis-0 truncate text-sm text-muted max-md:hidden">
            {message.own ? (
              <Trans>in words of our own</Trans>
            ) : (
              <bdi>{i18n.locale === 'ar' ? message.ar : message.en}</bdi>
            )}
          </span>
        </summary>
        {opened && (
          <div className="grid gap-4 px-4 pb-4">
            <MessageForm message={message} />
            <Templates kind={message.kind} />
            <History key={message.version} subject="text" id={message.kind} />
          </div>
        )}
      </details>
    </li>
  );
}

/** Where the studio has WhatsApp: the text as it has to be approved there. */
function Templates({ kind }: { kind: StudioMessage['kind'] }) {
  const templates = useTemplates(kind);
  return templates.length > 0 && <TemplatePart templates={templates} />;
}

function useTemplates(kind: MessageTemplate['kind']): MessageTemplate[] {
  const { data = [] } = useListMessageTemplatesQuery();
  return data.filter((each) => each.kind === kind);
}

function MessageForm({ message }: { message: StudioMessage }) {
  const { t } = useLingui();
  const { kind, version, placeholders, en, ar, own } = message;
  const [change, { error, isLoading, isSuccess }] = useChangeMessageMutation();
  const { fields } = useRefusal(error);
  const { register, handleSubmit, formState, reset } = useForm({
    values: { en, ar },
    resetOptions: { keepDirtyValues: true },
  });
  async function send(words: { en: string; ar: string } | null) {
    const { data } = await change({ kind, version, words });
    if (data) reset({ en: data.en, ar: data.ar });
  }
  const backToOriginal = (
    <DeskButton disabled={isLoading} onClick={() => void send(null)}>
      <Trans>Back to the original</Trans>
    </DeskButton>
  );
  return (
    <form
      noValidate
      aria-label={t(messageWords[kind])}
      onSubmit={handleSubmit(send)}
      className="desk-labelled grid gap-3"
    >
      <BothFields
        long
        labels={[<Trans key="en">In English</Trans>, <Trans key="ar">In Arabic</Trans>]}
        of={[
          { ...register('en'), error: fields['words.en'] },
          { ...register('ar'), error: fields['words.ar'] },
        ]}
      />
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <Trans>All of these are required:</Trans>
        {placeholders.map((name) => (
          <code key={name} dir="ltr">{`{${name}}`}</code>
        ))}
      </p>
      <FormFoot
        error={error}
        disabled={isLoading || !formState.isDirty}
        saved={isSuccess && !formState.isDirty}
        beside={own && backToOriginal}
      >
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}
