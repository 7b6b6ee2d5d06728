import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing/draw.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const treatments = [
  { value: 'oxalic', label: 'Oxalic acid', group: 'Acids' },
  { value: 'formic', label: 'Formic acid', group: 'Acids' },
  { value: 'thyme', label: 'Thymol gél' },
];

interface Drawn extends Partial<SelectFieldProps<string>> {
  onSend?: () => void;
  onEscape?: () => void;
}

function Treatment({ onSend, onEscape, value: first, onChange, ...more }: Drawn) {
  const [value, setValue] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
    >
      <SelectField
        label="Treatment"
        options={treatments}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        isSearched
        {...more}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Treatment' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** What a screen reader says while the focus stays in the input. */
function marked(): string | undefined {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
}

test('typing leaves the options that have the words, whatever their accents, and Enter takes the marked one', async () => {
  const change = jest.fn();
  const send = jest.fn();
  const { user } = draw(<Treatment value="thyme" onChange={change} onSend={send} />);
  expect(input().value).toBe('Thymol gél');
  await user.clear(input());
  await user.type(input(), 'ACIDS');
  expect(shown()).toEqual(['Oxalic acid', 'Formic acid']);
  expect(screen.getByRole('group', { name: 'Acids' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 found');
  await user.keyboard(' for');
  expect([shown(), marked()]).toEqual([['Formic acid'], 'Formic acid']);
  await user.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([['formic']]);
  expect([input().value, shown()]).toEqual(['Formic acid', []]);
  expect(send).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('arrow keys open the list at what is chosen and go round it', async () => {
  const change = jest.fn();
  const { user } = draw(<Treatment value="formic" onChange={change} />);
  // Past the button that clears the answer.
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(input());
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect([marked(), screen.getByRole('option', { selected: true }).textContent]).toEqual([
    'Formic acid',
    'Formic acid',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Thymol gél');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Oxalic acid');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Thymol gél');
  await user.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([['thyme']]);
});

test('Escape closes the list alone and leaves the answer; without a list it is for what is around', async () => {
  const escaped = jest.fn();
  const change = jest.fn();
  const { user } = draw(<Treatment value="thyme" onChange={change} onEscape={escaped} />);
  await user.type(input(), 'acid');
  await user.keyboard('{Escape}');
  expect([input().value, shown()]).toEqual(['Thymol gél', []]);
  expect(escaped).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(escaped).toHaveBeenCalledTimes(1);
  expect(change).not.toHaveBeenCalled();
});

test('an option is pressed', async () => {
  const change = jest.fn();
  const { user } = draw(<Treatment onChange={change} />);
  await user.click(input());
  await user.click(screen.getByRole('option', { name: 'Formic acid' }));
  expect(change.mock.calls).toEqual([['formic']]);
  await waitFor(() => expect(document.activeElement).toBe(input()));
});

test('a name that was typed in full counts when the field is left; anything else does not', async () => {
  const change = jest.fn();
  const { user } = draw(<Treatment onChange={change} />);
  await user.type(input(), 'thymol GEL');
  await user.tab();
  expect(change.mock.calls).toEqual([['thyme']]);
  await user.clear(input());
  await user.type(input(), 'acid');
  await user.tab();
  expect([input().value, shown()]).toEqual(['Thymol gél', []]);
  expect(change).toHaveBeenCalledTimes(1);
});

test('an answer is taken back by the button or by clearing the text, unless it is required', async () => {
  const change = jest.fn();
  const { user, redraw } = draw(<Treatment value="thyme" onChange={change} />);
  await user.clear(input());
  await user.tab();
  expect(change.mock.calls).toEqual([[undefined]]);
  await user.type(input(), 'oxalic{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Treatment' }));
  expect(change).toHaveBeenLastCalledWith(undefined);
  redraw(<Treatment key="required" value="thyme" onChange={change} isRequired />);
  expect(screen.queryByRole('button', { name: 'Clear the answer: Treatment' })).toBeNull();
  await user.clear(input());
  await user.tab();
  expect(input().value).toBe('Thymol gél');
});

test('that nothing is found is said', async () => {
  const { user } = draw(<Treatment />);
  await user.type(input(), 'honey');
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  expect(input().getAttribute('aria-expanded')).toBe('false');
});
