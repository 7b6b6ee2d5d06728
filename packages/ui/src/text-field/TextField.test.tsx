import { screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('a field is found by its label and described by its hint and error', () => {
  draw(<TextField label="Name" hint="As you call it." error="Fill this in." isRequired />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(described(input)).toBe('As you call it. Fill this in.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

function described(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

test('it hands its own event, its name and its element to the form', async () => {
  const change = jest.fn();
  const leave = jest.fn();
  const ref = { current: null };
  const { user } = draw(<TextField label="Name" name="name" ref={ref} onChange={change} onBlur={leave} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await user.type(input, 'A');
  await user.tab();
  expect(change.mock.calls[0]?.[0].target.value).toBe('A');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(input.getAttribute('name')).toBe('name');
  expect(ref.current).toBe(input);
});

test('a password can be looked at and hidden again', async () => {
  const { user } = draw(<TextField label="Password" type="password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(input.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a hidden label still names the field', () => {
  draw(<TextField label="Search hives" type="search" isLabelHidden />);
  expect(screen.getByRole('searchbox', { name: 'Search hives' })).toBeTruthy();
});

test('a text area says how much room is left only when the end is near', async () => {
  const { user } = draw(<TextArea label="Notes" maxLength={20} />);
  const area = screen.getByRole('textbox', { name: 'Notes' });
  await user.type(area, 'calm bees');
  expect(screen.queryByRole('status')).toBeNull();
  await user.type(area, ' on comb');
  expect(screen.queryByRole('status')).toBeNull();
  await user.type(area, 's!');
  expect(screen.getByRole('status').textContent).toBe('1 character left');
});
