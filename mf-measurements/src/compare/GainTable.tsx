import { gainPeriods, inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import { Button, Card, focusRing, Heading, Icon, Row, Stack, Text, tokens } from '@skep/ui';
import { csvText, download, fileName } from '@skep/ui/download';
import styled from 'styled-components';
import { gainColumns } from './comparison.ts';
import { type GainOfHive, type GainSort, sortedByGain, sortPressed } from './gains.ts';
import { useIntl } from './use-compare-intl.ts';

export interface GainTableProps {
  hives: readonly GainOfHive[];
  sort: GainSort;
  onSort: (sort: GainSort) => void;
}

/** What each hive became heavier by. Accessibility: a table whose headings sort it. */
export function GainTable({ hives, sort, onSort }: GainTableProps) {
  const { formatMessage, formatNumber } = useIntl();
  const units = useUnits();
  const rows = sortedByGain(hives, sort);
  const title = formatMessage({ id: 'compare.view.gains' });
  const read = (kg: number) => inUnits({ value: kg, unit: 'kg' }, units);
  const text = (kg: number | undefined) => {
    if (kg === undefined) return '–';
    const { value, unit } = read(kg);
    const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return measuredText(value, unit, formatNumber, { ...decimals, signDisplay: 'exceptZero' });
  };

  function save() {
    const head = ['hive', ...gainPeriods.map((gainPeriod) => `gain_${gainPeriod}_${units.weight}`)];
    const lines = rows.map(({ name, gains }) => [
      name,
      ...gainPeriods.map((gainPeriod) => {
        const kg = gains[gainPeriod];
        return kg === undefined ? '' : read(kg).value.toFixed(2);
      }),
    ]);
    download(fileName(title, 'csv'), new Blob([csvText([head, ...lines])], { type: 'text/csv' }));
  }

  return (
    <Card as="section">
      <Stack gap={12}>
        <Row justify="between">
          <Heading level={2}>{title}</Heading>
          <Button icon="download" onClick={save}>
            {formatMessage({ id: 'chart.csv' })}
          </Button>
        </Row>
        <Scrolling role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {gainColumns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={column !== sort.by ? 'none' : sort.isRising ? 'ascending' : 'descending'}
                  >
                    <Sorting type="button" onClick={() => onSort(sortPressed(column, sort))}>
                      {formatMessage({ id: column === 'name' ? 'compare.hive' : `compare.gain.${column}` })}
                      {column === sort.by && (
                        <Icon name={sort.isRising ? 'chevronUp' : 'chevronDown'} size="small" />
                      )}
                    </Sorting>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, gains }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {gainPeriods.map((gainPeriod) => (
                    <td key={gainPeriod}>{text(gains[gainPeriod])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
        <Text size="small" tone="muted">
          {formatMessage({ id: 'compare.aboutGains' })}
        </Text>
      </Stack>
    </Card>
  );
}

const Scrolling = styled.div`
  overflow-x: auto;
  ${focusRing}
  table {
    border-collapse: collapse;
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${tokens.space[8]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: end;
  }
  td {
    white-space: nowrap;
  }
  th:first-child {
    min-width: 6rem;
    text-align: start;
  }
  tbody th {
    font-weight: ${tokens.font.weightNormal};
    overflow-wrap: anywhere;
  }
`;

const Sorting = styled.button`
  display: inline-flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: end;
  min-height: ${tokens.size.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${tokens.font.weightMedium};
  text-align: end;
  cursor: pointer;
  ${focusRing}
`;
