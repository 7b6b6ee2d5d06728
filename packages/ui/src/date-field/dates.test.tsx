import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing/draw.tsx';
import { DateField, DateTimeField } from './DateTimeField.tsx';
import { localMinute } from './local-minute.ts';

const change = jest.fn();
beforeEach(() => change.mockReset());
afterEach(() => jest.restoreAllMocks());

/** A form that keeps what the field tells it. */
function Hatched({ hasTime = false, day }: { hasTime?: boolean; day?: string }) {
  const [value, setValue] = useState<string | undefined>(day);
  const Kind = hasTime ? DateTimeField : DateField;
  return (
    <Kind
      label="Hatched"
      value={value}
      onChange={(next) => {
        setValue(next);
        change(next);
      }}
    />
  );
}

const inBrowserOf = (...overrides: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(overrides);

test('"Now" enters this minute as the clock on the wall shows it', async () => {
  jest.useFakeTimers({ now: new Date(2026, 5, 4, 9, 5, 59), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const { user } = draw(<DateTimeField label="Visit" value={undefined} onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Now' }));
  expect(change).toHaveBeenCalledWith('2026-06-04T09:05');
  jest.useRealTimers();
});

test('a moment is given as it is entered, and undefined when it is emptied', () => {
  draw(<DateTimeField label="Visit" value="2026-06-04T09:05" onChange={change} />);
  const input = screen.getByLabelText('Visit');
  fireEvent.change(input, { target: { value: '2026-06-05T10:00' } });
  expect(change).toHaveBeenLastCalledWith('2026-06-05T10:00');
  fireEvent.change(input, { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ['de-DE', 'nl', '4-6-2026'],
  ['nl-BE', 'nl', '4/6/2026'],
  ['en-US', 'en', '6/4/2026'],
  ['en-GB', 'en', '4/6/2026'],
] as const)(
  'with a browser of %s and the page in %s, a day is typed %s',
  async (options, language, typed) => {
    inBrowserOf(options);
    const { user } = draw(<Hatched />, language);
    await user.type(screen.getByRole('textbox'), typed);
    expect(change).toHaveBeenLastCalledWith('2026-06-04');
  },
);

test('what is typed stays under the fingers, and is written out when the field is left', async () => {
  inBrowserOf('en-GB');
  const { user } = draw(<Hatched hasTime />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hatched' });
  await user.type(input, '4.6.26 9');
  expect(input.value).toBe('4.6.26 9');
  await user.tab();
  expect(input.value).toBe('04/06/2026 09:00');
});

test('what is no day stays for the form to refuse, and is never taken for no answer', async () => {
  inBrowserOf('en-GB');
  const { user } = draw(<Hatched />);
  await user.type(screen.getByRole('textbox'), '31/2/2026');
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('31/2/2026');
  expect(change).toHaveBeenLastCalledWith('31/2/2026');
});

test('the weeks of the calendar begin on Monday, in whatever country', async () => {
  inBrowserOf('en-US');
  const { user } = draw(<Hatched day="2026-06-04" />);
  await user.click(screen.getByRole('button', { name: 'Choose a day: Hatched' }));
  const days = within(await screen.findByRole('grid', { name: 'June 2026' }));
  const week = days.getAllByRole('columnheader', { hidden: true });
  expect(week.map((head) => head.getAttribute('aria-label'))).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('a day is chosen by keys, and the focus comes back', async () => {
  const { user } = draw(<Hatched day="2026-06-04" />);
  const button = screen.getByRole('button', { name: 'Choose a day: Hatched' });
  await user.click(button);
  await screen.findByRole('grid');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenLastCalledWith('2026-06-11');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByRole('grid');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a day that cannot be meant cannot be chosen', async () => {
  const { user } = draw(<DateField label="Seen" value="2026-06-04" max="2026-06-10" onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Choose a day: Seen' }));
  await user.click(await screen.findByRole('button', { name: /11 June 2026/ }));
  expect(change).not.toHaveBeenCalled();
});

test('a phone brings its own picker, and a day that it writes in another order stands in words', () => {
  const phone = { matches: true } as MediaQueryList;
  window.matchMedia = jest.fn(() => phone);
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const device = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  device.mockReturnValue({ ...options, locale: 'en-US' });
  draw(<Hatched day="2026-06-04" />);
  expect(screen.getByLabelText('Hatched').getAttribute('type')).toBe('date');
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
  expect(screen.queryByText(/Thursday/)).toBeNull();
  draw(<DateField label="Gezien" value="2026-06-04" onChange={change} />, 'nl');
  screen.getByText('donderdag 4 juni 2026');
  device.mockRestore();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a day can be cleared, unless it is required', async () => {
  const { user, redraw } = draw(<DateField label="Hatched" value="2026-05-02" onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Hatched' }));
  expect(change).toHaveBeenCalledWith(undefined);
  redraw(<DateField label="Hatched" value="2026-05-02" onChange={change} isRequired />);
  expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull();
});

test('days, months, hours and minutes have two digits', () => {
  expect(localMinute(new Date(2026, 0, 2, 3, 4))).toBe('2026-01-02T03:04');
});
