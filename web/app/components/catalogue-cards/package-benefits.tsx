import type { IncludedService } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The services that a package includes, folded. */
export function PackageBenefits({ services }: { services: readonly IncludedService[] }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="-mb-2.5 grid gap-2">
      <Button
        tone="quiet"
        className="-ms-3 justify-self-start px-3!"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {open ? <Trans>Hide Benefits</Trans> : <Trans>Show Benefits</Trans>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 transition-transform', open && 'rotate-180')}
        />
      </Button>
      <ul id={listId} hidden={!open} className="grid gap-1.5">
        {services.map((service) => (
          <li key={service.id} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />
            {service.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
