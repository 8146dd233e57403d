import { Trans, useLingui } from '@lingui/react/macro';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { AppointmentsSection } from './appointments-section.tsx';

export default function ProfilePage() {
  const { t } = useLingui();
  const firstName = useAppSelector(selectUser)?.first_name ?? '';
  return (
    <div className="container-page grid gap-10 pt-8 pb-16 lg:pt-12">
      <title>{t`Your profile`}</title>
      <h1 className="display text-4xl sm:text-5xl">
        <Trans>Welcome back, {firstName}!</Trans>
      </h1>
      <AppointmentsSection />
    </div>
  );
}
