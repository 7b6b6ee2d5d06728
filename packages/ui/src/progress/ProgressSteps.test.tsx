import { screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

test('the open step is marked, and any step can be opened', async () => {
  const select = jest.fn();
  const steps = [
    { id: 'name', label: 'Name' },
    { id: 'place', label: 'Place' },
    { id: 'hive', label: 'Hive' },
  ];
  const { user } = draw(<ProgressSteps label="New apiary" steps={steps} current="place" onSelect={select} />);
  expect(screen.getByRole('navigation', { name: 'New apiary' })).toBeTruthy();
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Place');
  await user.click(screen.getByRole('button', { name: /Hive/ }));
  expect(select).toHaveBeenCalledWith('hive');
});

test('a step with a problem says so, open or not', () => {
  const steps = [
    { id: 'name', label: 'Name', problem: 'Something is wrong here' },
    { id: 'place', label: 'Place' },
  ];
  draw(<ProgressSteps steps={steps} current="place" onSelect={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Something is wrong here Name' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '2 Place' })).toBeTruthy();
});
