import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { draw } from '../testing/draw.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const changed = jest.fn();
beforeEach(() => changed.mockClear());

function Live({ value: first, ...props }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <NumberField
      label="Frames"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Frames' });

test('0 and "not answered" differ, by sight and by ear', () => {
  const { redraw } = draw(<Live key="none" value={undefined} />);
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-valuetext')).toBe('Not answered');
  expect(screen.queryByRole('button', { name: 'Clear the answer: Frames' })).toBeNull();
  redraw(<Live key="zero" value={0} />);
  expect(field().value).toBe('0');
  expect(field().getAttribute('aria-valuetext')).toBe('0');
});

test('a comma or a dot may be typed, and nothing is taken away while typing', async () => {
  const { user } = draw(<Live value={undefined} decimals={1} unit="cm" />);
  await user.type(field(), '12,');
  expect(field().value).toBe('12,');
  await user.type(field(), '5');
  expect(changed).toHaveBeenLastCalledWith(12.5);
  await user.tab();
  expect(field().value).toBe('12.5');
  expect(field().getAttribute('aria-valuetext')).toBe('12.5 cm');
});

describe('in a field of several decimals', () => {
  const pause = () => act(() => jest.advanceTimersByTime(1200));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function drawDutch(decimals: number) {
    draw(<Live value={undefined} decimals={decimals} />, 'nl');
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  }

  test('a comma becomes a point when the person pauses, and the caret stays', async () => {
    const user = drawDutch(2);
    await user.type(field(), '52,13');
    await user.keyboard('{ArrowLeft}');
    expect(field().value).toBe('52,13');
    pause();
    expect(field().value).toBe('52.13');
    expect(field().selectionStart).toBe(4);
    await user.keyboard('7');
    expect(field().value).toBe('52.173');
    expect(changed).toHaveBeenLastCalledWith(52.173);
  });

  test('who pauses after the comma goes on where they were', async () => {
    const user = drawDutch(2);
    await user.type(field(), '1,');
    pause();
    expect(field().value).toBe('1,');
    await user.keyboard('5');
    expect(changed).toHaveBeenLastCalledWith(1.5);
    pause();
    expect(field().value).toBe('1.5');
  });

  test('on leaving, the number is written with a point at once', async () => {
    const user = drawDutch(2);
    await user.type(field(), '1,5');
    await user.tab();
    expect(field().value).toBe('1.50');
  });

  test('what is no number is left alone', async () => {
    const user = drawDutch(2);
    await user.type(field(), '1,000,5');
    pause();
    expect(field().value).toBe('1,000,5');
  });

  test('a field of one decimal keeps the comma', async () => {
    const user = drawDutch(1);
    await user.type(field(), '1,5');
    pause();
    expect(field().value).toBe('1,5');
  });
});

test('on leaving, the number is written as the language writes it', async () => {
  const { user } = draw(<Live value={undefined} decimals={1} />, 'nl');
  await screen.findByRole('spinbutton');
  await user.type(field(), '3.5');
  await user.tab();
  expect(field().value).toBe('3,5');
});

test('what is no number stays typed, and reaches the form as not a number', async () => {
  const { user } = draw(<Live value={undefined} />);
  await user.type(field(), 'six');
  await user.tab();
  expect(field().value).toBe('six');
  expect(changed).toHaveBeenLastCalledWith(Number.NaN);
});

test('the steppers count up and down within the range', async () => {
  const { user } = draw(<Live value={23} max={24} min={0} />);
  const more = screen.getByRole('button', { name: 'More: Frames' });
  await user.click(more);
  await user.click(more);
  expect(field().value).toBe('24');
  await user.click(screen.getByRole('button', { name: 'Less: Frames' }));
  expect(field().value).toBe('23');
});

test('minus on "not answered" answers 0', async () => {
  const { user } = draw(<Live value={undefined} min={0} />);
  await user.click(screen.getByRole('button', { name: 'Less: Frames' }));
  expect(changed).toHaveBeenLastCalledWith(0);
});

test('the keyboard steps by one, by ten, and to the ends', async () => {
  const { user } = draw(<Live value={5} min={0} max={24} />);
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(field().value).toBe('6');
  await user.keyboard('{PageUp}');
  expect(field().value).toBe('16');
  await user.keyboard('{End}');
  expect(field().value).toBe('24');
  await user.keyboard('{Home}{ArrowDown}');
  expect(field().value).toBe('0');
});

test('an answer can be taken back', async () => {
  const { user } = draw(<Live value={4} />);
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Frames' }));
  expect(changed).toHaveBeenLastCalledWith(undefined);
  expect(field().value).toBe('');
});

test('a value out of range is left as typed, for the form to refuse', async () => {
  const { user } = draw(<Live value={undefined} max={24} />);
  await user.type(field(), '99');
  await user.tab();
  expect(field().value).toBe('99');
  expect(changed).toHaveBeenLastCalledWith(99);
});
