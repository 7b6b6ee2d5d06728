import { Button, Card, Chip, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { ChangedFact } from './version-facts.ts';

export interface VersionCardProps {
  /** ISO 8601 */
  writtenAt: string;
  /** Default: nobody is named. */
  writtenBy?: string | null | undefined;
  /** What it says otherwise than the version before it; undefined: it is the first that is stored. */
  changes: readonly ChangedFact[] | undefined;
  isPresent: boolean;
  onRestore: () => void;
  isBusy: boolean;
}

/** A version of an inspection or a checklist: who wrote it when, and side by side what changed by it. */
export function VersionCard({
  writtenAt,
  writtenBy = null,
  changes,
  isPresent,
  onRestore,
  isBusy,
}: VersionCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const when = formatDate(writtenAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card as="li">
      <Row gap={8} justify="between">
        <Stack gap={4}>
          <Text isBold>
            <time dateTime={writtenAt}>{when}</time>
          </Text>
          {writtenBy !== null && (
            <Text tone="muted" size="small">
              {formatMessage({ id: 'inspections.by' }, { name: writtenBy })}
            </Text>
          )}
        </Stack>
        {isPresent ? (
          <Chip>{formatMessage({ id: 'versions.present' })}</Chip>
        ) : (
          <Button icon="undo" isBusy={isBusy} onClick={onRestore}>
            {formatMessage({ id: 'versions.restore' })}
          </Button>
        )}
      </Row>
      {changes ? (
        <Changes facts={changes} />
      ) : (
        <Text tone="muted">{formatMessage({ id: 'versions.first' })}</Text>
      )}
    </Card>
  );
}

function Changes({ facts }: { facts: readonly ChangedFact[] }) {
  const { formatMessage } = useIntl();
  if (facts.length === 0) return <Text tone="muted">{formatMessage({ id: 'versions.same' })}</Text>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'versions.what' })}</th>
          <th scope="col">{formatMessage({ id: 'versions.before' })}</th>
          <th scope="col">{formatMessage({ id: 'versions.after' })}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ key, label, ...fact }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{fact.before || '–'}</td>
            <td>{fact.after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: ${tokens.space[8]} ${tokens.space[4]};
    border-top: ${tokens.borderWidth} solid ${tokens.color.border};
    overflow-wrap: anywhere;
    hyphens: auto;
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
  }
  th {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
    font-weight: ${tokens.font.weightMedium};
  }
`;
