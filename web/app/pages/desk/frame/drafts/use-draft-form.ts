import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useSavedDraft } from './use-saved-draft.ts';

/** A form whose values survive the lock of a counter, as the state of `useDraft` does. */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  options: UseFormProps<Values> & { defaultValues: DefaultValues<Values> },
): UseFormReturn<Values> {
  const read = useRef((): unknown => undefined);
  const left = useSavedDraft(name, read) as DefaultValues<Values> | undefined;
  const form = useForm<Values>({ ...options, defaultValues: left ?? options.defaultValues });
  read.current = () => form.getValues();
  return form;
}
