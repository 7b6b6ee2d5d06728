import { fireEvent, screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { DateField, DateTimeField } from './DateTimeField.tsx';
import { localMinute } from './local-minute.ts';

test('"Now" enters this minute as the clock on the wall shows it', async () => {
  jest.useFakeTimers({ now: new Date(2026, 5, 4, 9, 5, 59), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const change = jest.fn();
  const { user } = draw(<DateTimeField label="Visit" value={undefined} onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Now' }));
  expect(change).toHaveBeenCalledWith('2026-06-04T09:05');
  jest.useRealTimers();
});

test('a moment is given as typed, and undefined when it is emptied', () => {
  const change = jest.fn();
  draw(<DateTimeField label="Visit" value="2026-06-04T09:05" onChange={change} />);
  const input = screen.getByLabelText('Visit');
  fireEvent.change(input, { target: { value: '2026-06-05T10:00' } });
  expect(change).toHaveBeenLastCalledWith('2026-06-05T10:00');
  fireEvent.change(input, { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith(undefined);
});

test('a day can be cleared, unless it is required', async () => {
  const change = jest.fn();
  const { user, redraw } = draw(<DateField label="Hatched" value="2026-05-02" onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Hatched' }));
  expect(change).toHaveBeenCalledWith(undefined);
  redraw(<DateField label="Hatched" value="2026-05-02" onChange={change} isRequired />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('days, months, hours and minutes have two digits', () => {
  expect(localMinute(new Date(2026, 0, 2, 3, 4))).toBe('2026-01-02T03:04');
});
