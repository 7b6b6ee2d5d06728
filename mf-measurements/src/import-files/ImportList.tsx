import { Link } from '@skep/remote-kit';
import { Card, Chip, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { FileImportsQuery } from '../generated/graphql.ts';
import { useIntl } from './use-import-files-intl.ts';

/** Files that the person has brought, and what became of them. */
export function ImportList({ files }: { files: FileImportsQuery['fileImports'] }) {
  const { formatMessage, formatDate } = useIntl();
  if (files.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{formatMessage({ id: 'importFiles.yours' })}</Heading>
      {files.map(({ id, name, state, stored, createdAt }) => (
        <Card key={id}>
          <Stack gap={8}>
            <Row justify="between" align="start">
              <Heading level={3}>{name}</Heading>
              <Chip tone={state === 'IMPORTED' ? 'success' : state === 'FAILED' ? 'problem' : 'neutral'}>
                {formatMessage({ id: `importFiles.state.${state}` })}
              </Chip>
            </Row>
            <Row justify="between">
              <Text tone="muted">
                {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
                {state === 'IMPORTED' &&
                  ` · ${formatMessage({ id: 'importFiles.stored' }, { rows: stored })}`}
              </Text>
              <LinkButton to={`/import/files?file=${id}`} as={Link}>
                {formatMessage({ id: 'importFiles.open' }, { name })}
              </LinkButton>
            </Row>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
