import { Stack } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import { type ReactNode, useState } from 'react';
import { useIntl } from '../use-intl.ts';

const pageSize = 50;

export interface PagedListProps<Item> {
  items: readonly Item[];
  /** What they are, as the heading says it. */
  name: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** So many of a list at once: a group has hundreds of members and thousands of hives. */
export function PagedList<Item>({ items, name, children }: PagedListProps<Item>) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  // Of a list that has become shorter the last page is shown.
  const shown = Math.min(page, pageCount);
  return (
    <Stack gap={24}>
      {children(items.slice((shown - 1) * pageSize, shown * pageSize))}
      <Pagination
        page={shown}
        pageCount={pageCount}
        onPage={setPage}
        label={formatMessage({ id: 'groups.pages' }, { list: name })}
      />
    </Stack>
  );
}
