import { givenMessages } from '@skep/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inFakeShell } from '../testing/render-screen.tsx';
import { SearchLine } from './SearchLine.tsx';

test('a search runs when it is sent, by Enter or its button, and without the spaces around it', async () => {
  const searched: string[] = [];
  const line = (
    <SearchLine
      label="Words"
      buttonLabel="Search"
      search="linden"
      onSearch={(search) => searched.push(search)}
    />
  );
  render(inFakeShell(line, givenMessages({})).element);
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Words' });
  expect(field.value).toBe('linden');
  await userEvent.type(field, ' tree ');
  expect(searched).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(searched).toEqual(['linden tree', '']);
});
