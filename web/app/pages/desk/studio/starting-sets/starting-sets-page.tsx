import type { StudioResource } from '@limber/contract/desk/studio/resources.ts';
import type { StudioService } from '@limber/contract/desk/studio/services.ts';
import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { paths } from '../../../../paths.ts';
import {
  useAddResourceMutation,
  useListStudioResourcesQuery,
} from '../../../../state/api/calls/desk/studio/resources.ts';
import {
  useAddServiceMutation,
  useListStudioServicesQuery,
} from '../../../../state/api/calls/desk/studio/services.ts';
import { useListLocationsQuery } from '../../../../state/api/catalogue-api.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { isAmount } from '../../frame/fields/money-text.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { type StartingService, startingSets } from './starting-sets.ts';
import {
  isThere,
  kindsOf,
  missingResources,
  newServiceOf,
  pricedOf,
  priceKey,
  type TypedPrices,
} from './starting-values.ts';

export const meta = deskTitle(msg`Starting sets`);

/** What studios of each trade usually offer; a manager fills in prices and adds it in one go. */
export default function StartingSetsPage() {
  const services = useListStudioServicesQuery();
  const resources = useListStudioResourcesQuery();
  const branches = useListLocationsQuery();
  return (
    <DeskPage
      title={<Trans>Starting sets</Trans>}
      back={{ to: paths.studioServices, name: <Trans>Services</Trans> }}
      narrow
    >
      {services.data && resources.data && branches.data ? (
        <StartingForm services={services.data} resources={resources.data} />
      ) : (
        <LoadingOrFailed
          of={[services, resources, branches]}
          failed={<Trans>The services could not be loaded.</Trans>}
        />
      )}
    </DeskPage>
  );
}

interface Existing {
  services: readonly StudioService[];
  resources: readonly StudioResource[];
}

function StartingForm({ services, resources }: Existing) {
  const { t: say } = useLingui();
  const named = useNameInLanguage();
  const { branches } = useBranchNames();
  const [sets, setSets] = useState<string[]>([]);
  const [prices, setPrices] = useState<TypedPrices>({});
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const [added, setAdded] = useState(0);
  const [failure, setFailure] = useState<{ readonly of: Named; readonly error: unknown }>();
  const [busy, setBusy] = useState(false);
  const [addService] = useAddServiceMutation();
  const [addResource] = useAddResourceMutation();
  const chosen = startingSets.filter(({ key }) => sets.includes(key));
  const offered = chosen.flatMap((set) => set.services).filter((each) => !isThere(each, services));
  const priced = pricedOf(offered, prices);
  const isWrong = (typed = '') => typed.trim() !== '' && !isAmount(typed);

  async function addAll(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    setAdded(0);
    if (priced.length === 0 || Object.values(prices).some(isWrong)) return;
    setBusy(true);
    const failed = (await addRooms()) ?? (await addServices());
    setBusy(false);
    setFailure(failed);
    if (!failed) setTried(false);
  }

  /** Services can only ask for a kind of room that exists, so rooms come first. */
  async function addRooms() {
    for (const kind of kindsOf(priced)) {
      for (const { location } of branches) {
        const wanted = Number(counts[countKey(kind, location)] ?? 1);
        for (const room of missingResources(kind, location, wanted, resources)) {
          const { error } = await addResource(room);
          if (error) return { of: room.name, error };
        }
      }
    }
    return undefined;
  }

  async function addServices() {
    const last = Math.max(-1, ...services.map(({ position }) => position));
    for (const [index, service] of priced.entries()) {
      const { error } = await addService(newServiceOf(service, prices, last + 1 + index));
      if (error) return { of: service.name, error };
      setAdded(index + 1);
    }
    return undefined;
  }

  if (branches.length === 0)
    return (
      <Notice tone="warn">
        <Trans>
          Services need a place. <Link to={paths.studioBranches}>Add the first branch</Link>
        </Trans>
      </Notice>
    );
  return (
    <form onSubmit={addAll} className="grid gap-8" noValidate>
      <Choices
        legend={<Trans>What does the studio do?</Trans>}
        options={startingSets.map(({ key, title }) => [key, say(title)])}
        value={sets}
        onChange={setSets}
      />
      {chosen.map(({ key, title, services: all }) => (
        <fieldset key={key} className="grid gap-4">
          <legend className="type-3 mb-2">{say(title)}</legend>
          {all.map((service) => (
            <ServicePrices
              key={service.name.en}
              service={service}
              isThere={isThere(service, services)}
              prices={prices}
              onPrice={(of, typed) => setPrices((before) => ({ ...before, [of]: typed }))}
              errorOf={(typed) =>
                isTried && isWrong(typed) ? say`Please type each price as an amount.` : undefined
              }
            />
          ))}
        </fieldset>
      ))}
      {kindsOf(priced).map((kind) => (
        <fieldset key={kind.en} className="grid gap-2">
          <legend className="mb-1 font-semibold">
            <Trans>{named(kind)}: how many has each branch?</Trans>
          </legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {branches.map(({ location, name }) => (
              <DeskInput
                key={location}
                label={name}
                type="number"
                min={0}
                max={50}
                value={counts[countKey(kind, location)] ?? '1'}
                onChange={({ target: { value } }) =>
                  setCounts((before) => ({ ...before, [countKey(kind, location)]: value }))
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status" className="font-semibold text-ok empty:hidden">
        {added > 0 && (
          <Plural value={added} one="# service was added." other="# services were added." />
        )}
      </p>
      {failure && (
        <p className="font-medium text-err">
          <Trans>{named(failure.of)} could not be added.</Trans>
        </p>
      )}
      {chosen.length > 0 && (
        <FormFoot error={failure?.error} alsoOfFields disabled={busy || priced.length === 0}>
          {priced.length === 0 ? (
            <Trans>Type a price for what you offer</Trans>
          ) : (
            <Plural value={priced.length} one="Add # service" other="Add # services" />
          )}
        </FormFoot>
      )}
    </form>
  );
}

interface PricesProps {
  service: StartingService;
  isThere: boolean;
  prices: TypedPrices;
  onPrice(of: string, typed: string): void;
  errorOf(typed: string | undefined): string | undefined;
}

function ServicePrices({ service, isThere: exists, prices, onPrice, errorOf }: PricesProps) {
  const named = useNameInLanguage();
  return (
    <fieldset className="grid gap-2 rounded-card border border-hairline bg-surface p-4">
      <legend className="sr-only">{named(service.name)}</legend>
      <p aria-hidden="true" className="font-semibold">
        {named(service.name)}
      </p>
      <p className="text-sm text-muted">{named(service.description)}</p>
      {exists ? (
        <p className="text-sm font-semibold text-ok">
          <Trans>The studio has it already.</Trans>
        </p>
      ) : (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {service.lengths.map((minutes) => {
            const key = priceKey(service, minutes);
            return (
              <DeskInput
                key={minutes}
                label={
                  <Trans>
                    {minutes} min, price in {currencyHere()}
                  </Trans>
                }
                error={errorOf(prices[key])}
                inputMode="decimal"
                dir="ltr"
                maxLength={12}
                controlClass="text-end"
                value={prices[key] ?? ''}
                onChange={({ target: { value } }) => onPrice(key, value)}
              />
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

const countKey = (kind: Named, location: string) => `${kind.en} ${location}`;
