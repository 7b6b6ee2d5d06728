import { act, screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { ScreenStates } from './ScreenStates.tsx';

test('loading says so in words only after a second', () => {
  jest.useFakeTimers();
  draw(<ScreenStates state={{ kind: 'loading', text: 'Loading your hives …' }}>Hives</ScreenStates>);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toBe('Loading your hives …');
  expect(screen.queryByText('Hives')).toBeNull();
  jest.useRealTimers();
});

test('an error says what happened and lets one try again', async () => {
  const retry = jest.fn();
  const { user } = draw(
    <ScreenStates
      state={{
        kind: 'error',
        title: 'No hives',
        text: 'Try again.',
        onRetry: retry,
        retryLabel: 'Try again',
      }}
    >
      Hives
    </ScreenStates>,
  );
  expect(screen.getByRole('alert').textContent).toContain('No hives');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('empty says what to do next', () => {
  draw(
    <ScreenStates
      state={{
        kind: 'empty',
        title: 'No apiaries yet',
        text: 'Make one.',
        action: <a href="#new">New apiary</a>,
      }}
    >
      Hives
    </ScreenStates>,
  );
  expect(screen.getByRole('heading', { name: 'No apiaries yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New apiary' })).toBeTruthy();
});

test('ready shows what is there', () => {
  draw(<ScreenStates state={{ kind: 'ready' }}>Hives</ScreenStates>);
  expect(screen.getByText('Hives')).toBeTruthy();
});
