import { screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { Pagination } from './Pagination.tsx';
import { shownPages } from './shown-pages.ts';

test('the ends, the open page and its neighbours have buttons', () => {
  expect(shownPages(5, 12)).toEqual([1, 4, 5, 6, 12]);
  expect(shownPages(1, 3)).toEqual([1, 2, 3]);
  expect(shownPages(3, 3)).toEqual([1, 2, 3]);
});

test('one page needs no turning', () => {
  draw(<Pagination page={1} pageCount={1} onPage={jest.fn()} label="Pages" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('it turns to a page, forward and back, and not beyond the ends', async () => {
  const turn = jest.fn();
  const { user } = draw(<Pagination page={3} pageCount={3} onPage={turn} label="Pages" />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(turn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(turn.mock.calls).toEqual([[2], [1]]);
});
