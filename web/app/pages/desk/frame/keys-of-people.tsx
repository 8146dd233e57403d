import type { KeyOfSomebody } from '@limber/contract/desk/software/software-access.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyLine } from '../../../components/software/key-line.tsx';
import { useEndApiKeyMutation } from '../../../state/api/calls/desk/software/software-access.ts';
import { Dot } from '../../../ui/dot.tsx';
import { DeskButton } from './desk-button.tsx';
import { RefusalText } from './refusal/refusal-text.tsx';
import { roleWords } from './words/role-words.ts';
import { useRefusalSentence } from './words/use-refusal-sentence.tsx';

interface Props {
  keys: readonly KeyOfSomebody[];
  /** Whether to say whose each is. */
  names?: boolean;
}

/** Keys by which software acts for people, each of which can be ended. */
export function KeysOfPeople({ keys, names = false }: Props) {
  const { t } = useLingui();
  const [end, ending] = useEndApiKeyMutation();
  const sentence = useRefusalSentence(ending.error);
  if (keys.length === 0)
    return (
      <p className="text-muted">
        <Trans>Nobody has a key.</Trans>
      </p>
    );
  return (
    <>
      <RefusalText>{sentence}</RefusalText>
      <ul className="desk-list">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-3 px-4 py-2">
            <span className="min-w-0 grow">
              <strong>
                <bdi>{key.name}</bdi>
              </strong>
              {names && (
                <>
                  <Dot />
                  <bdi>{key.account}</bdi>
                  <Dot />
                  {key.account_type === 'client' ? (
                    <Trans>Client</Trans>
                  ) : (
                    t(roleWords[key.account_type])
                  )}
                </>
              )}
              <KeyLine of={key} />
            </span>
            <DeskButton
              aria-label={t`End ${key.name}`}
              disabled={ending.isLoading}
              onClick={() => void end({ id: key.id })}
            >
              <Trans>End</Trans>
            </DeskButton>
          </li>
        ))}
      </ul>
    </>
  );
}
