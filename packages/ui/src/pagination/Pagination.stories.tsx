import { useState } from 'react';
import { arabic, noop } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Pagination } from './Pagination.tsx';

export default {
  title: 'Actions/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(
  Pagination,
  { label: 'Pages of inspections', page: 4, pageCount: 12, onPage: noop },
  { value: 'page', handler: 'onPage' },
);

export function Default() {
  const [page, setPage] = useState(4);
  return <Pagination page={page} pageCount={12} onPage={setPage} label="Pages of inspections" />;
}

export function FirstPage() {
  return <Pagination page={1} pageCount={3} onPage={noop} label="Pages of inspections" />;
}

export function LastPage() {
  return <Pagination page={240} pageCount={240} onPage={noop} label="Pages of inspections" />;
}

export const Narrow = onNarrowPhone(Default);
export const RightToLeft = rightToLeft(() => (
  <Pagination page={2} pageCount={3} onPage={noop} label={arabic} />
));
export const Themes = inThemes(({ theme }) => (
  <Pagination page={4} pageCount={12} onPage={noop} label={`Pages in ${theme}`} />
));
