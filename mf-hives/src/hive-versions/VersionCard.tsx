import { Button, Card, Chip, Row, Stack, Text, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIntl } from '../colony-history/use-life-intl.ts';

export interface Fact {
  label: string;
  /** Empty: it says nothing of it. */
  text: string;
}

/** A version as people read it. All versions of a thing have the same facts in the same order. */
export interface ShownVersion {
  revision: number;
  writtenAt: string;
  writtenBy: string | null;
  facts: readonly Fact[];
  picture: ReactNode;
}

export interface VersionCardProps {
  version: ShownVersion;
  /** The version before it; undefined: it is the first that is stored. */
  before: ShownVersion | undefined;
  isPresent: boolean;
  onRestore: () => void;
  isBusy: boolean;
}

/** A version of a hive or a queen: who wrote it when, and side by side what changed by it. */
export function VersionCard({ version, before, isPresent, onRestore, isBusy }: VersionCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { writtenBy, writtenAt } = version;
  return (
    <Card as="li">
      <Row gap={8} justify="between">
        <Stack gap={4}>
          <Text isBold>
            <time dateTime={writtenAt}>
              {formatDate(writtenAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </Text>
          {writtenBy !== null && (
            <Text tone="muted" size="small">
              {formatMessage({ id: 'life.by' }, { name: writtenBy })}
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
      {before ? (
        <Changes version={version} before={before} />
      ) : (
        <Text tone="muted">{formatMessage({ id: 'versions.first' })}</Text>
      )}
    </Card>
  );
}

function Changes({ version, before }: { version: ShownVersion; before: ShownVersion }) {
  const { formatMessage } = useIntl();
  const changed = version.facts
    .map((fact, index) => ({ ...fact, before: before.facts[index]?.text ?? '' }))
    .filter((fact) => fact.text !== fact.before);
  if (changed.length === 0) return <Text tone="muted">{formatMessage({ id: 'versions.same' })}</Text>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'versions.what' })}</th>
          <th scope="col">
            {before.picture}
            {formatMessage({ id: 'versions.before' })}
          </th>
          <th scope="col">
            {version.picture}
            {formatMessage({ id: 'versions.after' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ label, text, before: was }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{was || '–'}</td>
            <td>{text || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.space[8]} ${tokens.space[4]};
    border-top: ${tokens.borderWidth} solid ${tokens.color.border};
    overflow-wrap: break-word;
    hyphens: auto;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    vertical-align: bottom;
  }
  th {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
    font-weight: ${tokens.font.weightMedium};
  }
`;
