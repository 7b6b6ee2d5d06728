import { focusRing, Stack, tokens } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import type { Curve } from './curve.ts';
import { useIntl } from './i18n.ts';
import type { FigureText } from './useFigureText.ts';
import type { MomentText } from './useMomentText.ts';

export interface ChartTableProps {
  label: string;
  times: readonly number[];
  curves: readonly Pick<Curve, 'key' | 'name' | 'mean' | 'range'>[];
  momentText: MomentText;
  figureText: FigureText;
}

const pageSize = 50;

/** The figures of a chart, the newest first; times at which nothing was measured are left out. */
export function ChartTable({ label, times, curves, momentText, figureText }: ChartTableProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const measured = times
    .map((time, index) => ({ time, index }))
    .filter(({ index }) => curves.some(({ mean }) => (mean[index] ?? null) !== null))
    .reverse();
  const pageCount = Math.ceil(measured.length / pageSize);
  const shown = Math.min(page, Math.max(1, pageCount));
  const text = (value: number | null | undefined) => (value == null ? '–' : figureText(value));
  return (
    <Stack gap={8}>
      <Scrolling role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'chart.time' })}</th>
              {curves.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measured.slice((shown - 1) * pageSize, shown * pageSize).map(({ time, index }) => (
              <tr key={time}>
                <th scope="row">{momentText(time)}</th>
                {curves.map(({ key, mean }) => (
                  <td key={key}>{text(mean[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <Pagination
        page={shown}
        pageCount={pageCount}
        onPage={setPage}
        label={formatMessage({ id: 'chart.pages' }, { title: label })}
      />
    </Stack>
  );
}

const Scrolling = styled.div`
  overflow: auto;
  max-height: 420px;
  ${focusRing}
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: ${tokens.font.sizeSmall};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${tokens.space[4]} ${tokens.space[8]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${tokens.color.surface};
  }
  tbody th {
    font-weight: ${tokens.font.weightNormal};
  }
`;
