import { Link, useNotify } from '@skep/remote-kit';
import { Button, LinkButton, Row } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import { OffPaper } from '../inspection-form/print.ts';
import { pageSizes } from './page-sizes.ts';
import { useCsv } from './useCsv.ts';

export interface TableToolsProps {
  hive: { id: string; name: string; apiary: { id: string } };
  perPage: number;
  onPerPage: (perPage: number) => void;
}

/** What can be done with the whole table. */
export function TableTools({ hive, perPage, onPerPage }: TableToolsProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { save, isRunning } = useCsv(hive);
  return (
    <OffPaper>
      <Row gap={8} align="end">
        <PerPage>
          <SelectField
            label={formatMessage({ id: 'diary.perPage' })}
            isAlwaysChosen
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(perPage)}
            onChange={(size) => onPerPage(Number(size))}
          />
        </PerPage>
        <Button icon="print" onClick={() => window.print()}>
          {formatMessage({ id: 'diary.print' })}
        </Button>
        <Button
          icon="download"
          isBusy={isRunning}
          onClick={async () => {
            if (!(await save()))
              notify({ kind: 'problem', text: formatMessage({ id: 'diary.historyFailed' }) });
          }}
        >
          {formatMessage({ id: 'diary.csv' })}
        </Button>
        <LinkButton to={`/apiaries/${hive.apiary.id}/development`} as={Link} icon="data">
          {formatMessage({ id: 'diary.development' })}
        </LinkButton>
        <LinkButton to={`/hives/${hive.id}/plans`} as={Link} icon="checklist">
          {formatMessage({ id: 'diary.methods' })}
        </LinkButton>
      </Row>
    </OffPaper>
  );
}

/** Its label on one line; on a phone the buttons stand below it. */
const PerPage = styled.div`
  min-width: min(16rem, 100%);
`;
