import type { Package } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatAed } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  product: Package;
  /** Unlimited packages have no minutes to show. */
  onlyPrice: boolean;
}

/** A package with its prices; the services it includes unfold. */
export function PackageCard({ product, onlyPrice }: Props) {
  const benefitsId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5 shadow-card">
      <h2 className="text-xl font-bold">{product.name}</h2>
      <p className="text-muted">{product.description}</p>
      <ul className="divide-y divide-hairline">
        {product.options.map((option) => (
          <li key={option.id} className="flex justify-between gap-4 py-2.5 tabular-nums">
            {!onlyPrice && option.time !== null && (
              <span>
                <Trans>{option.time} min</Trans>
              </span>
            )}
            <span className="font-bold">{formatAed(option.price)}</span>
          </li>
        ))}
      </ul>
      <Button
        tone="quiet"
        className="mt-auto justify-between self-start px-3"
        aria-expanded={open}
        aria-controls={benefitsId}
        onClick={() => setOpen(!open)}
      >
        {open ? <Trans>Hide Benefits</Trans> : <Trans>Show Benefits</Trans>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 transition-transform', open && 'rotate-180')}
        />
      </Button>
      <ul id={benefitsId} hidden={!open} className="grid gap-1.5 px-3">
        {product.services_included.map((service) => (
          <li key={service.id} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />
            {service.name}
          </li>
        ))}
      </ul>
    </li>
  );
}
