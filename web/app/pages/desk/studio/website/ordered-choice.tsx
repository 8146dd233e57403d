import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';

interface Props<Key extends string | number> {
  name: string;
  /** All that can be chosen, with their names. */
  options: readonly (readonly [key: Key, name: string])[];
  /** The chosen ones, in their order. */
  value: readonly Key[];
  onChange(value: Key[]): void;
}

/** Which of several things are shown, and in which order: the chosen first, each can be moved. */
export function OrderedChoice<Key extends string | number>({
  name,
  options,
  value,
  onChange,
}: Props<Key>) {
  const { t } = useLingui();
  const others = options.filter(([key]) => !value.includes(key));
  const chosen = value.flatMap((key) => options.filter(([other]) => other === key));
  const move = (from: number, by: number) => {
    const keys = chosen.map(([key]) => key);
    const [moved] = keys.splice(from, 1);
    if (moved !== undefined) keys.splice(from + by, 0, moved);
    onChange(keys);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-muted">{name}</legend>
      <ul className="mt-1 grid">
        {[...chosen, ...others].map(([key, label], index) => {
          const isChosen = index < chosen.length;
          return (
            <li
              key={key}
              className="flex items-center gap-1 border-t border-hairline first:border-0"
            >
              <DeskCheckbox
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? value.filter((each) => each !== key) : [...value, key])
                }
                className="min-w-0 grow"
              >
                {label}
              </DeskCheckbox>
              {isChosen && (
                <>
                  <DeskButton
                    look="plain"
                    disabled={index === 0}
                    aria-label={t`${label}: move up`}
                    onClick={() => move(index, -1)}
                  >
                    <ChevronUp aria-hidden="true" className="size-4" />
                  </DeskButton>
                  <DeskButton
                    look="plain"
                    disabled={index === chosen.length - 1}
                    aria-label={t`${label}: move down`}
                    onClick={() => move(index, 1)}
                  >
                    <ChevronDown aria-hidden="true" className="size-4" />
                  </DeskButton>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
