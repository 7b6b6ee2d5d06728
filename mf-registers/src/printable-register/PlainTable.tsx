import { focusRing, tokens } from '@skep/ui';
import styled from 'styled-components';

export interface PlainTableProps {
  label: string;
  headings: readonly string[];
  /** In the order of the headings; the first cell of a line is its heading. */
  lines: readonly (readonly string[])[];
  /** The last line, which adds up the others. */
  sum?: readonly string[] | undefined;
  /** From this column on there are numbers. Default: none are. */
  numbersFrom?: number;
}

/** A table of texts, on a screen and on paper; on a narrow screen it moves sideways, and on paper words are broken before it is cut. */
export function PlainTable({ label, headings, lines, sum, numbersFrom = headings.length }: PlainTableProps) {
  const cells = (line: readonly string[]) =>
    headings.map((heading, index) =>
      index === 0 ? (
        <th key={heading} scope="row">
          {line[index]}
        </th>
      ) : (
        <Cell key={heading} $isNumber={index >= numbersFrom}>
          {line[index]}
        </Cell>
      ),
    );
  return (
    <Layout role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {headings.map((heading, index) => (
              <Heading key={heading} scope="col" $isNumber={index >= numbersFrom}>
                {heading}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Two hives may have the same name.
            <tr key={String(index)}>{cells(line)}</tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>{cells(sum)}</tr>
          </tfoot>
        )}
      </table>
    </Layout>
  );
}

const Layout = styled.div`
  overflow-x: auto;
  ${focusRing}
  & table {
    border-collapse: collapse;
    width: 100%;
  }
  & th,
  & td {
    padding: ${tokens.space[8]} ${tokens.space[12]} ${tokens.space[8]} 0;
    border-bottom: ${tokens.borderWidth} solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & td {
    min-width: 4.5em;
  }
  @media print {
    & td {
      overflow-wrap: anywhere;
    }
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: 0;
  }
  & tfoot {
    font-weight: ${tokens.font.weightBold};
  }
`;

const numbers = ({ $isNumber }: { $isNumber: boolean }) =>
  $isNumber ? '&& { min-width: 0; text-align: end; font-variant-numeric: tabular-nums; }' : '';

const Cell = styled.td<{ $isNumber: boolean }>`
  ${numbers}
`;

const Heading = styled.th<{ $isNumber: boolean }>`
  ${numbers}
`;
