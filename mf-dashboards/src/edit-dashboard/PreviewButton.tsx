import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, Dialog, Skeleton } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from '../forms/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { ShownFragment } from '../public-dashboard/DashboardScreen.graphql.ts';
import type { Shown } from '../public-dashboard/shown.ts';
import { PreviewMutation } from './dashboard-mutations.graphql.ts';
import { type DashboardValues, inputOf, type TypedDashboard } from './dashboard-values.ts';

// With all that hangs on a wall, which nobody else on this screen needs.
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));

/** Shows the dashboard as the form around it says, before it is saved. @param id undefined: of a new one */
export function PreviewButton({ id }: { id?: string }) {
  const { formatMessage } = useIntl();
  // Faults are shown at their fields, as when it is saved.
  const { handleSubmit } = useFormContext<DashboardValues, unknown, TypedDashboard>();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run, isRunning } = useMutationResult(PreviewMutation);
  const [shown, setShown] = useState<Shown>();

  const preview = handleSubmit(async (form) => {
    const answer = await run({ id: id ?? null, input: inputOf(form) });
    if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
    else setShown(readFragment(ShownFragment, answer));
  });

  return (
    <>
      <Button icon="eye" isBusy={isRunning} onClick={() => void preview()}>
        {formatMessage({ id: 'dashboards.preview' })}
      </Button>
      {shown && (
        <Dialog
          isOpen
          isLarge
          title={formatMessage({ id: 'dashboards.previewTitle' })}
          onClose={() => setShown(undefined)}
        >
          <Suspense fallback={<Skeleton height={320} />}>
            <Preview screen={shown} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
