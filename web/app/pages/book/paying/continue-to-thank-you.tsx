import type { Appointment } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { OwnedPackages, PackageLeft } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useReadAppointmentQuery } from '../../../state/api/calls/appointments.ts';
import { useListOwnedPackagesQuery } from '../../../state/api/calls/packages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { isPurchase, packageKindOf } from '../form/service-types.ts';
import { bookingStepPath } from '../form/steps.ts';

interface Props {
  appointmentId: string;
  /** What the purchase did for the membership. */
  unlocked: Pick<BookedAppointment, 'membership_unlocked' | 'membership_renewed'>;
}

/** Leads to the thank-you of a session that is paid and booked, as a booking without a payment does. */
export function ToThankYou({ appointmentId, unlocked }: Props) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useReadAppointmentQuery({ id: appointmentId });
  const isBought = data !== undefined && isPurchase(data.serviceType);
  const packages = useListOwnedPackagesQuery(undefined, { skip: !isBought });
  if (data && (!isBought || packages.data || packages.isError)) {
    // Somebody who comes back to this page later finds what has become of the session there.
    if (data.status !== 'booked') return <Navigate to={paths.profile} replace />;
    const left = packages.data && boughtWith(data, packages.data);
    const booked: BookedAppointment = { ...data, ...unlocked, ...(left && { package: left }) };
    return <Navigate to={bookingStepPath('done')} replace state={{ booked }} />;
  }
  if (isError) {
    return (
      <ErrorState
        title={<Trans>You have paid and your session is booked, but we could not load it.</Trans>}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <Loading label={t`Your session is booked.`}>
      <SkeletonCard lines={3} />
    </Loading>
  );
}

/** The package that was bought with a session: the newest of its kind and name. */
function boughtWith(
  { serviceType, package_name: name }: Appointment,
  { user_packages, shared_packages, unlimited_packages }: OwnedPackages,
): PackageLeft | undefined {
  const kind = packageKindOf(serviceType);
  const [newest] = [...user_packages, ...shared_packages, ...unlimited_packages]
    .filter((each) => each.owned && each.kind === kind && each.name === name)
    .sort((one, other) => other.id - one.id);
  if (!newest) return undefined;
  const { id, remaining_time, total_time, expiry_date = null } = newest;
  return { id, kind: newest.kind, remaining_time, total_time, expiry_date };
}
