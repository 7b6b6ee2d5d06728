import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { arabic, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, type Played, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { Calendar } from './Calendar.tsx';
import { DateField, DateTimeField } from './DateTimeField.tsx';

export default {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  subcomponents: { DateField },
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(
  DateTimeField,
  { label: 'Inspected', value: '2026-06-14T10:30', onChange: noop },
  heldValue,
);

export function Default() {
  const [moment, setMoment] = useState<string | undefined>('2026-06-14T10:30');
  const [day, setDay] = useState<string | undefined>('2026-05-02');
  return (
    <Form>
      <DateTimeField label="Date of the visit" value={moment} onChange={setMoment} isRequired />
      <DateField label="Queen hatched on" value={day} onChange={setDay} />
    </Form>
  );
}

export function NotAnswered() {
  return (
    <Form>
      <DateTimeField label="Date of the visit" value={undefined} onChange={noop} isRequired />
      <DateTimeField label="Remind me on" value={undefined} onChange={noop} isNowHidden />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <DateTimeField
        label="Date of the visit"
        value="2031-06-14T10:30"
        onChange={noop}
        error="Choose a date and time that is not in the future."
      />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <DateTimeField label="Date of the visit" value="2026-06-14T10:30" onChange={noop} isDisabled />
    </Form>
  );
}

async function openCalendar({ canvasElement }: Played) {
  await userEvent.click(await within(canvasElement).findByRole('button', { expanded: false }));
  await within(canvasElement).findByRole('grid');
}

/** In a low window it covers its field rather than losing its last week. */
export function CalendarInADialog() {
  return (
    <Dialog title="Move the appointment" isOpen onClose={noop} actions={<Button kind="main">Save</Button>}>
      <DateField label="New day" value="2026-05-02" onChange={noop} />
    </Dialog>
  );
}
CalendarInADialog.play = openCalendar;

/** A day of the calendar is written into the field, and the focus returns to the button. */
export function DayChosen() {
  const [day, setDay] = useState<string | undefined>('2026-05-02');
  return (
    <Form>
      <DateField label="Queen hatched on" value={day} onChange={setDay} />
    </Form>
  );
}
DayChosen.play = async ({ canvasElement }: Played) => {
  const { getByRole, getByText } = within(canvasElement);
  await openCalendar({ canvasElement });
  await userEvent.click(getByText('17'));
  await expect(getByRole('textbox')).toHaveDisplayValue(/17/);
  await expect(getByRole('button', { expanded: false })).toHaveFocus();
};

/** One alone: its bar of months is a landmark. */
export const CalendarOpen = () => (
  <Calendar day="2026-06-14" min="2026-06-03" max="2026-06-27" onChoose={noop} />
);

export const LongWords = onNarrowPhone(() => (
  <DateTimeField
    label={longGreek}
    hint={longGreek}
    value="2026-06-14T10:30"
    onChange={noop}
    nowLabel="Jetzt"
  />
));
export const RightToLeft = rightToLeft(() => (
  <DateTimeField label={arabic} value="2026-06-14T10:30" onChange={noop} />
));
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Wrong />
    <Disabled />
  </Form>
));
