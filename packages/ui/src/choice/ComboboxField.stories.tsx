import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, type Played, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { ComboboxField } from './ComboboxField.tsx';

export default {
  title: 'Fields/ComboboxField',
  component: ComboboxField,
  tags: ['autodocs'],
  parameters: { status: 'new', since: '1.2.0' },
};

const apiaries = ['Orchard by the lake', 'Edge of the forest', 'Old mill'];

const hives = Array.from({ length: 300 }, (_, index) => ({
  value: String(index),
  label: `Hive ${index + 1}`,
  group: apiaries[Math.floor(index / 100)],
}));

export const Playground = toTry(
  ComboboxField,
  { label: 'Hive', options: hives, value: '2', onChange: noop },
  heldValue,
);

function Hive({ value: first, error }: { value?: string; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Form>
      <ComboboxField label="Hive" options={hives} value={value} onChange={setValue} error={error} />
    </Form>
  );
}

export const Default = () => <Hive value="2" />;
export const NotAnswered = () => <Hive />;
export const Wrong = () => <Hive error="Choose a hive." />;
export const Disabled = () => (
  <Form>
    <ComboboxField label="Hive" options={hives} value="2" onChange={noop} isDisabled />
  </Form>
);

async function type({ canvasElement }: Played, words: string) {
  const input = await within(canvasElement).findByRole('combobox');
  await userEvent.click(input);
  await userEvent.type(input, words);
  return input;
}

/** All words are looked for, in the name and in its group. */
export const Found = () => <Hive />;
Found.play = async (played: Played) => {
  await type(played, 'forest 12');
  const options = await within(played.canvasElement).findAllByRole('option');
  await expect(options.map(({ textContent }) => textContent)).toEqual(['Hive 112', 'Hive 120', ...twenties]);
};

const twenties = Array.from({ length: 9 }, (_, index) => `Hive ${121 + index}`);

export const TakenByEnter = () => <Hive />;
TakenByEnter.play = async (played: Played) => {
  const input = await type(played, 'mill 250{Enter}');
  await expect(input).toHaveValue('Hive 250');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
};

export const NothingFound = () => <Hive />;
NothingFound.play = async (played: Played) => {
  await type(played, 'queen');
  await expect(within(played.canvasElement).getByRole('status')).toHaveTextContent('Nothing found');
};

async function open({ canvasElement }: Played) {
  await userEvent.click(await within(canvasElement).findByRole('combobox'));
  await within(canvasElement).findByRole('listbox');
}

export const InADialog = () => (
  <Dialog title="Move the device" isOpen onClose={noop} actions={<Button kind="main">Save</Button>}>
    <Hive value="150" />
  </Dialog>
);
InADialog.play = open;

export const LongWords = onNarrowPhone(() => (
  <ComboboxField
    label={longGreek}
    options={[
      { value: 'de', label: `${longGerman} ${longGreek}`, group: longGreek },
      { value: 'el', label: longGreek, group: longGreek },
    ]}
    value="de"
    onChange={noop}
  />
));
LongWords.play = open;

export const RightToLeft = rightToLeft(() => (
  <ComboboxField label={arabic} options={[{ value: 'ar', label: arabic }]} value="ar" onChange={noop} />
));
RightToLeft.play = open;

export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Wrong />
    <Disabled />
  </Form>
));
