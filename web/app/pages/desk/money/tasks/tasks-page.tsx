import type { PaymentTask } from '@limber/contract/desk/money/payment-tasks.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useListPaymentTasksQuery } from '../../../../state/api/calls/desk/money/payment-tasks.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { pollEveryMinute } from '../till/page/poll-every-minute.ts';
import { useBranch } from '../till/page/use-branch.ts';
import { PageOfBranch } from '../till/page-of-branch.tsx';
import { LowStock } from './low-stock.tsx';
import { Task } from './task.tsx';
import '../till/till.css';

export function meta() {
  return [{ title: t`Tasks` }, { name: 'robots', content: 'noindex' }];
}

/** Failures and disputes of payments online, and low stock: what happened, what is to be done, and who did it. */
export default function TasksPage() {
  const at = useBranch();
  const { location } = at;
  const list = useListPaymentTasksQuery(
    { location: location ?? '' },
    { skip: !location, ...pollEveryMinute },
  );
  const { currentData: tasks } = list;
  return (
    <PageOfBranch at={at} title={<Trans>Tasks</Trans>} narrow>
      {!tasks && (
        <LoadingOrFailed of={list} failed={<Trans>The tasks could not be loaded.</Trans>} />
      )}
      {tasks?.open.length === 0 && (
        <EmptyState title={<Trans>No online payment needs attention.</Trans>}>
          <Trans>
            A refund that a bank refuses, a disputed payment or an unpaid month of a plan stands
            here until somebody has dealt with it.
          </Trans>
        </EmptyState>
      )}
      {location && tasks && tasks.open.length > 0 && (
        <Tasks name={<Trans>To do</Trans>} id="tasks-open" tasks={tasks.open} location={location} />
      )}
      {location && <LowStock location={location} />}
      {location && tasks && tasks.closed.length > 0 && (
        <Tasks
          name={<Trans>Done</Trans>}
          id="tasks-closed"
          tasks={tasks.closed}
          location={location}
        />
      )}
    </PageOfBranch>
  );
}

interface Props {
  id: string;
  name: React.ReactNode;
  tasks: readonly PaymentTask[];
  location: string;
}

function Tasks({ id, name, tasks, location }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="type-3">
        {name}
      </h2>
      <ul className="grid gap-3">
        {tasks.map((task) => (
          <li key={task.id} className="till-box">
            <Task task={task} location={location} />
          </li>
        ))}
      </ul>
    </section>
  );
}
