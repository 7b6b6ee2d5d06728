import { Button, Row } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { isOverlaid, useChartTitle } from '../OneChart.tsx';
import { useIntl } from '../use-data-intl.ts';
import type { ArrangedCharts } from './useArrangedCharts.ts';

const ArrangeDialog = lazy(async () => ({ default: (await import('./ArrangeDialog.tsx')).ArrangeDialog }));

/** Opens the order of charts. */
export function ArrangeButton({ charts, arrangement, arrange }: ArrangedCharts) {
  const { formatMessage } = useIntl();
  const titleOf = useChartTitle();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      <Button kind="quiet" icon="settings" onClick={() => setIsOpen(true)}>
        {formatMessage({ id: 'data.arrange.title' })}
      </Button>
      {isOpen && (
        <Suspense>
          <ArrangeDialog
            charts={charts.map((chart) => ({
              id: chart.id,
              title: titleOf(chart),
              canBeOverlaid: isOverlaid(chart),
            }))}
            arrangement={arrangement}
            onArrange={arrange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Row>
  );
}
