import { Link } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Notice, Row, Stack, Text } from '@skep/ui';
import type { FromPaperQuery } from '../generated/graphql.ts';
import { useIntl } from './use-from-paper-intl.ts';

export interface SheetCardProps {
  readingId: string;
  sheet: NonNullable<FromPaperQuery['sheetReading']>['sheets'][number];
  /** Undefined: a blank one, one for many hives, or a hive that the person does not see. */
  hiveName: string | undefined;
}

/** A sheet whose pages are there, or some of them, and the way to what was read. */
export function SheetCard({ readingId, sheet, hiveName }: SheetCardProps) {
  const { formatMessage, formatList } = useIntl();
  const { printId, checklistId, hiveId, missingPages, pagesTwice, fields } = sheet;
  const numbers = (pages: readonly number[]) => formatList(pages.map(String));
  const unsureCount = fields.filter(({ isSure }) => !isSure).length;
  const search = new URLSearchParams({ print: printId, checklistId, ...(hiveId != null && { hiveId }) });
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>
          {hiveName ?? formatMessage({ id: sheet.rows ? 'fromPaper.manySheet' : 'fromPaper.blankSheet' })}
        </Heading>
        <Text tone="muted">
          {formatMessage({ id: 'fromPaper.print' }, { name: sheet.name, id: printId })}
        </Text>
        {pagesTwice.length > 0 && (
          <Notice kind="problem">
            {formatMessage(
              { id: 'fromPaper.pagesTwice' },
              { pages: numbers(pagesTwice), count: pagesTwice.length },
            )}
          </Notice>
        )}
        {missingPages.length > 0 && (
          <Notice kind="information">
            {formatMessage(
              { id: 'fromPaper.pagesMissing' },
              { pages: numbers(missingPages), count: missingPages.length },
            )}
          </Notice>
        )}
        <Text>{formatMessage({ id: 'fromPaper.toCheck' }, { count: unsureCount })}</Text>
        <Row>
          <LinkButton kind="main" icon="check" to={`/inspect/paper/${readingId}?${search}`} as={Link}>
            {formatMessage({ id: 'fromPaper.check' })}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
