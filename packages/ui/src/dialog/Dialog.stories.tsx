import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { type Played, rightToLeft } from '../stories/story-frames.tsx';
import { Text } from '../text/Text.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

export default {
  title: 'Feedback/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export function Question() {
  return (
    <Dialog
      title="Delete hive 3?"
      isOpen
      onClose={noop}
      actions={
        <>
          <Button>Keep the hive</Button>
          <Button kind="danger" icon="trash">
            Delete hive
          </Button>
        </>
      }
    >
      <Text>Its 14 inspections go with it. This cannot be undone.</Text>
    </Dialog>
  );
}

function DeleteHive() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button kind="danger" icon="trash" onClick={() => setIsOpen(true)}>
        Delete hive
      </Button>
      <Dialog
        title="Delete hive 3?"
        isOpen={isOpen}
        onClose={close}
        actions={<Button onClick={close}>Keep</Button>}
      >
        <Text>Its 14 inspections go with it. This cannot be undone.</Text>
      </Dialog>
    </>
  );
}

/** The focus goes to the harmless action. */
export const Opened = () => <DeleteHive />;
Opened.play = async ({ canvasElement }: Played) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete hive' }));
  await expect(await within(canvasElement).findByRole('button', { name: 'Keep' })).toHaveFocus();
};

/** The focus returns to where it was. */
export const Closed = () => <DeleteHive />;
Closed.play = async ({ canvasElement }: Played) => {
  await Opened.play({ canvasElement });
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keep' }));
  await expect(within(canvasElement).getByRole('button', { name: 'Delete hive' })).toHaveFocus();
};

export function WithAField() {
  return (
    <Dialog title="Rename the apiary" isOpen onClose={noop} actions={<Button kind="main">Save</Button>}>
      <TextField label="Name" defaultValue="Orchard by the lake" />
    </Dialog>
  );
}

export function LongContent() {
  return (
    <Dialog
      title={`${longGerman}: ${longGreek}`}
      isOpen
      onClose={noop}
      actions={<Button>{longGerman}</Button>}
    >
      {Array.from({ length: 14 }, (_, index) => `${index + 1}. ${longGreek} ${longGerman}.`).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Dialog>
  );
}

export function AlongTheSide() {
  return (
    <Dialog title="Menu" isOpen onClose={noop} placement="end">
      <Text>Orchard by the lake</Text>
    </Dialog>
  );
}

export const RightToLeft = rightToLeft(() => (
  <Dialog title={arabic} isOpen onClose={noop} actions={<Button kind="main">{arabic}</Button>}>
    <Text>{arabic}</Text>
  </Dialog>
));
