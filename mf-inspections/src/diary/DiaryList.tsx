import { Button, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { DiaryQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { DiaryRow } from './DiaryRow.tsx';

export interface DiaryListProps {
  diary: DiaryQuery['diary'];
  onMore: () => Promise<unknown>;
}

/** What was found, newest first, a page at a time. */
export function DiaryList({ diary: { nodes, totalCount, hasNextPage }, onMore }: DiaryListProps) {
  const { formatMessage } = useIntl();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function showMore() {
    setIsLoadingMore(true);
    setHasFailed(false);
    try {
      await onMore();
    } catch {
      // The rows that are there stay; the button is the way to try again.
      setHasFailed(true);
    } finally {
      setIsLoadingMore(false);
    }
  }

  return (
    <Stack gap={16}>
      <div role="status">
        <Text tone="muted" size="small">
          {formatMessage({ id: 'inspections.diaryCount' }, { shown: nodes.length, total: totalCount })}
        </Text>
      </div>
      <Stack as="ul" gap={12}>
        {nodes.map((inspection) => (
          <DiaryRow key={inspection.id} inspection={inspection} />
        ))}
      </Stack>
      {hasFailed && <Text tone="problem">{formatMessage({ id: 'inspections.moreFailed' })}</Text>}
      {hasNextPage && (
        <Row justify="center">
          <Button isBusy={isLoadingMore} onClick={() => void showMore()}>
            {formatMessage({ id: 'inspections.more' })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
