import { utcWireTime } from '@skep/domain';
import { useDownload, useServices } from '@skep/remote-kit';
import { Button, Heading, Row, Stack, Text } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { useState } from 'react';
import type { ResearchCardFragment } from '../generated/graphql.ts';
import { useIntl } from './use-research-intl.ts';

/** What researchers download of their research. */
export function ResearcherFiles({ research }: { research: ResearchCardFragment }) {
  const { formatMessage } = useIntl();
  const { consentCount, files } = research;
  const [from, setFrom] = useState<string>();
  const [until, setUntil] = useState<string>();
  const { saveFile } = useServices();
  const { save, running } = useDownload({ invalid_input: formatMessage({ id: 'research.nothing' }) });
  if (saveFile === undefined) return null;
  return (
    <Stack gap={12}>
      <Heading level={3}>{formatMessage({ id: 'research.researchers' })}</Heading>
      <Text>{formatMessage({ id: 'research.count' }, { count: consentCount ?? 0 })}</Text>
      <Text tone="muted">{formatMessage({ id: 'research.filesMean' })}</Text>
      <Row gap={16} align="end">
        <DateField label={formatMessage({ id: 'research.filesFrom' })} value={from} onChange={setFrom} />
        <DateField label={formatMessage({ id: 'research.filesUntil' })} value={until} onChange={setUntil} />
      </Row>
      <Row>
        {files.map(({ item, path }) => (
          <Button
            key={item}
            icon="download"
            isBusy={running?.split('?')[0] === path}
            onClick={() => void save(`${path}${queryOf(from, until)}`)}
          >
            {formatMessage({ id: `research.item.${item}` })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** Whole days on the person's own clock, the last one part of it. */
function queryOf(from: string | undefined, until: string | undefined): string {
  const query = new URLSearchParams();
  if (from) query.set('date_start', utcWireTime(new Date(`${from}T00:00:00`)));
  if (until) {
    const end = new Date(`${until}T00:00:00`);
    end.setDate(end.getDate() + 1);
    query.set('date_until', utcWireTime(end));
  }
  return query.size === 0 ? '' : `?${query}`;
}
