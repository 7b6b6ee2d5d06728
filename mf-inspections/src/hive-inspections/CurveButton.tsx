import { loadWithRetries } from '@skep/remote-kit';
import { Dialog, IconButton, Skeleton } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from '../diary/use-diary-intl.ts';
import { OffPaper } from '../inspection-form/print.ts';
import type { Drawn } from './item-curve.ts';

// With the charts, which a table does without.
const CurveOfItem = lazy(() =>
  loadWithRetries(async () => ({ default: (await import('./CurveOfItem.tsx')).CurveOfItem })),
);

export interface CurveButtonProps {
  hiveId: string;
  drawn: Drawn;
  /** Of the item. */
  name: string;
}

/** Opens the item as a curve over the seasons. */
export function CurveButton({ hiveId, drawn, name }: CurveButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <OffPaper>
      <IconButton
        icon="data"
        label={formatMessage({ id: 'diary.curve' }, { name })}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        title={formatMessage({ id: 'diary.curveTitle' }, { name })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Suspense fallback={<Skeleton height={300} />}>
          <CurveOfItem hiveId={hiveId} drawn={drawn} name={name} />
        </Suspense>
      </Dialog>
    </OffPaper>
  );
}
