import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic, longGerman, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, type Played, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export default {
  title: 'Fields/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Live({ value: first, ...props }: Omit<NumberFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

export const Playground = toTry(
  NumberField,
  { label: 'Frames of brood', value: 6, min: 0, max: 12, unit: 'frames', onChange: noop },
  heldValue,
);

export function Default() {
  return (
    <Form>
      <Live label="Frames of brood" value={6} min={0} max={24} />
    </Form>
  );
}

/** Arrow keys step by one, page keys by ten, home and end go to the ends. */
export const ByKeys = () => <Default />;
ByKeys.play = async ({ canvasElement }: Played) => {
  const field = await within(canvasElement).findByRole('spinbutton');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  await expect(field).toHaveAttribute('aria-valuenow', '17');
  await userEvent.keyboard('{End}');
  await expect(field).toHaveAttribute('aria-valuenow', '24');
};

export function ZeroAndNotAnswered() {
  return (
    <Form>
      <Live label="Queen cells: none found" value={0} min={0} />
      <Live label="Queen cells: not looked at" value={undefined} min={0} />
    </Form>
  );
}

export function DecimalsAndUnits() {
  return (
    <Form>
      <Live label="Frame width" value={43.2} decimals={1} min={0} max={100} unit="cm" />
      <Live label="Outside temperature" value={-3} unit="°C" hint="In the shade, at the entrance." />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <Live label="Frames per layer" value={99} error="Enter 24 or less." isRequired />
      <Live label="Frames per layer" value={undefined} error="Fill this in." isRequired />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <Live label="Frames per layer" value={10} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Live label={longGerman} value={123456789} unit="mm" hint={longGerman} />
));
export const RightToLeft = rightToLeft(() => <Live label={arabic} value={6} unit="cm" />);
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <ZeroAndNotAnswered />
    <Wrong />
    <Disabled />
  </Form>
));
