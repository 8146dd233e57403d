import type { MessageTemplate } from '@limber/contract/desk/studio/messages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';

const states: Readonly<Record<MessageTemplate['state'], readonly [BadgeTone, MessageDescriptor]>> =
  {
    not_submitted: ['warn', msg`Not submitted: goes by mail`],
    submitted: ['info', msg`Waits for approval: goes by mail`],
    approved: ['ok', msg`Approved`],
    rejected: ['err', msg`Rejected: goes by mail`],
    paused: ['err', msg`Paused: goes by mail`],
  };

/** A text as WhatsApp wants it for its approval, in both languages, with a preview. */
export function TemplatePart({ templates }: { templates: readonly MessageTemplate[] }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {templates.map(({ name, language, category, text, samples, preview, buttons, state }) => {
        const dir = language === 'ar' ? 'rtl' : 'ltr';
        const [tone, word] = states[state];
        return (
          <section
            key={language}
            aria-label={language === 'ar' ? t`Template in Arabic` : t`Template in English`}
            className="grid content-start gap-2 border-t border-hairline pt-3 text-sm"
          >
            <p className="flex flex-wrap items-center gap-2">
              <code dir="ltr">
                {name} · {language} · {category}
              </code>
              <Badge tone={tone}>{t(word)}</Badge>
            </p>
            <p lang={language} dir={dir} className="text-muted">
              {text}
            </p>
            <ol className="text-muted">
              {samples.map((sample, place) => (
                <li key={sample}>
                  <code dir="ltr">{`{{${place + 1}}}`}</code> <bdi lang={language}>{sample}</bdi>
                </li>
              ))}
            </ol>
            <p className="font-semibold">
              <Trans>Preview</Trans>
            </p>
            <p
              lang={language}
              dir={dir}
              className="rounded-card border border-hairline bg-surface p-3"
            >
              {preview}
            </p>
            {buttons.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {buttons.map(({ title, opens }) => (
                  <li
                    key={title}
                    lang={language}
                    title={opens ?? undefined}
                    className="rounded-full border border-hairline px-3 py-1"
                  >
                    {title}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
