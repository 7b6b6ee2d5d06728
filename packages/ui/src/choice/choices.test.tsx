import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing/draw.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { MultiChoiceField } from './MultiChoiceField.tsx';
import { SelectField } from './SelectField.tsx';
import { Switch } from './Switch.tsx';
import { YesNoField } from './YesNoField.tsx';

const weather = [
  { value: 'sun', label: 'Sunny' },
  { value: 'rain', label: 'Rain' },
];

function Weather({ canClear }: { canClear: boolean }) {
  const [value, setValue] = useState<string | undefined>('sun');
  if (canClear)
    return <ChoiceField label="Weather" options={weather} value={value} onChange={setValue} canClear />;
  return <ChoiceField label="Weather" options={weather} value={value} onChange={setValue} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a choice is a group of radios that arrow keys move', async () => {
  const { user } = draw(<Weather canClear={false} />);
  expect(within(screen.getByRole('radiogroup', { name: 'Weather' })).getAllByRole('radio')).toHaveLength(2);
  await user.click(radio('Rain'));
  expect(radio('Rain').checked).toBe(true);
  expect(radio('Sunny').checked).toBe(false);
});

test('a choice that may be taken back is: by its button, or by pressing it again', async () => {
  const { user } = draw(<Weather canClear />);
  await user.click(radio('Sunny'));
  expect(radio('Sunny').checked).toBe(false);
  await user.click(radio('Rain'));
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Weather' }));
  expect(radio('Rain').checked).toBe(false);
});

test('a choice that must stay is not taken back by a second press', async () => {
  const { user } = draw(<Weather canClear={false} />);
  await user.click(radio('Sunny'));
  expect(radio('Sunny').checked).toBe(true);
});

test('a wrong choice says so in its group', () => {
  draw(
    <ChoiceField
      label="Weather"
      options={weather}
      value={undefined}
      onChange={jest.fn()}
      error="Choose one."
      isRequired
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Weather' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(within(group).getByText('Choose one.').parentElement?.id).toBe(
    group.getAttribute('aria-describedby'),
  );
});

test('several choices come back in the order of the options, children under their parents', async () => {
  const change = jest.fn();
  const options = [
    { value: 'varroa', label: 'Varroa' },
    { value: 'moth', label: 'Wax moth' },
    { value: 'floor', label: 'On the floor', parentValue: 'varroa' },
  ];
  const { user } = draw(
    <MultiChoiceField label="Pests" options={options} values={['moth']} onChange={change} />,
  );
  const names = screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  expect(names).toEqual(['Varroa', 'On the floor', 'Wax moth']);
  await user.click(screen.getByRole('checkbox', { name: 'Varroa' }));
  expect(change).toHaveBeenLastCalledWith(['varroa', 'moth']);
  await user.click(screen.getByRole('checkbox', { name: 'Wax moth' }));
  expect(change).toHaveBeenLastCalledWith([]);
});

test('yes, no and no answer are three things', async () => {
  const change = jest.fn();
  const { user, redraw } = draw(<YesNoField label="Queen seen" value={undefined} onChange={change} />);
  expect(radio('Yes').checked || radio('No').checked).toBe(false);
  await user.click(radio('No'));
  expect(change).toHaveBeenLastCalledWith(false);
  redraw(<YesNoField label="Queen seen" value={false} onChange={change} />);
  expect(radio('No').checked).toBe(true);
  await user.click(radio('No'));
  expect(change).toHaveBeenLastCalledWith(undefined);
});

test('a check box toggles by its text and by space', async () => {
  const change = jest.fn();
  const { user } = draw(<Checkbox label="Roofed" isChecked={false} onChange={change} error="Accept." />);
  await user.click(screen.getByText('Roofed'));
  await user.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true]]);
  expect(screen.getByRole('checkbox', { name: 'Roofed' }).getAttribute('aria-invalid')).toBe('true');
});

test('a switch is announced as one', async () => {
  const change = jest.fn();
  const { user } = draw(<Switch label="Select all" isChecked onChange={change} />);
  await user.click(screen.getByRole('switch', { name: 'Select all', checked: true }));
  expect(change).toHaveBeenCalledWith(false);
});

test('a select shows its groups and gives undefined for its placeholder', async () => {
  const change = jest.fn();
  const options = [
    { value: 'zander', label: 'Zander', group: 'Boxes' },
    { value: 'skep', label: 'Skep', group: 'Other' },
  ];
  const { user } = draw(<SelectField label="Type" options={options} value="skep" onChange={change} />);
  const select = screen.getByRole('combobox', { name: 'Type' });
  expect(within(select).getByRole('group', { name: 'Boxes' })).toBeTruthy();
  await user.selectOptions(select, 'Zander');
  expect(change).toHaveBeenLastCalledWith('zander');
  await user.selectOptions(select, 'Choose …');
  expect(change).toHaveBeenLastCalledWith(undefined);
});

test('a required select that is answered does not offer "no answer"', () => {
  draw(<SelectField label="Apiary" options={weather} value="sun" onChange={jest.fn()} isRequired />);
  expect(screen.queryByRole('option', { name: 'Choose …' })).toBeNull();
});
