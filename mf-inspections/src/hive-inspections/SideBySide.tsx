import { Button, Row, Skeleton, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from '../diary/use-diary-intl.ts';
import { OffPaper } from '../inspection-form/print.ts';
import type { InspectedHive } from './ColumnHead.tsx';
import { InspectionTable } from './InspectionTable.tsx';
import { chosenColumns, differs } from './table-rows.ts';
import { useHistory } from './useHistory.ts';

export interface SideBySideProps {
  hive: InspectedHive;
  /** Two inspections. */
  ids: readonly string[];
  onEnd: () => void;
}

/** Two inspections of a hive and nothing else: what was answered in either of them. */
export function SideBySide({ hive, ids, onEnd }: SideBySideProps) {
  const { formatMessage } = useIntl();
  const { history, hasFailed, retry } = useHistory(hive.id);
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false);
  const chosen = history && chosenColumns(history, ids);
  return (
    <Stack gap={16}>
      <OffPaper>
        <Row gap={16}>
          <Switch
            label={formatMessage({ id: 'diary.onlyDifferent' })}
            isChecked={isOnlyDifferent}
            onChange={setIsOnlyDifferent}
          />
          <Button icon="close" onClick={onEnd}>
            {formatMessage({ id: 'diary.endSideBySide' })}
          </Button>
        </Row>
      </OffPaper>
      {hasFailed && (
        <Row gap={12}>
          <Text tone="problem">{formatMessage({ id: 'diary.historyFailed' })}</Text>
          <Button icon="retry" onClick={retry}>
            {formatMessage({ id: 'diary.tryAgain' })}
          </Button>
        </Row>
      )}
      {!chosen && !hasFailed && <Skeleton height={300} />}
      {chosen && (
        <InspectionTable
          hive={hive}
          columns={chosen.columns}
          rows={isOnlyDifferent ? chosen.rows.filter(differs) : chosen.rows}
        />
      )}
    </Stack>
  );
}
