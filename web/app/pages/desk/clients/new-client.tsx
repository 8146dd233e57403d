import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAddClientMutation } from '../../../state/api/calls/desk/clients/clients.ts';
import { ClientForm, type ClientWords } from './client/client-form.tsx';

interface Props {
  typed: string;
  onMade(client: DeskClient): void;
  onClose(): void;
}

/** Creates a client, starting from the text that found nobody. */
export function NewClient({ typed, onMade, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add, { isLoading, error }] = useAddClientMutation();
  const [start] = useState(() => wordsFrom(typed, i18n.locale === 'ar' ? 'ar' : 'en'));
  const send = async (words: ClientWords) => {
    const { data } = await add({
      first_name: words.first_name,
      last_name: words.last_name,
      ...(words.phone_number ? { phone_number: words.phone_number } : {}),
      email: words.email || null,
      gender: words.gender || null,
      ...(words.birthday && { birthday: words.birthday }),
      ...(words.address && { address: words.address }),
      language: words.language,
    });
    if (data) onMade(data);
  };
  return (
    <ClientForm
      label={t`New client`}
      start={start}
      error={error}
      busy={isLoading}
      onSend={send}
      onClose={onClose}
    />
  );
}

/** Digits are a number, letters a name. */
function wordsFrom(typed: string, language: ClientWords['language']): ClientWords {
  const text = typed.trim();
  const isNumber = /^[+\d\s()٠-٩-]+$/.test(text);
  const [first = '', ...others] = isNumber || text.includes('@') ? [] : text.split(/\s+/);
  return {
    first_name: first,
    last_name: others.join(' '),
    phone_number: isNumber ? text : '',
    email: text.includes('@') ? text : '',
    gender: '',
    birthday: '',
    address: '',
    language,
  };
}
