import { readLayers } from '@skep/domain';
import { Button, Card, Chip, HiveDrawing, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { Fact, Version } from './useVersionFacts.ts';

export interface VersionCardProps {
  version: Version;
  /** The version before it; undefined: it is the first that is stored. */
  before: Version | undefined;
  factsOf: (version: Version) => Fact[];
  isPresent: boolean;
  onRestore: () => void;
  isBusy: boolean;
}

/** A version of a hive: who wrote it when, and side by side what changed by it. */
export function VersionCard({ version, before, factsOf, isPresent, onRestore, isBusy }: VersionCardProps) {
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
        <Changes version={version} before={before} factsOf={factsOf} />
      ) : (
        <Text tone="muted">{formatMessage({ id: 'versions.first' })}</Text>
      )}
    </Card>
  );
}

interface ChangesProps extends Pick<VersionCardProps, 'version' | 'factsOf'> {
  before: Version;
}

function Changes({ version, before, factsOf }: ChangesProps) {
  const { formatMessage } = useIntl();
  const older = factsOf(before);
  const changed = factsOf(version)
    .map((fact, index) => ({ ...fact, before: older[index]?.text ?? '' }))
    .filter((fact) => fact.text !== fact.before);
  if (changed.length === 0) return <Text tone="muted">{formatMessage({ id: 'versions.same' })}</Text>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'versions.what' })}</th>
          <th scope="col">
            <Picture version={before} />
            {formatMessage({ id: 'versions.before' })}
          </th>
          <th scope="col">
            <Picture version={version} />
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

function Picture({ version: { layers, color } }: { version: Version }) {
  return <HiveDrawing layers={readLayers(layers)} color={color} size="small" label="" />;
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
