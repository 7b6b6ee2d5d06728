import { fireEvent, screen } from '@testing-library/react';
import { Button } from '../button/Button.tsx';
import { draw } from '../testing/draw.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

test('it is named by its title and closes by its button, by escape and by a press outside of it', async () => {
  const close = jest.fn();
  const { user } = draw(
    <Dialog title="Delete hive 3?" isOpen onClose={close}>
      Its inspections go with it.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete hive 3?' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(close).toHaveBeenCalledTimes(3);
  await user.click(screen.getByText('Its inspections go with it.'));
  expect(close).toHaveBeenCalledTimes(3);
});

test('closed, it is not there', () => {
  draw(
    <Dialog title="Delete hive 3?" isOpen={false} onClose={jest.fn()}>
      Text
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus goes to its first field, or else to its first action', () => {
  const { redraw } = draw(
    <Dialog
      key="question"
      title="Delete?"
      isOpen
      onClose={jest.fn()}
      actions={
        <>
          <Button>Keep</Button>
          <Button kind="danger">Delete</Button>
        </>
      }
    >
      Text
    </Dialog>,
  );
  expect(document.activeElement?.textContent).toBe('Keep');
  redraw(
    <Dialog key="form" title="Rename" isOpen onClose={jest.fn()} actions={<Button>Save</Button>}>
      <TextField label="Name" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('a drawer opens at its top, with a field below or not', () => {
  draw(
    <Dialog title="Menu" isOpen onClose={jest.fn()} placement="end">
      <TextField label="Search" value="" onChange={jest.fn()} />
    </Dialog>,
  );
  expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: 'Search' }));
});
