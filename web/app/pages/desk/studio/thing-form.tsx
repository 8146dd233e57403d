import { Trans } from '@lingui/react/macro';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { classNames } from '../../../ui/class-names.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { DeskCheckbox } from '../frame/fields/desk-checkbox.tsx';
import { DeskInput, DeskTextArea } from '../frame/fields/desk-field.tsx';
import { FormFoot } from '../frame/fields/form-foot.tsx';
import { LabelledForm } from '../frame/fields/labelled-form.tsx';
import { OpenedPanel } from '../frame/list-beside/opened-panel.tsx';
import { useFocusWrong } from '../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../frame/refusal/use-refusal.ts';
import { History } from './change-history.tsx';
import { isRetirable, Retiring } from './retire-or-bring-back.tsx';
import type { SeenThing } from './seen-by-clients.tsx';

const SeenByClients = lazyPart(async () => (await import('./seen-by-clients.tsx')).SeenByClients, {
  missing: () => null,
});

interface Props {
  /** The thing being changed, or a title for a new one. */
  title: string;
  error: unknown;
  busy: boolean;
  saved: boolean;
  onSubmit: (event: FormEvent) => void;
  /** Left out: it is the whole page. */
  onClose?: (() => void) | undefined;
  /** The existing thing, and how to retire it; left out for a new one. */
  kept?:
    | ({
        readonly version: number;
        readonly retired: boolean;
        readonly onRetire: (retired: boolean) => void;
      } & Pick<Parameters<typeof History>[0], 'subject' | 'id'>)
    | undefined;
  /** A side effect of retiring that is not obvious. */
  note?: ReactNode;
  /** What clients will see of it, with what is typed. */
  seen?: SeenThing;
  children: ReactNode;
  /** Below the form. */
  below?: ReactNode;
}

/** The form of one thing of the studio, beside its list, with its history below. Escape closes it. */
export function ThingForm(props: Props) {
  const { title, error, busy, saved, onSubmit, onClose, kept, note, children, below } = props;
  const { seen } = props;
  const { fields } = useRefusal(error);
  const form = useFocusWrong(fields);
  const [retiring, setRetiring] = useState<'asked' | 'sent'>();
  const isDone = kept?.retired || (retiring === 'sent' && saved);
  const asks = kept !== undefined && retiring !== undefined && !isDone;
  useFocusBack(form, asks);
  const retire = kept && (
    <DeskButton
      data-retires
      disabled={busy}
      onClick={() => {
        setRetiring(kept.retired ? undefined : 'asked');
        if (kept.retired) kept.onRetire(false);
      }}
    >
      {kept.retired ? <Trans>Restore it</Trans> : <Trans>Retire</Trans>}
    </DeskButton>
  );
  return (
    <OpenedPanel title={title} onClose={onClose}>
      {seen && <SeenByClients thing={seen} />}
      <LabelledForm
        ref={form}
        name={title}
        onSubmit={onSubmit}
        onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      >
        {children}
        {/* In place of the form's end, so that what follows and the button that does it are seen together. */}
        {asks && kept.id !== undefined && isRetirable(kept.subject) ? (
          <Retiring
            subject={kept.subject}
            id={kept.id}
            note={note}
            error={retiring === 'sent' ? error : undefined}
            busy={busy}
            onRetire={() => {
              setRetiring('sent');
              kept.onRetire(true);
            }}
            onClose={() => setRetiring(undefined)}
          />
        ) : (
          <FormFoot error={error} disabled={busy} saved={saved} beside={retire}>
            <Trans>Save</Trans>
          </FormFoot>
        )}
        {kept?.retired && note && <p className="max-w-prose text-sm text-muted">{note}</p>}
      </LabelledForm>
      {below}
      {kept && <History key={kept.version} subject={kept.subject} id={kept.id} />}
    </OpenedPanel>
  );
}

/** Returns the focus to the button when what it had opened is left. */
function useFocusBack(form: RefObject<HTMLFormElement | null>, isOpen: boolean): void {
  const was = useRef(isOpen);
  useLayoutEffect(() => {
    if (was.current && !isOpen) form.current?.querySelector<HTMLElement>('[data-retires]')?.focus();
    was.current = isOpen;
  }, [form, isOpen]);
}

/** A registered field, and its error. */
type Field = UseFormRegisterReturn & { readonly error: string | undefined };

interface BothProps {
  /** English first. */
  labels: readonly [english: ReactNode, arabic: ReactNode];
  of: readonly [english: Field, arabic: Field];
  long?: boolean;
  /** A whole line for each, of a text that half of one would cut. */
  wide?: boolean;
}

/** A name or text in both languages, each field with its own direction. */
export function BothFields({ labels, of, long = false, wide = false }: BothProps) {
  const languages = ['en', 'ar'] as const;
  return (
    <div className={classNames('grid gap-4', !wide && 'sm:grid-cols-2')}>
      {languages.map((lang, index) => {
        const shared = { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', label: labels[index] };
        return long ? (
          <DeskTextArea
            key={lang}
            {...shared}
            {...of[index]}
            rows={3}
            maxLength={1000}
            controlClass="[field-sizing:content]"
          />
        ) : (
          <DeskInput key={lang} {...shared} {...of[index]} maxLength={120} />
        );
      })}
    </div>
  );
}

export function NameFields({ of }: Pick<BothProps, 'of'>) {
  return (
    <BothFields
      labels={[<Trans key="en">Name in English</Trans>, <Trans key="ar">Name in Arabic</Trans>]}
      of={of}
    />
  );
}

export function DescriptionFields({ of }: Pick<BothProps, 'of'>) {
  return (
    <BothFields
      long
      labels={[
        <Trans key="en">Description in English</Trans>,
        <Trans key="ar">Description in Arabic</Trans>,
      ]}
      of={of}
    />
  );
}

/** Position in the list; the lowest comes first. */
export function OrderField(field: Field) {
  return <DeskInput label={<Trans>Order</Trans>} {...field} type="number" min={0} />;
}

/** A checkbox with its label. */
export function TickField({ children, error: _, ...field }: Field & { children: ReactNode }) {
  return <DeskCheckbox {...field}>{children}</DeskCheckbox>;
}
