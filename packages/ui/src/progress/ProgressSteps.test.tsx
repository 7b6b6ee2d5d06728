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
