import { useSearchParams } from '@skep/remote-kit';
import { Button, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AlertCard } from './AlertCard.tsx';
import { AlertFilterBar } from './AlertFilterBar.tsx';
import { type AlertFilters, passesFilters, readFilters, writtenFilters } from './alert-filters.ts';
import { ManyActions } from './ManyActions.tsx';

/** How many stand on the screen at once; a night of a thousand stays smooth. */
const pageSize = 50;

export function AlertList({ alerts, now }: { alerts: readonly Alert[]; now: Date }) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shownCount, setShownCount] = useState(pageSize);
  const filters = readFilters(parameters);
  const found = alerts.filter((alert) => passesFilters(alert, filters, now));
  const setFilters = (next: AlertFilters) => setParameters(writtenFilters(next), { replace: true });
  const choose = (id: string) => (isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  return (
    <Stack gap={16}>
      <AlertFilterBar alerts={alerts} filters={filters} onFilters={setFilters} />
      <ManyActions
        found={found}
        isFiltered={found.length < alerts.length}
        chosen={chosen}
        onDone={() => setChosen(new Set())}
      />
      {found.length === 0 && <Text tone="muted">{formatMessage({ id: 'alerts.nothingFound' })}</Text>}
      <Stack as="ul" gap={12}>
        {found.slice(0, shownCount).map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            now={now}
            choice={{ isChosen: chosen.has(alert.id), onChoose: choose(alert.id) }}
          />
        ))}
      </Stack>
      {found.length > shownCount && (
        <Row justify="center">
          <Button onClick={() => setShownCount(shownCount + pageSize)}>
            {formatMessage({ id: 'alerts.more' })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
